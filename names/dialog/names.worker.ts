import { answer } from "./worker-handlers.ts";
import type { Asking, Reply } from "./worker-client.ts";

// Off the page's own thread: a thousand names must not hold up a single key.
addEventListener("message", ({ data: { id, ask } }: MessageEvent<Asking>) => {
  postMessage({ id, answer: answerTo(ask) } satisfies Reply);
});

function answerTo(ask: Asking["ask"]) {
  return ask.question === "names" ? answer.names(ask.value) : answer.judge(ask.value);
}
