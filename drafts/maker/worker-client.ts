import type { WorkerCall, WorkerCalls } from "./worker-handlers.ts";

type Response = WorkerCalls[keyof WorkerCalls]["response"];

/** What the page sends to the worker. */
export interface WorkerRequest {
  id: number;
  call: WorkerCall;
}

/** What the worker sends back. */
export interface WorkerResponse {
  id: number;
  response: Response;
}

interface PendingCall {
  call: WorkerCall;
  resolve: (response: Response) => void;
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
  const call = { name, request } as WorkerCall;
  const answered = new Promise<Response>((resolve, reject) => {
    lastId += 1;
    const id = lastId;
    pending.set(id, { call, resolve, reject });
    worker = worker === undefined ? start() : worker;
    if (!worker) return void handleHere(id);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ id, call } satisfies WorkerRequest);
  });
  return answered;
}

function start(): Worker | null {
  try {
    const started = new Worker(new URL("draft.worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<WorkerResponse>) => {
      pending.get(data.id)?.resolve(data.response);
      pending.delete(data.id);
    });
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
    const { handle } = await import("./worker-handlers.ts");
    found.resolve(handle(found.call));
  } catch (error) {
    found.reject(error);
  }
}
