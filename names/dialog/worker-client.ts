import { EMPTY_BRIEF } from "../engine/brief.ts";
import type { WorkerCalls } from "./worker-handlers.ts";

/** What the page sends to the worker. */
export interface WorkerRequest {
  id: number;
  call: {
    [C in keyof WorkerCalls]: { name: C; request: WorkerCalls[C]["request"] };
  }[keyof WorkerCalls];
}

/** What the worker sends back. */
export interface WorkerResponse {
  id: number;
  response: WorkerCalls[keyof WorkerCalls]["response"];
}

interface PendingCall {
  call: WorkerRequest["call"];
  resolve: (response: WorkerResponse["response"]) => void;
  reject: (reason: unknown) => void;
}

const pending = new Map<number, PendingCall>();
let lastId = 0;
/** Undefined until it is needed; null where it could not be started. */
let worker: Worker | null | undefined;

/** Calls the engine, in a worker if there can be one. Rejects where its code could not be fetched. */
export function callEngine<C extends keyof WorkerCalls>(
  name: C,
  request: WorkerCalls[C]["request"],
): Promise<WorkerCalls[C]["response"]> {
  const call = { name, request } as WorkerRequest["call"];
  return new Promise<WorkerCalls[C]["response"]>((resolve, reject) => {
    lastId += 1;
    const id = lastId;
    pending.set(id, { call, resolve, reject });
    worker = worker === undefined ? start() : worker;
    if (!worker) return void handleHere(id);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ id, call } satisfies WorkerRequest);
  });
}

/** Has the engine's code fetched and run once, so that the first names asked for come at once. */
export async function warmUpEngine(): Promise<void> {
  if (worker !== undefined) return;
  // If it fails now, it is tried again when it is needed, and told of then.
  await callEngine("names", { brief: EMPTY_BRIEF, from: 0, count: 1 }).catch(() => undefined);
}

function start(): Worker | null {
  try {
    const started = new Worker(new URL("names.worker.ts", import.meta.url), { type: "module" });
    started.addEventListener(
      "message",
      ({ data: { id, response } }: MessageEvent<WorkerResponse>) => {
        pending.get(id)?.resolve(response);
        pending.delete(id);
      },
    );
    started.addEventListener("error", (event) => {
      // It is dealt with: the page goes on without a worker.
      event.preventDefault();
      worker = null;
      started.terminate();
      for (const id of pending.keys()) void handleHere(id);
    });
    return started;
  } catch {
    return null;
  }
}

/** The same code, on the page. */
async function handleHere(id: number): Promise<void> {
  const found = pending.get(id);
  pending.delete(id);
  if (!found) return;
  try {
    const { handlers } = await import("./worker-handlers.ts");
    const { name, request } = found.call;
    found.resolve(name === "names" ? handlers.names(request) : handlers.judge(request));
  } catch (error) {
    found.reject(error);
  }
}
