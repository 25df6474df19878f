import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { listSearchWords } from "@angadi/api/desk/leads/lead-words";
import type { Database } from "@angadi/database/database";
import { seededPosts } from "@angadi/api/seed/posts";

export type Row = Record<string, string | number | null>;

/** Rows per statement, sent as one JSON text: takes a fifth of the time of separate values. */
const ROWS_PER_STATEMENT = 5000;
/** Leads per transaction: PostgreSQL cancels a statement after seven seconds. */
const LEADS_PER_TRANSACTION = 1500;
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.now();

const FIRST_NAMES = ["Asha", "Ravi", "Meena", "Imran", "Lakshmi", "Joseph", "Divya", "Karan"];
const LAST_NAMES = ["Rao", "Sharma", "Khan", "Iyer", "Das", "Patel", "Fernandes", "Gowda"];
const MESSAGE_WORDS =
  "website shop price order bakery clinic school delivery photo menu booking invoice saree tuition".split(
    " ",
  );

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

const listNumbers = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

async function insertRows(
  { db, engine }: Pick<Database, "db" | "engine">,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let offset = 0; offset < rows.length; offset += ROWS_PER_STATEMENT) {
    const batch = JSON.stringify(rows.slice(offset, offset + ROWS_PER_STATEMENT));
    const select = buildSelect(engine, table, columns, batch);
    await sql`INSERT INTO ${sql.table(table)} (${names}) ${select}`.execute(db);
  }
}

function buildSelect(
  engine: Database["engine"],
  table: string,
  columns: readonly string[],
  batch: string,
): RawBuilder<unknown> {
  if (engine === "postgres") {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    return sql`SELECT ${names} FROM json_populate_recordset(NULL::${sql.table(table)}, ${batch}::json)`;
  }
  const values = columns.map((column) => sql`value ->> ${sql.lit(column)}`);
  return sql`SELECT ${sql.join(values)} FROM json_each(${batch})`;
}

/** A lead's id in the API's format, which sorts by time. */
const createLeadId = (time: number, number: number) => {
  const hex = Math.floor(time).toString(16).padStart(12, "0");
  const tail = number.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${tail}`;
};

/** The lead with this number, created at `time`. */
function createLead(number: number, time: number) {
  const name = `${pick(FIRST_NAMES, number)} ${pick(LAST_NAMES, Math.floor(number / 8))}`;
  return {
    id: createLeadId(time, number),
    reference: `AN-${number.toString(36).toUpperCase().padStart(6, "0")}`,
    createdAt: new Date(time).toISOString(),
    name,
    email: `${name.toLowerCase().replace(" ", ".")}${number % 60_000}@mail.test`,
    phone: `+91 9${String(number).padStart(9, "0")}`,
    message: `${pick(MESSAGE_WORDS, number)} ${pick(MESSAGE_WORDS, number * 7 + 3)} ${pick(MESSAGE_WORDS, number * 5 + 1)} for ${number % 97} people`,
    company: null,
    context: {},
  };
}

/** Adds leads `from` to `to`: one in ten is an application, each with search words and history. */
export async function fillLeads(database: Database, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += LEADS_PER_TRANSACTION) {
    const numbers = listNumbers(start, Math.min(start + LEADS_PER_TRANSACTION, to));
    const times = numbers.map(() => NOW - Math.random() * 700 * DAY_MS).toSorted((a, b) => a - b);
    const leads = numbers.map((number, index) => createLead(number, times[index] ?? NOW));
    await database.db.transaction().execute((trx) => fillBatch({ ...database, db: trx }, leads));
  }
}

const isApplication = (index: number) => index % 10 === 0;

async function fillBatch(
  database: Pick<Database, "db" | "engine">,
  leads: readonly ReturnType<typeof createLead>[],
): Promise<void> {
  const messages = leads.filter((_, index) => !isApplication(index));
  const applications = leads.filter((_, index) => isApplication(index));
  const toCommonColumns = ({ id, reference, name, email, createdAt }: (typeof leads)[number]) => ({
    id,
    reference,
    name,
    email,
    created_at: createdAt,
  });
  await insertRows(
    database,
    "contact_messages",
    messages.map((lead) =>
      Object.assign(toCommonColumns(lead), { mobile_no: lead.phone, message: lead.message }),
    ),
  );
  await insertRows(
    database,
    "affiliate_applications",
    applications.map((lead) =>
      Object.assign(toCommonColumns(lead), {
        mobile: lead.phone,
        country_code: "+91",
        company_name: "Rao & Co",
        website_url: "https://rao.test",
        media_link: "https://rao.test/asha",
        affiliate_type: "Agency",
      }),
    ),
  );
  await insertRows(
    database,
    "affiliate_decisions",
    applications.slice(0, applications.length / 2).map(({ id, createdAt }, index) => ({
      application_id: id,
      decision: index % 3 === 0 ? "declined" : "approved",
      partner_id: index % 3 === 0 ? null : `p-${id.slice(-12)}`,
      decided_at: createdAt,
    })),
  );
  await fillDeskData(database, leads);
}

/** The desk's data about leads: states, search words, history, mails and the log. */
async function fillDeskData(
  { db, engine }: Pick<Database, "db" | "engine">,
  leads: readonly ReturnType<typeof createLead>[],
): Promise<void> {
  const database = { db, engine };
  // One in a hundred is new, as on a busy desk. Every fifth came through a partner.
  await sql`
    UPDATE lead_states SET indexed = 1,
      status = CASE WHEN lead_id LIKE '%00' THEN 'new' WHEN lead_id LIKE '%f' THEN 'spam' ELSE 'answered' END,
      partner_id = CASE WHEN lead_id LIKE '%5' THEN 'p-1' ELSE NULL END
    WHERE indexed = 0`.execute(db);
  // Without the phone number, whose prefixes are two fifths of all search words.
  const wordRows = leads.flatMap((lead) =>
    [
      ...listSearchWords({ ...lead, kind: "contact-message", phone: { input: "", e164: null } }),
    ].map((word) => ({
      word,
      created_at: lead.createdAt,
      lead_id: lead.id,
    })),
  );
  await insertRows(
    database,
    "lead_words",
    wordRows.toSorted((a, b) => (a.word < b.word ? -1 : 1)),
  );
  const event = { staff_name: "Bench", before: "new", after: "answered" };
  await insertRows(
    database,
    "lead_events",
    leads.map(({ id, createdAt }) => ({
      id: randomUUID(),
      lead_id: id,
      at: createdAt,
      kind: "status",
      ...event,
    })),
  );
  await insertRows(
    database,
    "staff_log",
    leads.map(({ id, reference, createdAt }) => ({
      id: createLeadId(Date.parse(createdAt), Number.parseInt(id.slice(-12), 16)),
      at: createdAt,
      action: "lead-status",
      subject: reference,
      ...event,
    })),
  );
  await insertRows(
    database,
    "job_queue",
    leads.map(({ id, createdAt }, index) => ({
      id: `bench-${id}`,
      kind: index % 2 ? "desk-mail" : "lead-notification",
      subject: id,
      payload: JSON.stringify({ kind: "reply", subject: "Re", text: "Hello", thread: [] }),
      created_at: createdAt,
      state: index % 100 === 0 ? "failed" : "done",
      finished_at: createdAt,
    })),
  );
}

/** Posts with three versions each; nine in ten are published. */
export async function fillPosts(database: Database, count: number): Promise<void> {
  for (let start = 0; start < count; start += 500) {
    const numbers = listNumbers(start, Math.min(start + 500, count));
    await database.db.transaction().execute(async (trx) => {
      const target = { ...database, db: trx };
      await insertRows(target, "posts", numbers.map(createPostRow));
      await insertRows(target, "post_revisions", numbers.flatMap(createRevisionRows));
      const publishedNumbers = numbers.filter((number) => number % 10 !== 0);
      await insertRows(target, "blog_posts", publishedNumbers.map(createPublishedRow));
    });
  }
}

const getSeedPost = (number: number) => pick(seededPosts, number);
const getPostTime = (number: number) => new Date(NOW - number * 60 * 60 * 1000).toISOString();
const formatPostTitle = (number: number) => `${getSeedPost(number).title} (${number})`;

const createDocument = (number: number) => {
  const { excerpt, category, author, tags, blocks } = getSeedPost(number);
  const slug = `post-${number}`;
  return JSON.stringify({
    title: formatPostTitle(number),
    slug,
    excerpt,
    category,
    author,
    tags,
    image: null,
    blocks,
  });
};

const createPostRow = (number: number): Row => ({
  id: `post-${number}`,
  slug: `post-${number}`,
  state: number % 10 === 0 ? "draft" : "published",
  published_at: number % 10 === 0 ? null : getPostTime(number),
  published_version: number % 10 === 0 ? null : 3,
  version: 3,
  title: formatPostTitle(number),
  document: createDocument(number),
  created_at: getPostTime(number),
  saved_at: getPostTime(number),
  saved_by: "Bench",
  saved_in: "",
  saved_number: 0,
});

const createRevisionRows = (number: number): Row[] =>
  [1, 2, 3].map((version) => ({
    post_id: `post-${number}`,
    version,
    kind: "save",
    document: createDocument(number),
    saved_at: getPostTime(number),
    saved_by: "Bench",
  }));

const createPublishedRow = (number: number): Row => ({
  id: `post-${number}`,
  title: formatPostTitle(number),
  excerpt: getSeedPost(number).excerpt,
  category: getSeedPost(number).category,
  author: "Bench",
  created_at: getPostTime(number),
  read_time: 5,
  image: null,
  tags: JSON.stringify(getSeedPost(number).tags),
  blocks: JSON.stringify(getSeedPost(number).blocks),
});

/** Rows per day by kind: 1,000 in total, of a limit of 5,000. */
const DAILY_COUNTS = {
  view: 50,
  read: 100,
  visit: 350,
  "hand-off": 150,
  lead: 50,
  tool: 30,
  missing: 70,
  vital: 200,
};

/** Totals of the days up to today. */
export async function fillCounts(database: Database, days: number): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    for (let day = days - 1; day >= 0; day -= 1) {
      const date = new Date(NOW - day * DAY_MS).toISOString().slice(0, 10);
      const rows = Object.entries(DAILY_COUNTS).flatMap(([kind, count]) =>
        Array.from({ length: count }, (_, number) => createCountRow(date, kind, number)),
      );
      await insertRows({ ...database, db: trx }, "daily_counts", rows);
    }
  });
}

const VITALS = ["LCP", "INP", "CLS"];

const createCountRow = (day: string, kind: string, number: number): Row => ({
  day,
  kind,
  page: `/page-${number % 40}`,
  detail:
    kind === "vital"
      ? `${pick(VITALS, number)} ${500 * (1 + (number % 9))}`
      : `detail-${number % 200}`,
  source: `source-${number % 8}`,
  medium: "",
  campaign: `campaign-${number % 20}`,
  referrer: `site-${Math.floor(number / 10)}.test`,
  partner: `partner-${number % 90}`,
  count: 1 + (number % 50),
});
