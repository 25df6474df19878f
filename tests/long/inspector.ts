import { readFileSync } from "node:fs";
import { retryUntil } from "./send-request.ts";
import type { BuiltServer } from "@angadi/test-kit/built-server";

/** Environment of a server that `connectInspector` can connect to. */
export const INSPECTOR_ENV = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

/** Connects to a server started with `INSPECTOR_ENV`, to measure memory and to collect garbage. */
export async function connectInspector(server: BuiltServer) {
  const url = await retryUntil(async () => {
    const address = /Debugger listening on (ws:\S+)/.exec(server.readOutput())?.[1];
    if (!address) throw new Error("The server has no inspector.");
    return address;
  });
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  interface Result {
    result?: { value?: unknown };
  }
  let lastId = 0;
  const pending = new Map<number, (result: Result) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    pending.get(id)?.(result);
    pending.delete(id);
  });
  const call = (method: string, params: object = {}) =>
    new Promise<Result>((resolve) => {
      lastId += 1;
      pending.set(lastId, resolve);
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
  const collectGarbage = () => call("HeapProfiler.collectGarbage");
  return {
    collectGarbage,
    /** Bytes of the heap after a garbage collection, and of the whole process. */
    async measureMemory() {
      await collectGarbage();
      const { result } = await call("Runtime.evaluate", {
        expression: "process.memoryUsage().heapUsed",
      });
      return { heap: Number(result?.value), rss: readRss(server.process.pid) };
    },
    close: () => socket.close(),
  };
}

/** Bytes of memory that a process uses, as reported by Linux. */
export function readRss(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}
