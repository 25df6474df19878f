import { handlers } from "./worker-handlers.ts";
import type { WorkerRequest, WorkerResponse } from "./worker-client.ts";

// Off the page's own thread: a thousand names must not hold up a single key.
addEventListener("message", ({ data: { id, call } }: MessageEvent<WorkerRequest>) => {
  postMessage({ id, response: handle(call) } satisfies WorkerResponse);
});

function handle(call: WorkerRequest["call"]) {
  return call.name === "names" ? handlers.names(call.request) : handlers.judge(call.request);
}
