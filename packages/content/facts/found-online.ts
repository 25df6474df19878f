import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";

/** Domains, search, reviews. */
export const foundOnlineFacts: readonly Fact[] = [
  {
    id: "seo-wait",
    what: "Time until SEO shows",
    value: "four months to a year",
    source: authorities.googleSearch,
    isSourceRead: false,
    checkedOn: "2026-08-06",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/seo-beginners-guide.md": [
        "to expect four months to a year before the benefit shows",
      ],
    },
  },
  {
    id: "seo-doorways",
    what: "Pages that differ only in a place’s name are spam",
    value: "doorways",
    source: authorities.googleSearch,
    isSourceRead: false,
    checkedOn: "2026-08-06",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/seo-beginners-guide.md": ["call such pages doorways"],
      "packages/content/posts/one-page-for-each-thing-you-do.md": ["call pages like that doorways"],
    },
  },
  {
    id: "seo-local",
    what: "What local results rest on",
    value: "relevance, distance and prominence",
    source: authorities.googleSearch,
    isSourceRead: false,
    checkedOn: "2026-08-06",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/seo-beginners-guide.md": [
        "rest mainly on relevance, distance and prominence",
      ],
      "packages/content/posts/one-page-for-each-thing-you-do.md": [
        "relevance, distance and prominence",
      ],
    },
  },
  {
    id: "lcp",
    what: "Seconds in which the main thing shows",
    value: "2.5 seconds",
    source: authorities.googleSearch,
    isSourceRead: false,
    checkedOn: "2026-07-22",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/website-setup-checklist.md": ["appears within 2.5 seconds"],
    },
  },
  {
    id: "domain-kyc",
    what: "Days some registrars give for the KYC of a .in name",
    value: "seven days",
    source: authorities.nixi,
    isSourceRead: false,
    checkedOn: "2026-07-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/website-setup-checklist.md": [
        "some registrars give only seven days for it",
      ],
      "packages/content/posts/choose-a-web-address.md": ["requires electronic KYC of the owner"],
    },
  },
  {
    id: "domain-warning",
    what: "Warnings before a .com name expires",
    value: "a month and a week",
    source: authorities.icann,
    isSourceRead: false,
    checkedOn: "2026-03-04",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/posts/choose-a-web-address.md": [
        "about a month and about a week before it expires",
      ],
    },
  },
  {
    id: "domain-prices",
    what: "Yearly prices of .in and .com, rough",
    value: "₹500 to ₹1,200, ₹900 to ₹1,600",
    source: authorities.nixi,
    isSourceRead: false,
    checkedOn: "2026-03-04",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/posts/choose-a-web-address.md": [
        "about ₹500 to ₹1,200 a year for .in or .co.in",
        "about ₹900 to ₹1,600 for .com",
      ],
    },
  },
  {
    id: "reviews-false",
    what: "A fake review may be an unfair practice",
    value: "November 2022",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-02-18",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/posts/ask-for-a-review.md": [
        "(Department of Consumer Affairs, as of November 2022)",
      ],
    },
  },
  {
    id: "seo-lengths",
    what: "Google sets no length for titles and descriptions",
    value: "no limit",
    source: authorities.googleSearch,
    isSourceRead: false,
    checkedOn: "2026-08-06",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/seo-beginners-guide.md": [
        "Google Search Central sets no limit for either",
      ],
    },
  },
  {
    id: "seo-bulk",
    what: "Pages made in bulk are spam",
    value: "spam",
    source: authorities.googleSearch,
    isSourceRead: false,
    checkedOn: "2026-08-06",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/seo-beginners-guide.md": [
        "treats pages turned out in bulk to catch searches as spam",
      ],
    },
  },
  {
    id: "seo-ai",
    what: "AI answers need no special markup",
    value: "no special file or markup",
    source: authorities.googleSearch,
    isSourceRead: false,
    checkedOn: "2026-08-06",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/seo-beginners-guide.md": [
        "no special file or markup is needed to appear",
      ],
    },
  },
  {
    id: "reviews-bought",
    what: "What Google does about bought reviews",
    value: "new ones stopped for a time",
    source: authorities.gmb,
    isSourceRead: false,
    checkedOn: "2026-08-06",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/seo-beginners-guide.md": [
        "with having their reviews hidden and new ones stopped for a time",
      ],
    },
  },
  {
    id: "reviews-bought-post",
    what: "The same in the post on reviews",
    value: "no new ones for a time",
    source: authorities.gmb,
    isSourceRead: false,
    checkedOn: "2026-02-18",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/posts/ask-for-a-review.md": [
        "can have them hidden, get no new ones for a time",
      ],
    },
  },
];
