import { createWorkerClient } from "@angadi/ui/worker/worker-client";
import type { WorkerAnswer, WorkerCall, WorkerCalls } from "./worker-handlers.ts";

const client = createWorkerClient<WorkerCall, WorkerAnswer>({
  start: () => new Worker(new URL("draft.worker.ts", import.meta.url), { type: "module" }),
  load: async () => (await import("./worker-handlers.ts")).handle,
});

/** Calls the engine, in a worker if there can be one. Rejects if its code could not be fetched. */
export const callEngine = <C extends keyof WorkerCalls>(
  name: C,
  request: WorkerCalls[C]["request"],
): Promise<WorkerCalls[C]["response"]> => client.call({ name, request } as WorkerCall);
