import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** Runs code in a separate process. Returns its exit status, standard error and log entries. */
function run(code: string) {
  const script = `
    import { logUncaughtErrors, openLog } from "./apps/server/operations/log.ts";
    import { runAsRequest } from "./apps/server/operations/request-id.ts";
    const { log, sink } = openLog("info");
    logUncaughtErrors(log, sink);
    ${code}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    { cwd: path.resolve(import.meta.dirname, "../../.."), encoding: "utf8" },
  );
  const lines = stdout.trim().split("\n");
  return { status, stderr, entries: lines.filter(Boolean).map((line) => JSON.parse(line)) };
}

describe("logUncaughtErrors", () => {
  it("logs an uncaught error and ends the process", () => {
    const { status, stderr, entries } = run(`
      setTimeout(() => { throw new Error("boom"); }, 1);
      setTimeout(() => log.info("never"), 60_000);`);
    expect(status).toBe(1);
    expect(stderr).toBe("");
    expect(entries).toMatchObject([{ level: 60, err: { message: "boom" } }]);
  });

  it("logs an unhandled rejection, and the process continues", () => {
    const { status, stderr, entries } = run(`
      runAsRequest("an-id", () => void Promise.reject(new Error("late")));
      runAsRequest("another", () => void Promise.reject("no error at all"));
      setTimeout(() => log.info("still here"), 20);`);
    expect(status).toBe(0);
    expect(stderr).toBe("");
    expect(entries).toMatchObject([
      { level: 50, err: { message: "late" } },
      { level: 50, err: { message: "no error at all" } },
      { level: 30, msg: "still here" },
    ]);
  });

  it("logs what a library writes to the console, with the request's id", () => {
    const { stderr, entries } = run(`
      runAsRequest("an-id", () => setTimeout(() => {
        console.error("React says %s", "no", new Error("why"));
        console.warn("careful");
      }));
      console.log({ not: "a request" });`);
    expect(stderr).toBe("");
    expect(entries).toMatchObject([
      { level: 30, msg: "{ not: 'a request' }" },
      { level: 50, requestId: "an-id", msg: "React says no why", err: { message: "why" } },
      { level: 40, requestId: "an-id", msg: "careful" },
    ]);
    expect(entries[0]).not.toHaveProperty("requestId");
    expect(entries[1].err.stack).toContain("at ");
  });
});
