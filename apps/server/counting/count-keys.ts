import { type CountKey, OTHER, createCountKey } from "@angadi/api/counts/bounded-counts";
import { PARTNER_ID } from "@angadi/contract/partner-id";
import { isPrivatePath } from "@angadi/contract/partner-numbers";
import { PREVIEW_PATH } from "@angadi/contract/post-preview";
import type { Beacon } from "./beacon.ts";
import { type Campaign, findCampaign } from "./campaign.ts";
import type { Article } from "./known-articles.ts";
import { redactPath, findReferrerHost } from "./redact.ts";
import { findRange } from "./ranges.ts";

export interface CountingContext {
  /** The pattern of the page at a path, or undefined if none exists. */
  findPagePattern: (path: string) => string | undefined;
  /** Host of this site, with its port. */
  ownHost: string;
  /** Campaigns that are counted by name. */
  campaigns: ReadonlySet<string>;
  /** The post or guide at a path, or undefined if none exists. */
  findArticle: (path: string) => Article | undefined;
  /** Whether an id belongs to an approved partner. */
  isPartner: (id: string) => boolean;
}

const MISSING_PAGE = "not found";

/** The totals that a beacon increments. */
export function listCountKeys(beacon: Beacon, context: CountingContext): CountKey[] {
  // Only authors open previews.
  if (beacon.path === PREVIEW_PATH) return [];
  const { findPagePattern, isPartner } = context;
  // These pages send no beacons.
  if (isPrivatePath(beacon.path)) return [];
  const page = findPagePattern(beacon.path) ?? OTHER;
  const partner = toCountedPartner(beacon.partner, isPartner);
  switch (beacon.kind) {
    case "view":
      return listViewKeys(beacon, partner, context);
    case "leave":
      return [
        createCountKey("hand-off", { page, partner, detail: toHandOffName(...beacon.details) }),
      ];
    case "tool":
      return [createCountKey("tool", { page, detail: beacon.details[0] })];
    case "vital": {
      const [name, value, path] = beacon.details;
      return [
        createCountKey("vital", {
          page: findPagePattern(path) ?? OTHER,
          detail: findRange(name, value),
        }),
      ];
    }
  }
}

function listViewKeys(
  { path, details: [status, navigationType, entry] }: Beacon & { kind: "view" },
  partner: string,
  { findPagePattern, ownHost, campaigns, findArticle }: CountingContext,
): CountKey[] {
  const page = status === 404 ? undefined : findPagePattern(path);
  const pageCounts =
    page === undefined
      ? [createCountKey("missing", { detail: redactPath(path) })]
      : [createCountKey("view", { page }), ...listReadKeys(findArticle(path))];
  const referrer = entry ? findReferrerHost(entry.referrer, ownHost) : undefined;
  // Reloading a page, or returning to it, is no visit, but sends the same referrer.
  if (!entry || referrer === undefined || navigationType !== "navigate") return pageCounts;
  const campaign = findCampaign(entry.utm, campaigns);
  return [
    ...pageCounts,
    createCountKey("visit", { page: page ?? MISSING_PAGE, referrer, partner, ...campaign }),
  ];
}

const listReadKeys = (article: Article | undefined) =>
  article ? [createCountKey("read", { page: article.page, detail: article.id })] : [];

/** The name of a link to the app (apps/site/addresses/app-urls.ts). */
function toHandOffName(path: string, names: readonly string[]): string {
  const step = path.split("/").at(-1);
  if (step === "") return "login";
  if (step === "select-location") return "business-type";
  if (step !== "website-type") return OTHER;
  if (names.includes("businessName")) return "name";
  return names.includes("ia") ? "plan" : "start";
}

/** Where the visit began that led to a lead. */
export interface LeadOrigin {
  landingPath?: string | undefined;
  utm?: Readonly<Record<string, string>> | undefined;
  partnerId?: string | undefined;
}

/** The total that a lead increments; its page is the one on which the visit began. */
export function toLeadCountKey(
  kind: "message" | "application",
  { landingPath, utm = {}, partnerId }: LeadOrigin,
  {
    findPagePattern,
    campaigns,
    isPartner,
  }: Pick<CountingContext, "findPagePattern" | "campaigns" | "isPartner">,
): CountKey {
  const [path] = (landingPath ?? "").split("?");
  const campaign: Campaign = findCampaign(utm, campaigns);
  const page = path ? (findPagePattern(path) ?? OTHER) : "";
  const partner = toCountedPartner(partnerId, isPartner);
  return createCountKey("lead", { detail: kind, page, partner, ...campaign });
}

/** The id of an approved partner, "other" for another valid id, or "". */
function toCountedPartner(id: string | null | undefined, isPartner: CountingContext["isPartner"]) {
  if (!id || !PARTNER_ID.test(id)) return "";
  return isPartner(id) ? id : OTHER;
}
