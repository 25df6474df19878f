import { type Kysely, PostgresAdapter, sql } from "kysely";
import { LEAD_STATEMENTS } from "./0001-leads.ts";
import { STAFF_STATEMENTS } from "./0001-staff.ts";
import { createTriggers } from "./0001-triggers.ts";

/**
 * The first tables. Both engines share their types (docs/decisions/0002-database.md): times and JSON
 * are text, true and false are 1 and 0. Migrations are never edited once released: a change is a
 * new file.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const posts = createPostStatements(isPostgres ? "bytea" : "blob");
  for (const statement of [
    CONTENT_STATEMENTS,
    STAFF_STATEMENTS,
    LEAD_STATEMENTS,
    posts,
    JOB_STATEMENTS,
    COUNT_STATEMENTS,
  ].flat())
    await sql.raw(statement).execute(db);
  await createTriggers(db, isPostgres);
}

/** What pages show. `blog_posts` are published posts; drafts are in `posts`. */
const CONTENT_STATEMENTS = [
  `CREATE TABLE business_types (
    id varchar(100) PRIMARY KEY,
    name varchar(200) NOT NULL,
    sub_industry_type varchar(100) NOT NULL,
    position integer NOT NULL
  )`,
  `CREATE TABLE blog_posts (
    id varchar(200) PRIMARY KEY,
    title text NOT NULL,
    excerpt text NOT NULL,
    category varchar(100) NOT NULL,
    author varchar(200) NOT NULL,
    created_at varchar(24) NOT NULL,
    read_time integer NOT NULL,
    image text,
    tags text NOT NULL,
    blocks text NOT NULL,
    -- Same as created_at if null.
    updated_at varchar(24)
  )`,
  "CREATE INDEX blog_posts_by_age_dated ON blog_posts (created_at, id, updated_at)",
  `CREATE TABLE plans (
    id varchar(100) PRIMARY KEY,
    country_id varchar(100) NOT NULL,
    plan_name varchar(100) NOT NULL,
    tagline text NOT NULL,
    monthly_price integer NOT NULL,
    yearly_price integer NOT NULL,
    position integer NOT NULL,
    -- Null while the plan is sold.
    retired_at varchar(24),
    -- For an added plan: the name of the plan whose features it has.
    based_on varchar(100)
  )`,
  `CREATE TABLE contents_version (
    id integer PRIMARY KEY,
    version bigint NOT NULL
  )`,
];

/** Posts as their writers edit them, and their pictures. */
const createPostStatements = (bytesType: string) => [
  `CREATE TABLE posts (
    id varchar(200) PRIMARY KEY,
    slug varchar(200) NOT NULL UNIQUE,
    state varchar(20) NOT NULL,
    -- Null unless the post is scheduled.
    publish_at varchar(24),
    published_at varchar(24),
    published_version integer,
    scheduled_version integer,
    version integer NOT NULL,
    title text NOT NULL,
    document text NOT NULL,
    created_at varchar(24) NOT NULL,
    saved_at varchar(24) NOT NULL,
    saved_by varchar(200) NOT NULL,
    -- The page that saved last, to recognise its own save if the response was lost.
    saved_in varchar(36) NOT NULL DEFAULT '',
    -- Sequence number of the page's text, so that an older one that arrives late writes nothing.
    saved_number integer NOT NULL DEFAULT 0,
    -- Null unless the post's state is deleted.
    deleted_at varchar(24)
  )`,
  "CREATE INDEX posts_by_age ON posts (saved_at, id)",
  "CREATE INDEX posts_due ON posts (state, publish_at)",
  `CREATE TABLE post_revisions (
    post_id varchar(200) NOT NULL,
    version integer NOT NULL,
    kind varchar(20) NOT NULL,
    document text NOT NULL,
    saved_at varchar(24) NOT NULL,
    saved_by varchar(200) NOT NULL,
    CONSTRAINT post_revisions_key PRIMARY KEY (post_id, version)
  )`,
  `CREATE TABLE post_old_slugs (
    slug varchar(200) PRIMARY KEY,
    post_id varchar(200) NOT NULL
  )`,
  `CREATE TABLE preview_links (
    -- SHA-256 of the link's token, base64url.
    token_digest varchar(43) PRIMARY KEY,
    post_id varchar(200) NOT NULL,
    staff_id varchar(36) NOT NULL,
    expires_at varchar(24) NOT NULL
  )`,
  `CREATE TABLE presence (
    -- The id of the post or lead.
    subject varchar(200) NOT NULL,
    staff_id varchar(36) NOT NULL,
    -- When the page was last known to be open.
    seen_at varchar(24) NOT NULL,
    CONSTRAINT presence_key PRIMARY KEY (subject, staff_id)
  )`,
  `CREATE TABLE pictures (
    -- Beginning of the upload's SHA-256, in hex.
    id varchar(32) PRIMARY KEY,
    name text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    alt text NOT NULL,
    created_at varchar(24) NOT NULL,
    uploaded_by varchar(200) NOT NULL
  )`,
  "CREATE INDEX pictures_by_age ON pictures (created_at, id)",
  `CREATE TABLE picture_files (
    picture_id varchar(32) NOT NULL,
    -- Last segment of its URL: 800.webp, social.png.
    name varchar(20) NOT NULL,
    bytes ${bytesType} NOT NULL,
    CONSTRAINT picture_files_key PRIMARY KEY (picture_id, name)
  )`,
];

/** Background work, and limits that processes share. */
const JOB_STATEMENTS = [
  `CREATE TABLE job_queue (
    id varchar(100) PRIMARY KEY,
    kind varchar(40) NOT NULL,
    subject varchar(254),
    payload text NOT NULL,
    request_id varchar(64),
    created_at varchar(24) NOT NULL,
    state varchar(10) NOT NULL DEFAULT 'pending',
    -- Earlier than any time, so due at once.
    run_at varchar(24) NOT NULL DEFAULT '',
    attempts integer NOT NULL DEFAULT 0,
    claimed_by varchar(36),
    last_error text,
    finished_at varchar(24)
  )`,
  "CREATE INDEX job_queue_by_end ON job_queue (state, finished_at)",
  "CREATE INDEX job_queue_by_subject ON job_queue (subject)",
  "CREATE INDEX job_queue_due ON job_queue (kind, state, run_at)",
  `CREATE TABLE mail_budget (
    hour varchar(13) PRIMARY KEY,
    mail_count integer NOT NULL
  )`,
  `CREATE TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`,
  "CREATE INDEX rate_limits_expire ON rate_limits (expire)",
];

/** Totals by day (packages/api/counts/daily-counts.ts): no column can identify a visitor. */
const COUNT_STATEMENTS = [
  `CREATE TABLE daily_counts (
    day varchar(10) NOT NULL,
    kind varchar(100) NOT NULL,
    page varchar(100) NOT NULL,
    detail varchar(100) NOT NULL,
    source varchar(100) NOT NULL,
    medium varchar(100) NOT NULL,
    campaign varchar(100) NOT NULL,
    referrer varchar(100) NOT NULL,
    partner varchar(100) NOT NULL,
    count integer NOT NULL,
    CONSTRAINT daily_counts_key PRIMARY KEY (day, kind, page, detail, source, medium, campaign, referrer, partner)
  )`,
  "CREATE INDEX daily_counts_partner ON daily_counts (partner, day)",
  `CREATE TABLE count_sums (
    kind varchar(20) NOT NULL,
    part varchar(20) NOT NULL,
    period varchar(10) NOT NULL,
    name varchar(100) NOT NULL,
    detail varchar(100) NOT NULL,
    count bigint NOT NULL,
    CONSTRAINT count_sums_key PRIMARY KEY (kind, part, period, name, detail)
  )`,
  "CREATE INDEX count_sums_by_period ON count_sums (period)",
  `CREATE TABLE counts_written (
    id integer PRIMARY KEY,
    written_at varchar(24) NOT NULL
  )`,
  `CREATE TABLE summed_periods (
    period varchar(10) PRIMARY KEY
  )`,
];
