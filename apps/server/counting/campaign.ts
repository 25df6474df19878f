import { OTHER } from "@angadi/api/counts/bounded-counts";

/** Sources that our own links name. Anything else could name a person. */
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
/** Names that the larger senders use for themselves. */
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
 * The campaign of a URL if it is on a list; `campaigns` are those that the operator named.
 * Anything else counts as "other": a mailing tool may put a person's number into it.
 */
export function findCampaign(
  utm: Readonly<Record<string, string>>,
  campaigns: ReadonlySet<string>,
): Campaign {
  const source = utmValue(utm, "utm_source");
  return {
    source: knownOrOther(Object.hasOwn(ALIASES, source) ? ALIASES[source] : source, SOURCES),
    medium: knownOrOther(utmValue(utm, "utm_medium"), MEDIUMS),
    campaign: knownOrOther(utmValue(utm, "utm_campaign"), campaigns),
  };
}

const utmValue = (utm: Readonly<Record<string, string>>, name: string) =>
  (Object.hasOwn(utm, name) ? (utm[name] ?? "") : "").trim().toLowerCase();

const knownOrOther = (value: string | undefined = "", allowed: ReadonlySet<string>) =>
  value === "" || allowed.has(value) ? value : OTHER;
