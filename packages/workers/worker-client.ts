/** The calls of a worker by name, each with its request and its response. */
type CallTypes<Calls> = Record<keyof Calls, { request: unknown; response: unknown }>;

/** A function for each call. It runs in the worker, or on the page if there is no worker. */
export type Handlers<Calls extends CallTypes<Calls>> = {
  [Name in keyof Calls]: (request: Calls[Name]["request"]) => Calls[Name]["response"];
};

/** A request from the page to its worker. */
interface WorkerRequest<Calls extends CallTypes<Calls>> {
  id: number;
  name: keyof Calls;
  request: Calls[keyof Calls]["request"];
}

/** The worker's response. */
interface WorkerResponse<Calls extends CallTypes<Calls>> {
  id: number;
  response: Calls[keyof Calls]["response"];
}

interface PendingCall<Calls extends CallTypes<Calls>> extends Omit<WorkerRequest<Calls>, "id"> {
  resolve: (response: Calls[keyof Calls]["response"]) => void;
  reject: (reason: unknown) => void;
}

interface WorkerCode<Calls extends CallTypes<Calls>> {
  /** Starts the worker; may throw if workers are unavailable. */
  start: () => Worker;
  /** Loads the same code to run on the page. */
  load: () => Promise<Handlers<Calls>>;
}

/** Answers the page's calls; runs in the worker. */
export function serveCalls<Calls extends CallTypes<Calls>>(handlers: Handlers<Calls>): void {
  addEventListener("message", ({ data }: MessageEvent<WorkerRequest<Calls>>) => {
    const response = handlers[data.name](data.request);
    postMessage({ id: data.id, response } satisfies WorkerResponse<Calls>);
  });
}

/**
 * Creates a client that runs calls in a worker or, if the browser has none or it fails, on the page. The
 * worker starts with the first call. A call rejects if the code could not be fetched.
 */
export function createWorkerClient<Calls extends CallTypes<Calls>>({
  start,
  load,
}: WorkerCode<Calls>) {
  const pendingCalls = new Map<number, PendingCall<Calls>>();
  let lastId = 0;
  /** Undefined until first used; null if it could not be started. */
  let worker: Worker | null | undefined;

  function addListeners(newWorker: Worker): Worker {
    newWorker.addEventListener("message", ({ data }: MessageEvent<WorkerResponse<Calls>>) => {
      pendingCalls.get(data.id)?.resolve(data.response);
      pendingCalls.delete(data.id);
    });
    newWorker.addEventListener("error", (event) => {
      // The error is handled: the page continues without a worker.
      event.preventDefault();
      worker = null;
      newWorker.terminate();
      for (const id of pendingCalls.keys()) void runOnPage(id);
    });
    return newWorker;
  }

  function tryStart(): Worker | null {
    try {
      return addListeners(start());
    } catch {
      return null;
    }
  }

  async function runOnPage(id: number): Promise<void> {
    const pendingCall = pendingCalls.get(id);
    pendingCalls.delete(id);
    if (!pendingCall) return;
    try {
      const handlers = await load();
      pendingCall.resolve(handlers[pendingCall.name](pendingCall.request));
    } catch (error) {
      pendingCall.reject(error);
    }
  }

  return {
    hasStarted: () => worker !== undefined,
    call: <Name extends keyof Calls>(
      name: Name,
      request: Calls[Name]["request"],
    ): Promise<Calls[Name]["response"]> =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        pendingCalls.set(id, { name, request, resolve, reject });
        worker = worker === undefined ? tryStart() : worker;
        if (!worker) return void runOnPage(id);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ id, name, request } satisfies WorkerRequest<Calls>);
      }),
  };
}
