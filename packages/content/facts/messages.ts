import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Mail, messages, advertising. */
export const messagesFacts: readonly Fact[] = [
  {
    id: "gmail-senders",
    what: "Gmail: letters a day from which more is asked",
    value: "5,000",
    source: pages.gmailSenders,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/email-marketing-fundamentals.md": [
        "whoever sends about 5,000 a day or more needs both",
      ],
    },
  },
  {
    id: "gmail-spam",
    what: "Gmail: complaints of spam in 1,000 letters",
    value: "3 in 1,000",
    source: pages.gmailSenders,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/email-marketing-fundamentals.md": [
        "fewer than 3 complaints of spam in 1,000 letters",
      ],
    },
  },
  {
    id: "gmail-free",
    what: "Recipients a day of a free Gmail account",
    value: "500",
    source: authorities.googleWorkspace,
    isSourceRead: false,
    checkedOn: "2026-09-15",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/email-marketing-fundamentals.md": [
        "stop a free Gmail account at 500 recipients a day",
      ],
    },
  },
  {
    id: "whatsapp-list",
    what: "Most people in a broadcast list",
    value: "256",
    source: authorities.whatsapp,
    isSourceRead: false,
    checkedOn: "2026-09-15",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/email-marketing-fundamentals.md": ["256 to a list"],
      "packages/content/guides/social-media-strategy.md": [
        "at most 256 people in one broadcast list",
      ],
    },
  },
  {
    id: "whatsapp-price",
    what: "Price of a marketing message",
    value: "₹0.86",
    source: authorities.whatsapp,
    isSourceRead: false,
    checkedOn: "2026-09-15",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/email-marketing-fundamentals.md": [
        "at about ₹0.86 for a marketing message",
      ],
    },
  },
  {
    id: "sms-hours",
    what: "Hours for promotional SMS",
    value: "10 am and 9 pm",
    source: authorities.trai,
    isSourceRead: false,
    checkedOn: "2026-09-15",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/email-marketing-fundamentals.md": ["only between 10 am and 9 pm"],
    },
  },
  {
    id: "sms-letters",
    what: "Letters in one SMS",
    value: "160 and 70",
    source: authorities.trai,
    isSourceRead: false,
    checkedOn: "2026-09-15",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/email-marketing-fundamentals.md": [
        "| 160 letters, 70 in Indian scripts",
      ],
    },
  },
  {
    id: "ads-day",
    what: "Google Ads: most in a day, and in a month",
    value: "twice, 30.4",
    source: authorities.googleAds,
    isSourceRead: false,
    checkedOn: "2026-10-28",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/online-advertising-guide.md": [
        "may spend up to twice the daily budget, and a month no more than 30.4 times it",
      ],
    },
  },
  {
    id: "ads-lines",
    what: "Google Ads: headlines and descriptions",
    value: "15 of 30, 4 of 90",
    source: authorities.googleAds,
    isSourceRead: false,
    checkedOn: "2026-10-28",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/online-advertising-guide.md": [
        "takes up to 15 headlines of 30 characters and 4 descriptions of 90",
      ],
    },
  },
  {
    id: "asci",
    what: "Labels on paid posts",
    value: "April 2025",
    source: authorities.asci,
    isSourceRead: false,
    checkedOn: "2026-10-28",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/social-media-strategy.md": [
        "As of April 2025, the Advertising Standards Council of India asks for a label",
      ],
      "packages/content/guides/online-advertising-guide.md": [
        "As of April 2025, that is the Advertising Standards Council of India’s rule for influencers",
      ],
    },
  },
  {
    id: "meta-music",
    what: "Popular songs in business posts",
    value: "licence",
    source: authorities.metab,
    isSourceRead: false,
    checkedOn: "2026-08-27",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/social-media-strategy.md": [
        "do not cover commercial use of popular songs unless you hold a licence",
      ],
    },
  },
];
