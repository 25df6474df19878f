import { type CountKey, OTHER, countKey } from "@angadi/api/counts/bounded-counts";
import { PARTNER_ID } from "@angadi/contract/partner-id";
import { isPrivatePath } from "@angadi/contract/partner-numbers";
import { PREVIEW_PATH } from "@angadi/contract/post-preview";
import type { Beacon } from "./beacon.ts";
import { type Campaign, findCampaign } from "./campaign.ts";
import type { Article } from "./known-articles.ts";
import { missingPath, referrerHost } from "./places.ts";
import { findRange } from "./ranges.ts";

/** What is needed to count a beacon. */
export interface CountingContext {
  /** The pattern of the page at a path; undefined if there is none. */
  pageAt: (path: string) => string | undefined;
  /** Host of this site, with its port. */
  ownHost: string;
  /** Campaigns that are counted by name. */
  campaigns: ReadonlySet<string>;
  /** The post or guide at a path; undefined if there is none. */
  articleAt: (path: string) => Article | undefined;
  /** Whether an id belongs to an approved partner. */
  isPartner: (id: string) => boolean;
}

const MISSING = "not found";

/** The totals that a beacon increments. */
export function listCountKeys(beacon: Beacon, context: CountingContext): CountKey[] {
  // Authors look at previews, visitors do not.
  if (beacon.path === PREVIEW_PATH) return [];
  const { pageAt, isPartner } = context;
  // Such a page sends nothing itself, so a beacon that claims to be from it is ignored.
  if (isPrivatePath(beacon.path)) return [];
  const page = pageAt(beacon.path) ?? OTHER;
  const partner = toCountedPartner(beacon.partner, isPartner);
  switch (beacon.kind) {
    case "view":
      return countView(beacon, partner, context);
    case "leave":
      return [countKey("hand-off", { page, partner, detail: toHandOffName(...beacon.details) })];
    case "tool":
      return [countKey("tool", { page, detail: beacon.details[0] })];
    case "vital": {
      const [name, value, path] = beacon.details;
      return [countKey("vital", { page: pageAt(path) ?? OTHER, detail: findRange(name, value) })];
    }
  }
}

function countView(
  { path, details: [status, navigationType, entry] }: Beacon & { kind: "view" },
  partner: string,
  { pageAt, ownHost, campaigns, articleAt }: CountingContext,
): CountKey[] {
  const page = status === 404 ? undefined : pageAt(path);
  const pageCounts =
    page === undefined
      ? [countKey("missing", { detail: missingPath(path) })]
      : [countKey("view", { page }), ...countRead(articleAt(path))];
  const referrer = entry ? referrerHost(entry.referrer, ownHost) : undefined;
  // A reloaded page, or one returned to, still has its old referrer.
  if (!entry || referrer === undefined || navigationType !== "navigate") return pageCounts;
  const campaign = findCampaign(entry.utm, campaigns);
  return [
    ...pageCounts,
    countKey("visit", { page: page ?? MISSING, referrer, partner, ...campaign }),
  ];
}

const countRead = (article: Article | undefined) =>
  article ? [countKey("read", { page: article.page, detail: article.id })] : [];

/** The name of a link to the app (apps/site/app-urls.ts). */
function toHandOffName(path: string, names: readonly string[]): string {
  const step = path.split("/").at(-1);
  if (step === "") return "login";
  if (step === "select-location") return "business-type";
  if (step !== "website-type") return OTHER;
  if (names.includes("businessName")) return "name";
  return names.includes("ia") ? "plan" : "start";
}

/** Where a lead came from, according to the lead itself. */
export interface LeadOrigin {
  landingPath?: string | undefined;
  utm?: Readonly<Record<string, string>> | undefined;
  partnerId?: string | undefined;
}

/** The total that a lead belongs to: the page is the one on which its visit began. */
export function toLeadCountKey(
  kind: "message" | "application",
  { landingPath, utm = {}, partnerId }: LeadOrigin,
  { pageAt, campaigns, isPartner }: Pick<CountingContext, "pageAt" | "campaigns" | "isPartner">,
): CountKey {
  const [path] = (landingPath ?? "").split("?");
  const campaign: Campaign = findCampaign(utm, campaigns);
  const page = path ? (pageAt(path) ?? OTHER) : "";
  const partner = toCountedPartner(partnerId, isPartner);
  return countKey("lead", { detail: kind, page, partner, ...campaign });
}

/** The id of an approved partner; "other" for what could be one, and none for anything else. */
function toCountedPartner(id: string | null | undefined, isPartner: CountingContext["isPartner"]) {
  if (!id || !PARTNER_ID.test(id)) return "";
  return isPartner(id) ? id : OTHER;
}
