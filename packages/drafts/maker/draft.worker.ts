import type { WorkerRequest, WorkerResponse } from "@angadi/ui/worker/off-thread";
import { type WorkerAnswer, type WorkerCall, handle } from "./worker-handlers.ts";

// Off the page's own thread: a draft must not hold up a single key.
addEventListener("message", ({ data: { id, call } }: MessageEvent<WorkerRequest<WorkerCall>>) => {
  postMessage({ id, response: handle(call) } satisfies WorkerResponse<WorkerAnswer>);
});
