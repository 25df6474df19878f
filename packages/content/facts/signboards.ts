import type { Fact } from "./fact.ts";
import { statePages } from "./state-pages.ts";

/** Language of signboards by state. */
export const signboardsFacts: readonly Fact[] = [
  {
    id: "sign-andhra",
    what: "Signboard, Andhra Pradesh",
    value: "Telugu, prominent",
    where: "Andhra Pradesh",
    source: statePages.signAndhra,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Telugu, prominent](https://www.newindianexpress.com",
      ],
    },
  },
  {
    id: "sign-gujarat",
    what: "Signboard, Gujarat",
    value: "Gujarati optional",
    where: "Gujarat",
    source: statePages.signs,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Gujarati optional](https://magadhtoday.com",
      ],
    },
  },
  {
    id: "sign-punjab",
    what: "Signboard, Punjab",
    value: "Punjabi in Gurmukhi",
    where: "Punjab",
    source: statePages.signs,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Punjabi in Gurmukhi](https://magadhtoday.com",
      ],
    },
  },
  {
    id: "sign-karnataka",
    what: "Signboard, Karnataka",
    value: "60% of the board",
    where: "Karnataka",
    source: statePages.signKarnataka,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[60% of the board in Kannada](https://www.deccanherald.com",
      ],
      "packages/content/posts/a-signboard-people-can-read.md": ["60% of the board in Kannada"],
    },
  },
  {
    id: "sign-maharashtra",
    what: "Signboard, Maharashtra",
    value: "no smaller",
    where: "Maharashtra",
    source: statePages.signMaharashtra,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Marathi, no smaller than the rest](https://punemirror.com",
      ],
      "packages/content/posts/a-signboard-people-can-read.md": [
        "in letters no smaller than those of any other language",
      ],
    },
  },
  {
    id: "sign-odisha",
    what: "Signboard, Odisha, and fines",
    value: "₹5,000, ₹25,000",
    where: "Odisha",
    source: statePages.signOdisha,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Odia, prominent; fine ₹5,000, then ₹25,000](https://www.lokmattimes.com",
      ],
    },
  },
  {
    id: "sign-tamil-nadu",
    what: "Signboard, Tamil Nadu: ratio, and fine",
    value: "5, 3, 2 and ₹2,000",
    where: "Tamil Nadu",
    source: statePages.signTamilNadu,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Tamil first, then English, then others, as 5 to 3 to 2; fine ₹2,000](https://www.newindianexpress.com",
      ],
    },
  },
  {
    id: "sign-tamil-nadu-ratio",
    what: "Signboard, Tamil Nadu: ratio of the letters",
    value: "5:3:2",
    where: "Tamil Nadu",
    source: statePages.signTamilNadu,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: { "packages/content/posts/a-signboard-people-can-read.md": ["in the ratio 5:3:2"] },
  },
  {
    id: "sign-telangana",
    what: "Signboard, Telangana",
    value: "Telugu",
    where: "Telangana",
    source: statePages.signTelangana,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Telugu](https://www.thehindu.com",
      ],
    },
  },
  {
    id: "sign-kolkata",
    what: "Signboard, Kolkata",
    value: "Bengali on top",
    where: "Kolkata",
    source: statePages.signKolkata,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[In Kolkata, Bengali on top](https://www.ndtv.com",
      ],
    },
  },
  {
    id: "sign-assam",
    what: "Signboard, Dibrugarh in Assam",
    value: "Assamese beside English",
    where: "Assam",
    source: statePages.signAssam,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[In Dibrugarh, Assamese beside English](https://thehillstimes.in",
      ],
    },
  },
];
