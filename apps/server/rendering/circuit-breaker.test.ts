import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CircuitBreaker, CircuitOpenError } from "./circuit-breaker.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** Creates a call that fails after `ms`. */
const failAfter = (ms: number) => async () => {
  vi.advanceTimersByTime(ms);
  throw new Error("no answer");
};

it("stops calling a server that hangs, and tries it again with one call", async () => {
  const breaker = new CircuitBreaker();
  await expect(breaker.run(failAfter(8000))).rejects.toThrow("no answer");
  await expect(breaker.run(failAfter(8000))).rejects.toThrow("no answer");
  await expect(breaker.run(async () => "there")).rejects.toThrow(CircuitOpenError);
  vi.advanceTimersByTime(5000);
  const trial = Promise.withResolvers<string>();
  const trialResult = breaker.run(() => trial.promise);
  await expect(breaker.run(async () => "there")).rejects.toThrow(CircuitOpenError);
  trial.resolve("back");
  expect(await trialResult).toBe("back");
  expect(await breaker.run(async () => "there")).toBe("there");
});

it("keeps calling a server that fails quickly", async () => {
  const breaker = new CircuitBreaker();
  for (let call = 0; call < 10; call += 1) {
    await expect(breaker.run(failAfter(20))).rejects.toThrow("no answer");
  }
  expect(await breaker.run(async () => "there")).toBe("there");
});
