import { createWorkerClient } from "@angadi/workers/worker-client";
import type { DraftWorkerCalls } from "./worker-handlers.ts";

const client = createWorkerClient<DraftWorkerCalls>({
  start: () => new Worker(new URL("draft.worker.ts", import.meta.url), { type: "module" }),
  load: async () => (await import("./worker-handlers.ts")).draftHandlers,
});

/** Calls the engine, in a worker if possible. Rejects if its code could not be fetched. */
export const callDraftEngine = client.call;
