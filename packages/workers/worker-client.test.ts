import { afterEach, expect, it, vi } from "vitest";
import { type Handlers, createWorkerClient, serveCalls } from "./worker-client.ts";

interface Calls {
  double: { request: number; response: number };
  join: { request: readonly string[]; response: string };
}

const handlers: Handlers<Calls> = {
  double: (number) => number * 2,
  join: (texts) => texts.join(" "),
};
const load = async () => handlers;

class FakeWorker extends EventTarget {
  postMessage = vi.fn<(message: unknown) => void>();
  terminate = vi.fn<() => void>();
}
const createStart = (worker: FakeWorker) => () => worker as unknown as Worker;

afterEach(() => vi.unstubAllGlobals());

it("resolves each call with the response of the worker", async () => {
  const worker = new FakeWorker();
  const workerScope = new EventTarget();
  vi.stubGlobal("addEventListener", workerScope.addEventListener.bind(workerScope));
  vi.stubGlobal("postMessage", (data: unknown) =>
    worker.dispatchEvent(new MessageEvent("message", { data })),
  );
  worker.postMessage.mockImplementation((data) =>
    workerScope.dispatchEvent(new MessageEvent("message", { data })),
  );
  serveCalls(handlers);
  const { call, hasStarted } = createWorkerClient<Calls>({ start: createStart(worker), load });
  expect(hasStarted()).toBe(false);
  expect(await Promise.all([call("double", 21), call("join", ["neem", "tree"])])).toEqual([
    42,
    "neem tree",
  ]);
  expect(hasStarted()).toBe(true);
});

it("runs calls on the page if workers are unavailable", async () => {
  const start = () => {
    throw new Error("blocked");
  };
  const { call } = createWorkerClient<Calls>({ start, load });
  expect(await call("double", 4)).toBe(8);
});

it("runs pending and later calls on the page if the worker fails", async () => {
  const worker = new FakeWorker();
  const { call } = createWorkerClient<Calls>({ start: createStart(worker), load });
  const pending = call("double", 4);
  worker.dispatchEvent(new Event("error"));
  expect(await pending).toBe(8);
  expect(await call("join", ["a", "b"])).toBe("a b");
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

it("rejects a call if the code cannot be loaded", async () => {
  const start = () => {
    throw new Error("blocked");
  };
  const { call } = createWorkerClient<Calls>({
    start,
    load: () => Promise.reject(new Error("offline")),
  });
  await expect(call("double", 4)).rejects.toThrow("offline");
});
