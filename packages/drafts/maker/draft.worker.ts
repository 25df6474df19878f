import type { WorkerRequest, WorkerResponse } from "@angadi/ui/worker/worker-client";
import { type WorkerAnswer, type WorkerCall, handle } from "./worker-handlers.ts";

// Runs off the main thread, so that making a draft never delays a key press.
addEventListener("message", ({ data: { id, call } }: MessageEvent<WorkerRequest<WorkerCall>>) => {
  postMessage({ id, response: handle(call) } satisfies WorkerResponse<WorkerAnswer>);
});
