import { connect } from "node:net";
import { findFreePort } from "@angadi/test-kit/network";
import { expect, test } from "vitest";
import { sendRequest, runConcurrently } from "./send-request.ts";
import { createMetricLogger, computeQuantile } from "./metrics.ts";
import { generateFuzzedRequests } from "./fuzz-requests.ts";
import { probe, formatLatencies } from "./probe.ts";
import { scaleCount } from "./scale.ts";
import { isAlive, startSite } from "./site.ts";

/** Requests per seed. */
const BATCH_SIZE = 1000;
/** `FUZZ_SEED=17 LONG_SCALE=0.01 npm run test:long -- fuzz` repeats the requests of seed 17. */
const FIRST_SEED = Number(process.env["FUZZ_SEED"] ?? 1);
/** Milliseconds to wait for the response to a complete request, and to an incomplete one. */
const TIMEOUT_MS = 20_000;
const INCOMPLETE_TIMEOUT_MS = 300;

test.for([
  ["the site", 100],
  ["the desk", 20],
] as const)(
  "fuzzed requests to %s get no 5xx other than 503",
  async ([listener, batchCount], context) => {
    const note = createMetricLogger(context);
    const deskPort = await findFreePort();
    const site = await startSite({
      LOG_LEVEL: "error",
      TRUST_PROXY: "1",
      STYLEGUIDE: "1",
      DESK_PORT: String(deskPort),
    });
    const target = listener === "the desk" ? `http://127.0.0.1:${deskPort}` : site.url;
    const statuses = new Map<number, number>();
    /** Failures by method, so that one method that always fails does not hide the others. */
    const failuresByMethod = new Map<string, string[]>();

    const sendBatch = async (seed: number) => {
      const requests = generateFuzzedRequests(seed, BATCH_SIZE);
      await runConcurrently(requests.length, 16, async (index) => {
        const { bytes, isComplete } = requests[index] ?? {
          bytes: Buffer.alloc(0),
          isComplete: false,
        };
        const result = await exchangeBytes(
          target,
          bytes,
          isComplete ? TIMEOUT_MS : INCOMPLETE_TIMEOUT_MS,
        );
        for (const status of result.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isServerError = result.statuses.some((status) => status >= 500 && status !== 503);
        if (isServerError || (isComplete && result.hasHung)) {
          const summary = isServerError ? result.statuses.join(", ") : "no response";
          const failure = `seed ${seed}, request ${index}: ${summary} to ${formatBytes(bytes)}`;
          const method = /^\S*/.exec(bytes.toString("latin1"))?.[0] ?? "";
          failuresByMethod.set(method, [...(failuresByMethod.get(method) ?? []), failure]);
        }
      });
    };
    const batchTotal = scaleCount(batchCount);
    const fuzzing = runConcurrently(batchTotal, 1, (batch) => sendBatch(FIRST_SEED + batch));
    const probeResults = await probe([`${site.url}/healthz`], fuzzing);

    note("requests", batchTotal * BATCH_SIZE);
    note("seeds", `${FIRST_SEED} to ${FIRST_SEED + batchTotal - 1}`);
    const sortedStatuses = [...statuses].toSorted(([a], [b]) => a - b);
    note("answers", sortedStatuses.map(([status, count]) => `${count} × ${status}`).join(", "));
    const counts = [...failuresByMethod].map(
      ([method, failures]) => `${failures.length} × ${method}`,
    );
    note("5xx other than 503, or no response", counts.join(", ") || "none");
    for (const health of probeResults.values()) note("health meanwhile", formatLatencies(health));
    expect([...failuresByMethod.values()].flatMap((failures) => failures.slice(0, 5))).toEqual([]);
    expect(isAlive(site)).toBe(true);
    expect((await sendRequest(`${site.url}/`)).status).toBe(200);
    for (const { times, failures } of probeResults.values()) {
      expect(failures).toEqual([]);
      expect(computeQuantile(times, 0.95)).toBeLessThan(1000);
    }
  },
);

/** Sends raw bytes. Returns the status of each response, and whether the server left the connection open. */
function exchangeBytes(url: string, bytes: Buffer, timeout: number) {
  const { hostname, port } = new URL(url);
  return new Promise<{ statuses: number[]; hasHung: boolean }>((resolve) => {
    let text = "";
    let hasHung = false;
    const socket = connect(Number(port), hostname);
    const timer = setTimeout(() => {
      hasHung = true;
      socket.destroy();
    }, timeout);
    socket.on("data", (chunk: Buffer) => {
      // The headers are enough: bodies are pages.
      if (text.length < 100_000) text += chunk.toString("latin1");
    });
    // The server may also reset the connection to reject the rest of a request.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) =>
        Number(status),
      );
      resolve({ statuses, hasHung });
    });
    socket.write(bytes);
  });
}

const formatBytes = (bytes: Buffer) => JSON.stringify(bytes.toString("latin1").slice(0, 300));
