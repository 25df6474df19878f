import type { Brief } from "../engine/brief.ts";
import type { Questions } from "./worker-handlers.ts";

/** What the page sends to the worker. */
export interface Asking {
  id: number;
  ask: { [Q in keyof Questions]: { question: Q; value: Questions[Q]["ask"] } }[keyof Questions];
}

/** What the worker sends back. */
export interface Reply {
  id: number;
  answer: Questions[keyof Questions]["answer"];
}

interface Waiting {
  ask: Asking["ask"];
  resolve: (answer: Reply["answer"]) => void;
  reject: (reason: unknown) => void;
}

const waiting = new Map<number, Waiting>();
let lastId = 0;
/** Undefined until it is needed; null where it could not be started. */
let worker: Worker | null | undefined;

/** Asks the engine, in a worker if there can be one. Rejects where its code could not be fetched. */
export function askEngine<Q extends keyof Questions>(
  question: Q,
  value: Questions[Q]["ask"],
): Promise<Questions[Q]["answer"]> {
  const ask = { question, value } as Asking["ask"];
  const reply = new Promise<Reply["answer"]>((resolve, reject) => {
    lastId += 1;
    const id = lastId;
    waiting.set(id, { ask, resolve, reject });
    worker = worker === undefined ? start() : worker;
    if (!worker) return void answerHere(id);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ id, ask } satisfies Asking);
  });
  return reply;
}

const ANY_BRIEF: Brief = {
  about: "",
  words: [],
  style: "any",
  person: "",
  place: "",
  length: "any",
  invented: 2,
  seed: 0,
};

/** Has the engine's code fetched and run once, so that the first names asked for come at once. */
export async function wakeEngine(): Promise<void> {
  if (worker !== undefined) return;
  // If it fails now, it is tried again when it is needed, and told of then.
  await askEngine("names", { brief: ANY_BRIEF, from: 0, count: 1 }).catch(() => undefined);
}

function start(): Worker | null {
  try {
    const started = new Worker(new URL("names.worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data: { id, answer } }: MessageEvent<Reply>) => {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
    });
    started.addEventListener("error", (event) => {
      // It is dealt with: the page goes on without a worker.
      event.preventDefault();
      worker = null;
      started.terminate();
      for (const id of waiting.keys()) void answerHere(id);
    });
    return started;
  } catch {
    return null;
  }
}

/** The same code, on the page. */
async function answerHere(id: number): Promise<void> {
  const asked = waiting.get(id);
  waiting.delete(id);
  if (!asked) return;
  try {
    const { answer } = await import("./worker-handlers.ts");
    const { question, value } = asked.ask;
    asked.resolve(question === "names" ? answer.names(value) : answer.judge(value));
  } catch (error) {
    asked.reject(error);
  }
}
