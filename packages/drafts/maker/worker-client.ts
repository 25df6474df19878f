import { createWorkerClient } from "@angadi/workers/worker-client";
import type { WorkerCalls } from "./worker-handlers.ts";

const client = createWorkerClient<WorkerCalls>({
  start: () => new Worker(new URL("draft.worker.ts", import.meta.url), { type: "module" }),
  load: async () => (await import("./worker-handlers.ts")).handlers,
});

/** Calls the engine, in a worker if possible. Rejects if its code could not be fetched. */
export const callEngine = client.call;
