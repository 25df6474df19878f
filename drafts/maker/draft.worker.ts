import type { WorkerRequest, WorkerResponse } from "./worker-client.ts";
import { handlers } from "./worker-handlers.ts";

// Off the page's own thread: a draft must not hold up a single key.
addEventListener("message", ({ data: { id, call } }: MessageEvent<WorkerRequest>) => {
  const made = call.name === "show" ? handlers.show(call.request) : handlers.file(call.request);
  made.then(
    (response) => answer({ id, response }),
    () => answer({ id, failed: true }),
  );
});

const answer = (response: WorkerResponse) => postMessage(response);
