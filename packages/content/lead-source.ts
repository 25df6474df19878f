/** Where a lead came from, as its context is stored. */
export interface LeadSource {
  landingPath?: string | undefined;
  referrer?: string | undefined;
  utm?: Readonly<Record<string, string>> | undefined;
  partnerId?: string | undefined;
  marketingOptIn?: boolean | undefined;
  honeypotFilled?: boolean | undefined;
}

/** Names of a source's parts; other `utm_` parts are shown without the prefix. */
const PART_NAMES = new Map([
  ["landingPath", "Landing page"],
  ["referrer", "Referrer"],
  ["utm_source", "Came from"],
  ["utm_medium", "Medium"],
  ["utm_campaign", "Campaign"],
  ["utm_term", "Search term"],
  ["utm_content", "Link or advert"],
  ["partnerId", "Partner"],
  ["marketingOptIn", "Marketing opt-in"],
  ["honeypotFilled", "Spam check"],
]);

/** Returns the known parts of a source, in display order. */
export function describeSource(source: LeadSource): { key: string; name: string; value: string }[] {
  const { landingPath, referrer, utm, partnerId, marketingOptIn, honeypotFilled } = source;
  return Object.entries({
    // The query is left out, because its parameters are listed separately.
    landingPath: landingPath?.split("?")[0],
    referrer,
    ...utm,
    partnerId,
    marketingOptIn: marketingOptIn && "Yes",
    honeypotFilled: honeypotFilled && "Stopped once, then sent again: a form filler, or a bot",
  }).flatMap(([key, value]) =>
    value ? [{ key, name: PART_NAMES.get(key) ?? key.replace("utm_", ""), value }] : [],
  );
}
