import type { Generated } from "kysely";
import type { StaffTables } from "./staff-tables.ts";

/**
 * The tables. They use only types that both engines share: JSON and times are text (times ISO 8601
 * in UTC, which sort as text); the app generates ids. See docs/decisions/0002-database.md.
 */

export interface Schema extends StaffTables {
  business_types: BusinessTypesTable;
  blog_posts: BlogPostsTable;
  plans: PlansTable;
  contact_messages: ContactMessagesTable;
  affiliate_applications: AffiliateApplicationsTable;
  job_queue: JobQueueTable;
  contents_version: ContentsVersionTable;
  mail_budget: MailBudgetTable;
  /** When a process last wrote totals. One row. */
  counts_written: { id: number; written_at: string };
  posts: PostsTable;
  /** `subject` is the id of a post or lead. */
  presence: { subject: string; staff_id: string; seen_at: string };
  post_revisions: PostRevisionsTable;
  post_old_slugs: PostOldSlugsTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  daily_counts: DailyCountsTable;
  count_sums: CountSumsTable;
  summed_periods: { period: string };
  partner_links: PartnerLinksTable;
  preview_links: PreviewLinksTable;
}

/** The tables that store visitors' text, and its pending notifications. */
export const PERSONAL_DATA_TABLES = [
  "contact_messages",
  "affiliate_applications",
  "job_queue",
  "lead_states",
  "lead_words",
  "lead_events",
  "lead_filters",
  "affiliate_decisions",
  "partner_links",
] as const;

interface BusinessTypesTable {
  id: string;
  name: string;
  sub_industry_type: string;
  position: number;
}

/** One row for each published post. Its id is the slug. */
export interface BlogPostsTable {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  created_at: string;
  /** If null, the post has not changed since `created_at`. */
  updated_at: string | null;
  read_time: number;
  image: string | null;
  /** JSON: list of strings. */
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
  /** For an added plan: the name of the plan whose features it has. */
  based_on: string | null;
}

interface ContactMessagesTable {
  id: string;
  /** A short reference that people quote. */
  reference: string;
  name: string;
  email: string;
  /** As typed. */
  mobile_no: string;
  phone_e164: string | null;
  /** Null for the contact row of an affiliate application. */
  message: string | null;
  /** JSON: where the lead came from; null if nothing was sent. */
  context: string | null;
  idempotency_key: string | null;
  /** SHA-256 of the body that was sent with a key, base64url; null without a key. */
  body_digest: string | null;
  created_at: string;
}

interface AffiliateApplicationsTable {
  id: string;
  reference: string;
  name: string;
  /** As typed. */
  mobile: string;
  country_code: string;
  phone_e164: string | null;
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
  /** A lead's or post's id, or an email address (packages/api/jobs/job-kinds.ts). */
  subject: string | null;
  /** JSON. */
  payload: string;
  /** The request that caused it. */
  request_id: string | null;
  created_at: string;
  /** `pending`, `done` or `failed`. */
  state: Generated<string>;
  /** When the job is due; while it is claimed, the end of the lease. Empty: due at once. */
  run_at: Generated<string>;
  /** Failed attempts in a row. */
  attempts: Generated<number>;
  /** Identifies the claim of the process that runs it. */
  claimed_by: string | null;
  last_error: string | null;
  finished_at: string | null;
}

interface MailBudgetTable {
  /** Hour in UTC: `2026-11-22T09`. */
  hour: string;
  /** Mails sent in that hour. */
  mail_count: number;
}

/** One row, incremented by triggers. */
interface ContentsVersionTable {
  id: number;
  /** PostgreSQL's driver returns it as text. */
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
  /** Who created it. */
  staff_id: string;
  expires_at: string;
}

/** A post at the desk; its published version is in `blog_posts`. */
export interface PostsTable {
  id: string;
  /** The last segment of its URL. */
  slug: string;
  /** `draft`, `scheduled`, `published`, `withdrawn` or `deleted`. */
  state: string;
  deleted_at: string | null;
  /** When to publish a scheduled post. */
  publish_at: string | null;
  /** When it was first published. */
  published_at: string | null;
  /** The published version. */
  published_version: number | null;
  /** The version that will be published. */
  scheduled_version: number | null;
  /** Incremented by each save. */
  version: number;
  title: string;
  /** JSON: `StoredPost` of packages/contract/post-document.ts. */
  document: string;
  created_at: string;
  saved_at: string;
  saved_by: string;
  /** Id of the open page that saved last; empty for a form without JavaScript. */
  saved_in: Generated<string>;
  /** Sequence number of that page's text. */
  saved_number: Generated<number>;
}

interface PostRevisionsTable {
  post_id: string;
  version: number;
  /** What created it: `autosave`, `save`, `published`, `seed`. */
  kind: string;
  document: string;
  saved_at: string;
  saved_by: string;
}

/** Earlier slugs of published posts: each redirects straight to the current one. */
interface PostOldSlugsTable {
  slug: string;
  post_id: string;
}

export interface PicturesTable {
  id: string;
  /** Name of the uploaded file. */
  name: string;
  /** Pixels of the upright picture. */
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
