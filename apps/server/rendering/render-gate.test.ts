import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { OverloadedError, RenderGate } from "./render-gate.ts";

/** Creates work that runs until the test ends it. */
function createDeferredWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}

async function waitForTurns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

describe("RenderGate", () => {
  it("runs a few renders at once and rejects more if too many wait", async () => {
    const gate = new RenderGate();
    const job = createDeferredWork();
    let startedCount = 0;
    const runs = Array.from({ length: 200 }, () =>
      gate
        .run(() => {
          startedCount += 1;
          return job.run();
        })
        .catch((error: unknown) => error),
    );
    await waitForTurns(100);
    expect(startedCount).toBe(4);
    job.end();
    const rejected = (await Promise.all(runs)).filter(
      (outcome) => outcome instanceof OverloadedError,
    );
    expect(rejected).toHaveLength(200 - 64);
    expect(startedCount).toBe(64);
  });

  it("starts the next render while one waits for data", async () => {
    const gate = new RenderGate();
    const jobs = Array.from({ length: 30 }, () => {
      const job = createDeferredWork();
      return { ...job, done: gate.run(({ yieldTurn }) => (yieldTurn(), job.run())) };
    });
    let hasRun = false;
    await gate.run(async () => void (hasRun = true));
    expect(hasRun).toBe(true);
    for (const job of jobs) job.end();
    await Promise.all(jobs.map(({ done }) => done));
  });

  it("rejects renders that waited while others turned out to be slow", async () => {
    const gate = new RenderGate();
    const job = createDeferredWork();
    let startedCount = 0;
    const runs = Array.from({ length: 60 }, () =>
      gate
        .run(({ yieldTurn }) => {
          startedCount += 1;
          yieldTurn();
          return job.run();
        })
        .catch((error: unknown) => error),
    );
    await waitForTurns(1000);
    job.end();
    const outcomes = await Promise.all(runs);
    expect(startedCount).toBe(32);
    expect(outcomes.filter((outcome) => outcome instanceof OverloadedError)).toHaveLength(28);
  });

  it("leaves turns of the event loop to new connections between two renders", async () => {
    const gate = new RenderGate();
    let startedCount = 0;
    const runs = Array.from({ length: 5 }, () => gate.run(async () => void (startedCount += 1)));
    await waitForTurns(40);
    expect(startedCount).toBeGreaterThan(0);
    expect(startedCount).toBeLessThan(4);
    await Promise.all(runs);
    expect(startedCount).toBe(5);
  });

  it("runs revalidations first, and never rejects them", async () => {
    const gate = new RenderGate();
    const order: string[] = [];
    const visitors = Array.from({ length: 64 }, () => gate.run(async () => void order.push("new")));
    await gate.run(async () => void order.push("revalidation"), { isRevalidation: true });
    await Promise.all(visitors);
    expect(order.indexOf("revalidation")).toBeLessThan(3);
  });

  it("continues after work that fails", async () => {
    const gate = new RenderGate();
    const failingRuns = Array.from({ length: 20 }, () =>
      gate.run(() => Promise.reject(new Error("down"))),
    );
    const results = await Promise.allSettled(failingRuns);
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    expect(await gate.run(async () => "works")).toBe("works");
  });
});
