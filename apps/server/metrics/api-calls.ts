import { type ApiOutcome, observeApiCall } from "./metrics.ts";

/** The API's calls, recognised by the end of their paths: the base URL is configurable. */
const CALLS: [name: string, pattern: RegExp][] = [
  ["business types", /\/admin\/master\/business\/industry\/sub\/all$/],
  ["posts", /\/business\/blog\/business$/],
  ["post dates", /\/business\/blog\/business\/dates$/],
  ["post", /\/business\/blog\/[^/]+$/],
  ["plans", /\/business\/subscription$/],
  ["contact", /\/business\/contact$/],
  ["affiliate", /\/affiliate-partner\/create$/],
];

/** Wraps a function that sends API requests to measure the duration and outcome of each. */
export function measureCalls<A extends [Request, ...unknown[]]>(
  send: (...request: A) => Promise<Response>,
): (...request: A) => Promise<Response> {
  return async (...request) => {
    const { pathname } = new URL(request[0].url);
    const call = CALLS.find(([, pattern]) => pattern.test(pathname))?.[0] ?? "other";
    const startedAt = performance.now();
    const observe = (outcome: ApiOutcome) =>
      observeApiCall({ call, outcome, ms: performance.now() - startedAt });
    try {
      const response = await send(...request);
      observe(response.ok ? "ok" : response.status < 500 ? "rejected" : "failed");
      return response;
    } catch (error) {
      const isTimeout = error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name);
      observe(isTimeout ? "timeout" : "unreachable");
      throw error;
    }
  };
}
