import type { WorkerRequest, WorkerResponse } from "./worker-client.ts";
import { handle } from "./worker-handlers.ts";

// Off the page's own thread: a draft must not hold up a single key.
addEventListener("message", ({ data: { id, call } }: MessageEvent<WorkerRequest>) => {
  postMessage({ id, response: handle(call) } satisfies WorkerResponse);
});
