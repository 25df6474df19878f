import { OTHER } from "@angadi/api/counts/bounded-counts";

/** Sources that are counted by name. Anything else could name a person. */
const SOURCES = new Set(
  "affiliate bing chatgpt duckduckgo email facebook google instagram linkedin newsletter partner perplexity pinterest print qr quora reddit sms telegram threads tiktok whatsapp x yahoo youtube".split(
    " ",
  ),
);
const MEDIUMS = new Set(
  "affiliate audio banner cpc cpm display email organic paid ppc print push qr referral sms social video".split(
    " ",
  ),
);
/** Short names of sources. */
const ALIASES: Readonly<Record<string, string>> = {
  fb: "facebook",
  ig: "instagram",
  twitter: "x",
  wa: "whatsapp",
  yt: "youtube",
};

export interface Campaign {
  source: string;
  medium: string;
  campaign: string;
}

/**
 * The campaign of a URL; `campaigns` are those that the operator configured. Values on no list count
 * as "other": a mailing tool may put a person's number into them.
 */
export function findCampaign(
  utm: Readonly<Record<string, string>>,
  campaigns: ReadonlySet<string>,
): Campaign {
  const source = readUtmValue(utm, "utm_source");
  return {
    source: toKnownOrOther(Object.hasOwn(ALIASES, source) ? ALIASES[source] : source, SOURCES),
    medium: toKnownOrOther(readUtmValue(utm, "utm_medium"), MEDIUMS),
    campaign: toKnownOrOther(readUtmValue(utm, "utm_campaign"), campaigns),
  };
}

const readUtmValue = (utm: Readonly<Record<string, string>>, name: string) =>
  (Object.hasOwn(utm, name) ? (utm[name] ?? "") : "").trim().toLowerCase();

const toKnownOrOther = (value: string | undefined = "", allowed: ReadonlySet<string>) =>
  value === "" || allowed.has(value) ? value : OTHER;
