import { createWorkerClient } from "@angadi/workers/worker-client";
import { EMPTY_BRIEF } from "../engine/model/brief.ts";
import type { WorkerCalls } from "./worker-handlers.ts";

const client = createWorkerClient<WorkerCalls>({
  start: () => new Worker(new URL("names.worker.ts", import.meta.url), { type: "module" }),
  load: async () => (await import("./worker-handlers.ts")).handlers,
});

/** Calls the engine, in a worker if there can be one. Rejects if its code could not be fetched. */
export const callEngine = client.call;

/** Loads the engine and runs it once, so that the first requested names appear at once. */
export async function warmUpEngine(): Promise<void> {
  if (client.hasStarted()) return;
  // A failure here is ignored: the next call tries again and reports it.
  await callEngine("names", { brief: EMPTY_BRIEF, offset: 0, count: 1 }).catch(() => undefined);
}
