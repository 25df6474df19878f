import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { BUILD } from "@angadi/test-kit/built-server";
import { compareLeads } from "../compare-leads.ts";
import { createJsonRequest } from "../send-lead.ts";
import { startCluster } from "./cluster.ts";
import { createMetricLogger } from "./metrics.ts";
import type { Proxy } from "./proxy.ts";
import { scaleCount } from "./scale.ts";
import { type VisitorRequest, toAddress, createVisitor } from "./visitor.ts";

const REQUEST_COUNT = scaleCount(1_000_000);
/** Number of concurrent visitors, each with its own address and connection. */
const VISITOR_COUNT = 48;
/** Milliseconds between two requests of a visitor: the proxy allows 50 per second. */
const INTERVAL_MS = 25;
/** Reads per lead. */
const READS_PER_LEAD = 200;
/** Milliseconds between a sender's retries, and until the sender gives up. */
const RETRY_INTERVAL_MS = 250;
const TIMEOUT_MS = 60_000;

const PAGES = ["/", "/pricing", "/about", "/blog", "/contact", "/business-starter-guide", "/terms"];
const TYPES = "/api/admin/master/business/industry/sub/all";
const PLANS = "/api/business/subscription?countryId=IN";
const POSTS = "/api/business/blog/business";
/** The list of posts is requested by POST. */
const REQUEST_OPTIONS: Record<string, VisitorRequest> = {
  [POSTS]: createJsonRequest({ businessId: "angadi", pageNo: 0, size: 20 }),
};

test(`${REQUEST_COUNT.toLocaleString("en")} requests while processes and PostgreSQL are restarted`, async (context) => {
  const note = createMetricLogger(context);
  const { postgres, databaseUrl, members, proxy } = await startCluster();
  const [first, second] = members;
  const pickPath = await createPathPicker(proxy);
  const failureCounts = new Map<string, number>();
  const senders: Promise<Outcome>[] = [];
  const progress = { requestCount: 0, isFinished: false, stage: "before any disruption" };
  const startedAt = performance.now();

  async function visit(number: number): Promise<void> {
    const { send, close } = createVisitor(proxy, toAddress(number));
    for (let round = 0; !progress.isFinished || progress.requestCount < REQUEST_COUNT; round += 1) {
      const waitMs = startedAt + round * INTERVAL_MS - performance.now();
      if (waitMs > 0) await wait(waitMs);
      const index = progress.requestCount;
      progress.requestCount += 1;
      if (index % READS_PER_LEAD === 0) senders.push(sendLead(proxy, index / READS_PER_LEAD));
      const target = pickPath(index);
      const outcome = await send(target, REQUEST_OPTIONS[target]).then(
        ({ status }) => status,
        String,
      );
      if (outcome !== 200)
        increment(failureCounts, `${toRouteKind(target)}: ${outcome} (${progress.stage})`);
    }
    close();
  }
  /** Waits until a share of the requests was sent. */
  const waitForProgress = async (share: number) => {
    while (progress.requestCount < REQUEST_COUNT * share) await wait(20);
  };
  async function disruptCluster(): Promise<void> {
    const disruptions = {
      "a process is restarted": () => first.restart(),
      "the other process is restarted": () => second.restart(),
      "a process is killed": () => first.kill(),
      "PostgreSQL is restarted": () => postgres.restart("fast"),
      "a process is restarted again": () => first.restart(),
      "and the other one": () => second.restart(),
    };
    for (const [index, [stage, disrupt]] of Object.entries(disruptions).entries()) {
      await waitForProgress((index + 1) / (Object.keys(disruptions).length + 1));
      progress.stage = stage;
      process.stdout.write(`${progress.requestCount} requests: ${stage}\n`);
      await disrupt();
    }
    progress.isFinished = true;
  }
  await Promise.all([
    disruptCluster(),
    ...Array.from({ length: VISITOR_COUNT }, (_, index) => visit(index)),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  const outcomes = await Promise.all(senders);

  const acknowledged = outcomes
    .filter(({ isAcknowledged }) => isAcknowledged)
    .map(({ key }) => key);
  const { lost, duplicated } = await compareLeads(acknowledged, { databaseUrl, dataDir: "" });
  const counts = await countCacheHitsAndRetries(proxy);
  note("reads", progress.requestCount);
  note("reads per second", Math.round(progress.requestCount / seconds));
  note(
    "failed reads",
    [...failureCounts].map(([failure, times]) => `${times} × ${failure}`).join(", ") || "0",
  );
  note("answered by the proxy", counts.fromCache);
  note("retried at the second process", counts.retriedUpstream);
  note("leads acknowledged", `${acknowledged.length} of ${outcomes.length}`);
  note("sent again", outcomes.filter(({ attempts }) => attempts > 1).length);
  note("lost", lost.length);
  note("duplicated", duplicated.length);
  note("processes that died", first.restartCount() + second.restartCount());

  expect(Object.fromEntries(failureCounts)).toEqual({});
  expect(acknowledged).toHaveLength(outcomes.length);
  expect({ lost, duplicated }).toEqual({ lost: [], duplicated: [] });
  // The process that was killed.
  expect(first.restartCount() + second.restartCount()).toBe(1);
});

/** Cached and new pages, posts, files and the API's lists, in rotation by index. */
async function createPathPicker(proxy: Proxy): Promise<(index: number) => string> {
  const { send, close } = createVisitor(proxy, toAddress(VISITOR_COUNT));
  const blog = (
    await send("/blog", { headers: { "Accept-Encoding": "identity" } })
  ).body.toString();
  close();
  const posts = [...new Set(blog.match(/(?<=href=")\/blog\/[\w-]+(?=")/g))];
  expect(posts.length).toBeGreaterThan(5);
  const files = readdirSync(path.join(BUILD, "client/assets"))
    .filter((name) => /\.(js|css|woff2)$/.test(name))
    .map((name) => `/assets/${name}`);
  const pick = (list: readonly string[], index: number) => list[index % list.length] ?? "/";
  const kinds: ((round: number) => string)[] = [
    (round) => pick(PAGES, round),
    (round) => pick(posts, round),
    (round) => `${pick(PAGES, round)}?utm_source=${round}`,
    // The proxy must not cache these.
    (round) => `${pick(PAGES, round)}?x=${round}`,
    (round) => `${pick(posts, round)}?x=${round}`,
    (round) => `/blog?page=${1 + (round % 2)}&x=${round}`,
    (round) => pick(files, round),
    (round) => pick([TYPES, PLANS, POSTS], round),
  ];
  return (index) => (kinds[index % kinds.length] ?? (() => "/"))(Math.floor(index / kinds.length));
}

const toRouteKind = (target: string) => target.replace(/(?<=^\/\w+)\/.*|\?.*/g, "") || "/";

interface Outcome {
  /** The lead's message. */
  key: string;
  attempts: number;
  isAcknowledged: boolean;
}

/** Sends a lead until it is acknowledged: by script with an idempotency key, or as a form. */
async function sendLead(proxy: Proxy, number: number): Promise<Outcome> {
  const key = `lead-${number}`;
  // A separate address per lead, unlike any reader's: the rate limits are on.
  const { send, origin, close } = createVisitor(proxy, toAddress(125_000 + number));
  const person = { name: "Asha", email: `${key}@shop.test`, mobileNo: "1", message: key };
  const isForm = number % 5 === 0;
  const target = isForm ? "/contact" : "/api/business/contact";
  const lead: VisitorRequest = isForm
    ? {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: origin },
        body: new URLSearchParams(person).toString(),
      }
    : createJsonRequest({ businessId: "angadi", ...person }, { "Idempotency-Key": key });
  const startedAt = performance.now();
  let attempts = 0;
  while (performance.now() - startedAt < TIMEOUT_MS) {
    attempts += 1;
    const status = await send(target, lead).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 201) {
      close();
      return { key, attempts, isAcknowledged: true };
    }
    await wait(RETRY_INTERVAL_MS);
  }
  close();
  return { key, attempts, isAcknowledged: false };
}

/** The number of responses from the proxy's cache, and of requests retried at the second process. */
async function countCacheHitsAndRetries(
  proxy: Proxy,
): Promise<{ fromCache: number; retriedUpstream: number }> {
  const counts = { fromCache: 0, retriedUpstream: 0 };
  for await (const { process: upstreams } of await proxy.end()) {
    if (upstreams === "") counts.fromCache += 1;
    if (upstreams.includes(",")) counts.retriedUpstream += 1;
  }
  return counts;
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
