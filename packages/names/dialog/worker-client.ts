import { workerClient } from "@angadi/ui/worker/off-thread";
import { EMPTY_BRIEF } from "../engine/brief.ts";
import type { WorkerAnswer, WorkerCall, WorkerCalls } from "./worker-handlers.ts";

const client = workerClient<WorkerCall, WorkerAnswer>({
  start: () => new Worker(new URL("names.worker.ts", import.meta.url), { type: "module" }),
  load: async () => (await import("./worker-handlers.ts")).handle,
});

/** Calls the engine, in a worker if there can be one. Rejects if its code could not be fetched. */
export const callEngine = <C extends keyof WorkerCalls>(
  name: C,
  request: WorkerCalls[C]["request"],
): Promise<WorkerCalls[C]["response"]> => client.call({ name, request } as WorkerCall);

/** Has the engine's code fetched and run once, so that the first names asked for come at once. */
export async function warmUpEngine(): Promise<void> {
  if (client.hasStarted()) return;
  // If it fails now, it is tried again when it is needed, and told of then.
  await callEngine("names", { brief: EMPTY_BRIEF, from: 0, count: 1 }).catch(() => undefined);
}
