/** A request from the page to its worker. */
export interface WorkerRequest<Call> {
  id: number;
  call: Call;
}

/** The worker's response. */
export interface WorkerResponse<Response> {
  id: number;
  response: Response;
}

interface PendingCall<Call, Response> {
  call: Call;
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
}

interface WorkerCode<Call, Response> {
  /** Starts the worker; may throw if workers are unavailable. */
  start: () => Worker;
  /** Loads the same code to run on the page. */
  load: () => Promise<(call: Call) => Response>;
}

/**
 * Creates a client that runs calls in a worker or, if there is none or it fails, on the page. The
 * worker starts with the first call. A call rejects if the code could not be fetched.
 */
export function createWorkerClient<Call, Response>({ start, load }: WorkerCode<Call, Response>) {
  const pending = new Map<number, PendingCall<Call, Response>>();
  let lastId = 0;
  /** Undefined until first used; null if it could not be started. */
  let worker: Worker | null | undefined;

  function listenTo(newWorker: Worker): Worker {
    newWorker.addEventListener("message", ({ data }: MessageEvent<WorkerResponse<Response>>) => {
      pending.get(data.id)?.resolve(data.response);
      pending.delete(data.id);
    });
    newWorker.addEventListener("error", (event) => {
      // The error is handled: the page continues without a worker.
      event.preventDefault();
      worker = null;
      newWorker.terminate();
      for (const id of pending.keys()) void runOnPage(id);
    });
    return newWorker;
  }

  function tryStart(): Worker | null {
    try {
      return listenTo(start());
    } catch {
      return null;
    }
  }

  async function runOnPage(id: number): Promise<void> {
    const found = pending.get(id);
    pending.delete(id);
    if (!found) return;
    try {
      const handle = await load();
      found.resolve(handle(found.call));
    } catch (error) {
      found.reject(error);
    }
  }

  return {
    hasStarted: () => worker !== undefined,
    call: (call: Call): Promise<Response> =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        pending.set(id, { call, resolve, reject });
        worker = worker === undefined ? tryStart() : worker;
        if (!worker) return void runOnPage(id);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ id, call } satisfies WorkerRequest<Call>);
      }),
  };
}
