import type { Generated } from "kysely";
import type { StaffTables } from "./staff-tables.ts";

/**
 * The tables. Only types both engines share: JSON and times are text (times ISO 8601 in UTC, which
 * sort as text), ids are made by the app. See docs/decisions/0002-database.md.
 */

export interface Schema extends StaffTables {
  business_types: BusinessTypesTable;
  blog_posts: BlogPostsTable;
  plans: PlansTable;
  contact_messages: ContactMessagesTable;
  affiliate_applications: AffiliateApplicationsTable;
  job_queue: JobQueueTable;
  outbox: OutboxTable;
  contents_version: ContentsVersionTable;
  mail_budget: MailBudgetTable;
  jobs: JobsTable;
  posts: PostsTable;
  post_presence: { post_id: string; staff_id: string; seen_at: string };
  post_revisions: PostRevisionsTable;
  post_old_slugs: PostOldSlugsTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  purges: PurgesTable;
  daily_counts: DailyCountsTable;
  count_sums: CountSumsTable;
  summed_periods: { period: string };
  partner_links: PartnerLinksTable;
  preview_links: PreviewLinksTable;
}

/** The tables that hold what visitors wrote, and what is to be told of it. */
export const PERSONAL_DATA_TABLES = [
  "contact_messages",
  "affiliate_applications",
  "job_queue",
  "outbox",
  "lead_states",
  "lead_words",
  "lead_events",
  "lead_filters",
  "affiliate_decisions",
  "partner_links",
  "desk_mails",
] as const;

interface BusinessTypesTable {
  id: string;
  name: string;
  sub_industry_type: string;
  position: number;
}

/** What the public sees of posts: a row for each that is published. Its id is the address. */
export interface BlogPostsTable {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  created_at: string;
  /** As `created_at` where null. */
  updated_at: string | null;
  read_time: number;
  image: string | null;
  /** JSON: list of text. */
  tags: string;
  /** JSON: list of blocks. */
  blocks: string;
}

interface PlansTable {
  id: string;
  country_id: string;
  plan_name: string;
  tagline: string;
  /** Whole rupees. */
  monthly_price: number;
  yearly_price: number;
  position: number;
  /** Null while the plan is sold. */
  retired_at: string | null;
  /** Of an added plan: the name of the plan whose features it has. */
  based_on: string | null;
}

interface ContactMessagesTable {
  id: string;
  /** Short form of the id that people quote. */
  reference: string;
  name: string;
  email: string;
  mobile_no: string;
  /** Absent on the second call of an affiliate application. */
  message: string | null;
  /** JSON: where the lead came from; null if nothing was sent. */
  context: string | null;
  idempotency_key: string | null;
  /** SHA-256 of the body that came with a key, base64url; null if none came. */
  body_digest: string | null;
  created_at: string;
}

interface AffiliateApplicationsTable {
  id: string;
  reference: string;
  name: string;
  mobile: string;
  country_code: string;
  email: string;
  company_name: string;
  website_url: string;
  media_link: string;
  affiliate_type: string;
  /** JSON, as in `contact_messages`. */
  context: string | null;
  idempotency_key: string | null;
  body_digest: string | null;
  created_at: string;
}

/** Background work of all kinds (packages/api/jobs/queue.ts). */
export interface JobQueueTable {
  id: string;
  kind: string;
  /** What it is about: a lead's id, a post's id, an e-mail address (packages/api/jobs/job-kinds.ts). */
  subject: string | null;
  /** JSON. */
  payload: string;
  /** The request that caused it. */
  request_id: string | null;
  created_at: string;
  /** `waiting`, `done` or `failed`. */
  state: Generated<string>;
  /** The job is due then; while it is claimed, the end of the lease. Empty: at once. */
  run_at: Generated<string>;
  /** Failed attempts in a row. */
  attempts: Generated<number>;
  /** Identifies the claim of the process that runs it. */
  claimed_by: string | null;
  last_error: string | null;
  finished_at: string | null;
}

/** Written by the release before `job_queue`; packages/api/jobs/adopt-old-queues.ts moves its rows. */
export interface OutboxTable {
  id: string;
  /** What happened: `contact-message` or `affiliate-application`. */
  kind: string;
  /** Id of the row in that kind's table. */
  subject_id: string;
  created_at: string;
  /** How often in a row it failed. */
  attempts: Generated<number>;
  /** JSON: names of the channels that have it. */
  delivered: Generated<string>;
  /** Not before then; while a worker has it in hand, the end of its lease. */
  next_attempt_at: Generated<string>;
  last_error: string | null;
  /** When every channel had it or was given up, or its lead was gone. */
  done_at: string | null;
  /** JSON: names of the channels given up, and why. */
  given_up: Generated<string>;
  /** When the first channel was given up. */
  failed_at: string | null;
  /** While a worker has it in hand: a name of that one time. */
  claimed_by: string | null;
  /** Of the request that the lead came with. */
  request_id: string | null;
}

interface MailBudgetTable {
  /** Start of a time in UTC down to the hour: `2026-11-22T09`. */
  hour: string;
  /** Mails begun in that hour. */
  taken: number;
}

/** Of `daily-counts`, when totals were last written; older builds keep leases here. */
interface JobsTable {
  name: string;
  claimed_until: string;
}

/** One row, counted up by triggers. */
interface ContentsVersionTable {
  id: number;
  /** PostgreSQL's driver gives it as text. */
  version: number | string;
}

/** Sums of `daily_counts` (packages/api/counts/count-sums.ts). */
interface CountSumsTable {
  kind: string;
  part: string;
  /** A day or a month: `2026-11`. */
  period: string;
  name: string;
  detail: string;
  count: number;
}

/** How often something happened on a day (packages/api/counts/daily-counts.ts). */
interface DailyCountsTable {
  /** In India: `2026-11-23`. */
  day: string;
  kind: string;
  /** Pattern of a route, such as `/blog/:blogId`. */
  page: string;
  detail: string;
  source: string;
  medium: string;
  campaign: string;
  /** Host name of another site. */
  referrer: string;
  /** The partner's own id. */
  partner: string;
  count: number;
}

/** Private links to partners' numbers (packages/api/counts/partner-links.ts). */
interface PartnerLinksTable {
  application_id: string;
  /** SHA-256 of the link's token, base64url. */
  token_digest: string;
  created_at: string;
}

/** Links to previews of posts (packages/api/posts/preview-links.ts). */
interface PreviewLinksTable {
  /** SHA-256 of the link's token, base64url. */
  token_digest: string;
  post_id: string;
  /** Who made it. */
  staff_id: string;
  expires_at: string;
}

/** A post at the desk; its published version is in `blog_posts`. */
export interface PostsTable {
  id: string;
  /** The end of its address. */
  slug: string;
  /** `draft`, `scheduled`, `published` or `withdrawn`. */
  state: string;
  /** When a scheduled post is to be published. */
  publish_at: string | null;
  /** When it was published first. */
  published_at: string | null;
  /** The version that the public sees. */
  published_version: number | null;
  /** The version that is to be published. */
  scheduled_version: number | null;
  /** Counts the saves. */
  version: number;
  title: string;
  /** JSON: `StoredPost` of packages/contract/post-document.ts. */
  document: string;
  created_at: string;
  saved_at: string;
  saved_by: string;
  /** A name of the open page that saved last; empty for a form without script. */
  saved_in: Generated<string>;
  /** Which of that page's texts it was. */
  saved_number: Generated<number>;
}

interface PostRevisionsTable {
  post_id: string;
  version: number;
  /** What made it: `autosave`, `save`, `published`, `seed`. */
  kind: string;
  document: string;
  saved_at: string;
  saved_by: string;
}

/** Where a published post was found before: each leads straight to the post, however often it moved. */
interface PostOldSlugsTable {
  slug: string;
  post_id: string;
}

export interface PicturesTable {
  id: string;
  /** Of the file that was uploaded. */
  name: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  alt: string;
  created_at: string;
  uploaded_by: string;
}

interface PictureFilesTable {
  picture_id: string;
  name: string;
  bytes: Uint8Array;
}

/** As `OutboxTable`. */
export interface PurgesTable {
  id: string;
  /** JSON: `{ addresses, prefixes }`. */
  what: string;
  created_at: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<string>;
  claimed_by: string | null;
  last_error: string | null;
}
