import { createApi } from "@angadi/api/app";
import { LOCAL_BASE_PATHS } from "@angadi/contract/base-urls";
import type { Database } from "@angadi/database/database";
import { createDesk } from "@angadi/desk/app";
import { createDeskPorts } from "@angadi/server/desk/ports";
import { UNLIMITED } from "@angadi/tests/unlimited";

const DESK = "http://localhost:3001";
const ACCOUNT = { name: "Bench", email: "bench@angadi.test", password: "blue kettle seventeen" };
const silentLog = { warn: () => undefined, error: () => undefined };

/** Sends one request to be timed; resolves when the whole response has been read. */
export type TimedRequest = () => Promise<void>;

/**
 * Every list and detail page of the desk with an owner signed in, and the public calls, by name.
 */
export async function openPages(database: Database): Promise<Map<string, TimedRequest>> {
  const desk = await openDesk(database);
  const cookie = await signIn(desk);
  const pages = new Map<string, TimedRequest>();
  for (const path of await listDeskPaths(database)) {
    pages.set(path.name, async () => {
      const headers = { Host: "localhost:3001", Cookie: cookie };
      await readBody(await desk.fetch(new Request(DESK + path.url, { headers })), path.url);
    });
  }
  const api = createApi({ db: database.db, businessId: "b", log: silentLog, ...UNLIMITED });
  for (const [name, url] of Object.entries(API_PATHS)) {
    pages.set(name, async () => readBody(await api.request(url), url));
  }
  return pages;
}

const TITLE_SEARCH_URL = "/api/business/blog/business/titled";
const API_PATHS = {
  "post search: common word": `${TITLE_SEARCH_URL}?part=your`,
  "post search: two words": `${TITLE_SEARCH_URL}?part=week&part=before`,
  "post search: no match": `${TITLE_SEARCH_URL}?part=zebracrossing`,
};

async function readBody(response: Response, url: string): Promise<void> {
  await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
}

async function openDesk(database: Database) {
  const ports = await createDeskPorts({
    env: {
      dataDir: "/nowhere",
      siteUrl: "https://www.angadi.test",
      notify: { mail: undefined, webhook: undefined },
      purge: undefined,
      baseUrls: { development: LOCAL_BASE_PATHS, production: LOCAL_BASE_PATHS },
      countryId: "IN",
      desk: { port: 3001, isPortSet: true, host: "127.0.0.1", url: undefined },
      deskSecret: "bench".repeat(8),
    },
    database,
    log: silentLog,
    assets: { script: "/a.js", style: "/a.css", editor: "/b.js", readFile: () => undefined },
    getClientAddress: () => "192.0.2.1",
    watchLeads: () => () => undefined,
    watchPresence: () => () => undefined,
    onContentsChange: async () => undefined,
    renderPricing: undefined,
    setup: { variables: { DATA_DIR: "/nowhere" }, content: [] },
  });
  if (!(await ports.accounts.list()).some(({ email }) => email === ACCOUNT.email)) {
    const token = await ports.accounts.invite(undefined, ACCOUNT.email, "owner");
    await ports.accounts.acceptInvitation(token ?? "", ACCOUNT);
  }
  return createDesk(ports);
}

async function signIn(desk: ReturnType<typeof createDesk>): Promise<string> {
  const response = await desk.fetch(
    new Request(`${DESK}/sign-in`, {
      method: "POST",
      headers: { Host: "localhost:3001", Origin: DESK },
      body: new URLSearchParams({ email: ACCOUNT.email, password: ACCOUNT.password }),
    }),
  );
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return cookies.join("; ");
}

/** The pages' paths, with ids from the middle of the database. */
async function listDeskPaths({ db }: Database): Promise<{ name: string; url: string }[]> {
  const lead = await db
    .selectFrom("lead_states")
    .select(["lead_id", "created_at"])
    .where("created_at", "<", new Date(Date.now() - 350 * 24 * 60 * 60 * 1000).toISOString())
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const application = await db
    .selectFrom("affiliate_applications")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .offset(40)
    .executeTakeFirstOrThrow();
  const cursor = `${lead.created_at}_${lead.lead_id}`;
  const simplePages = [
    "/",
    "/leads",
    "/affiliates",
    "/posts",
    "/pictures",
    "/jobs",
    "/plans",
    "/types",
    "/people",
    "/setup",
    "/log",
    "/leads?status=new",
    "/leads?status=spam",
    "/leads?status=new&kind=affiliate-application",
    "/leads?owner=nobody",
    "/leads?partner=p-1",
    "/leads?days=90",
    "/leads?q=asha",
    "/leads?q=asha+rao+website",
    "/leads?q=asha&status=in-progress",
    "/leads?q=an00006",
    "/leads?q=nobody",
    "/affiliates?state=pending",
    "/affiliates?state=approved",
    "/affiliates?state=declined",
    "/posts?page=180",
    "/posts?state=draft",
    "/posts?q=your",
    "/posts?q=zebracrossing",
    "/numbers?days=28",
    "/numbers?days=364",
  ].map((url) => ({ name: url, url }));
  return [
    ...simplePages,
    { name: "/leads, page in the middle", url: `/leads?after=${cursor}` },
    { name: "/leads/:id", url: `/leads/${lead.lead_id}` },
    { name: "/leads/:id/forget", url: `/leads/${lead.lead_id}/forget` },
    { name: "/affiliates, page in the middle", url: `/affiliates?after=${lead.lead_id}` },
    { name: "/affiliates/:id", url: `/affiliates/${application.id}` },
    { name: "/posts/:id", url: "/posts/post-501" },
    { name: "/posts/:id/versions/1", url: "/posts/post-501/versions/1" },
    { name: "/log, page in the middle", url: `/log?before=${lead.lead_id}` },
  ];
}
