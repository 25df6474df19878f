import type { Kysely } from "kysely";
import type { SubmittedLead, LeadFilter, LeadPage, LeadStatus } from "@angadi/desk-ports/leads";
import type { Schema } from "@angadi/database/schema/schema";
import { type StoredLead, findLeadsById } from "../../leads/leads.ts";
import { indexLeads } from "./index-leads.ts";
import { parseSearchWords } from "./lead-words.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Characters of a message in a list. */
const MAX_EXCERPT_LENGTH = 140;
/** Maximum number of campaigns to choose from. */
const MAX_CAMPAIGNS = 100;
/** Maximum number of leads counted per word to find the rarest one. */
const MAX_COUNTED_LEADS = 100;

/**
 * A page of the leads that match a filter, newest first. Each page begins where the previous one
 * ended (`after`), so the thousandth costs as much as the first, even if leads arrive meanwhile.
 */
export async function listLeadPage(
  db: Kysely<Schema>,
  filter: LeadFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<LeadPage> {
  const words = parseSearchWords(filter.search ?? "");
  if (filter.search && words.length === 0) return { leads: [], next: undefined };
  // Leads that just arrived are found, too, with their partner and campaign.
  if (words.length > 0 || filter.partnerId || filter.campaign) await indexLeads(db);
  const rows = await (
    words.length > 0
      ? searchLeads(db, filter, await sortByRarity(db, words), parseCursor(after))
      : selectLeads(db, filter, parseCursor(after))
  )
    .limit(limit + 1)
    .execute();
  const pageRows = rows.slice(0, limit);
  const lastRow = rows.length > limit ? pageRows.at(-1) : undefined;
  return {
    leads: await loadLeads(db, pageRows),
    next: lastRow && `${lastRow.created_at}_${lastRow.lead_id}`,
  };
}

interface StateRow {
  lead_id: string;
  created_at: string;
  kind: string;
  status: string;
  owner_name: string | null;
  is_sample: number;
  version: number;
}

interface Cursor {
  created_at: string;
  lead_id: string;
}

function parseCursor(after: string | undefined): Cursor | undefined {
  const [created_at, lead_id] = after?.split("_") ?? [];
  return created_at && lead_id ? { created_at, lead_id } : undefined;
}

function selectLeads(db: Kysely<Schema>, filter: LeadFilter, cursor: Cursor | undefined) {
  return filterLeads(db, filter)
    .$if(cursor !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("state.created_at", "state.lead_id"),
          "<",
          eb.tuple(cursor?.created_at ?? "", cursor?.lead_id ?? ""),
        ),
      ),
    )
    .orderBy("state.created_at", "desc")
    .orderBy("state.lead_id", "desc");
}

/** Scans the rows of the rarest word, which are sorted by time. */
function searchLeads(
  db: Kysely<Schema>,
  filter: LeadFilter,
  [rarestWord = "", ...otherWords]: readonly string[],
  cursor: Cursor | undefined,
) {
  let query = filterLeads(db, filter)
    .innerJoin("lead_words as hit", "hit.lead_id", "state.lead_id")
    .where("hit.word", "=", rarestWord)
    .orderBy("hit.created_at", "desc")
    .orderBy("hit.lead_id", "desc");
  for (const word of otherWords) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom("lead_words as other")
          .select("other.lead_id")
          .where("other.word", "=", word)
          .whereRef("other.created_at", "=", "state.created_at")
          .whereRef("other.lead_id", "=", "state.lead_id"),
      ),
    );
  }
  if (!cursor) return query;
  return query.where((eb) =>
    eb(
      eb.refTuple("hit.created_at", "hit.lead_id"),
      "<",
      eb.tuple(cursor.created_at, cursor.lead_id),
    ),
  );
}

function filterLeads(db: Kysely<Schema>, filter: LeadFilter) {
  const { status, kind, ownerId, partnerId, campaign, days } = filter;
  let query = db
    .selectFrom("lead_states as state")
    .leftJoin("staff as owner", "owner.id", "state.owner_id")
    .select([
      "state.lead_id",
      "state.created_at",
      "state.kind",
      "state.status",
      "state.is_sample",
      "state.version",
      "owner.name as owner_name",
    ])
    .where("state.part_of", "is", null);
  if (status) query = query.where("state.status", "=", status);
  if (kind) query = query.where("state.kind", "=", kind);
  if (partnerId) query = query.where("state.partner_id", "=", partnerId);
  if (campaign) query = query.where("state.campaign", "=", campaign);
  if (ownerId === "") query = query.where("state.owner_id", "is", null);
  else if (ownerId) query = query.where("state.owner_id", "=", ownerId);
  if (days) {
    const since = new Date(Date.now() - days * DAY_MS).toISOString();
    query = query.where("state.created_at", ">=", since);
  }
  return query;
}

/** The campaigns that brought leads, sorted by name; up to 100. */
export async function listCampaigns(db: Kysely<Schema>): Promise<string[]> {
  await indexLeads(db);
  const rows = await db
    .selectFrom("lead_states")
    .select("campaign")
    .distinct()
    .where("campaign", "is not", null)
    .orderBy("campaign")
    .limit(MAX_CAMPAIGNS)
    .execute();
  return rows.flatMap(({ campaign }) => campaign ?? []);
}

/** The words, sorted by how many leads contain them. */
async function sortByRarity(db: Kysely<Schema>, words: readonly string[]): Promise<string[]> {
  if (words.length === 1) return [...words];
  const counts = await Promise.all(
    words.map(async (word) => {
      const rows = db
        .selectFrom("lead_words")
        .select("lead_id")
        .where("word", "=", word)
        .limit(MAX_COUNTED_LEADS)
        .as("rows");
      const { count } = await db
        .selectFrom(rows)
        .select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return { word, count: Number(count) };
    }),
  );
  return counts.toSorted((a, b) => a.count - b.count).map(({ word }) => word);
}

async function loadLeads(db: Kysely<Schema>, rows: readonly StateRow[]): Promise<SubmittedLead[]> {
  const ids = rows.map(({ lead_id }) => lead_id);
  const leads = new Map((await findLeadsById(db, ids)).map((lead) => [lead.id, lead]));
  return rows.flatMap((row) => {
    const lead = leads.get(row.lead_id);
    return lead ? [toSubmittedLead(lead, row)] : [];
  });
}

/** Combines a lead with its state. */
export const toSubmittedLead = (
  lead: StoredLead,
  row: Pick<StateRow, "status" | "owner_name" | "is_sample" | "version">,
): SubmittedLead => ({
  id: lead.id,
  reference: lead.reference,
  kind: lead.kind,
  createdAt: lead.createdAt,
  name: lead.name,
  email: lead.email,
  excerpt: (lead.message ?? lead.company?.name ?? "").slice(0, MAX_EXCERPT_LENGTH),
  status: row.status as LeadStatus,
  ownerName: row.owner_name,
  isSample: row.is_sample === 1,
  version: row.version,
  phone: lead.phone,
  message: lead.message,
  company: lead.company,
  context: lead.context,
});
