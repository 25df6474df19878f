import type { Fact } from "./fact.ts";
import { statePages } from "./state-pages.ts";

/** Shops Acts by state. */
export const shopsActsFacts: readonly Fact[] = [
  {
    id: "shops-ap",
    what: "Shops Act, Andhra Pradesh and Assam",
    value: "30 days",
    where: "Andhra Pradesh, Assam",
    source: statePages.shopsActs,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Every shop, within 30 days](https://complianceuncovered.com",
      ],
    },
  },
  {
    id: "shops-delhi",
    what: "Shops Act, Delhi",
    value: "90 days",
    where: "Delhi",
    source: statePages.delhi,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Every shop, within 90 days](https://estartindia.com",
      ],
    },
  },
  {
    id: "shops-gujarat",
    what: "Shops Act, Gujarat",
    value: "20 workers",
    where: "Gujarat",
    source: statePages.gujarat,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[From 20 workers; below that, an online notice](https://www.thehawk.in",
      ],
    },
  },
  {
    id: "shops-karnataka",
    what: "Shops Act, Karnataka",
    value: "30 days",
    where: "Karnataka",
    source: statePages.karnataka,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Every shop, within 30 days](https://swatikandco.com",
      ],
    },
  },
  {
    id: "shops-maharashtra",
    what: "Shops Act, Maharashtra",
    value: "20 workers",
    where: "Maharashtra",
    source: statePages.maharashtra,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[From 20 workers; below that, a notice](https://lexplosion.in",
      ],
    },
  },
  {
    id: "shops-punjab",
    what: "Shops Act, Punjab",
    value: "20 workers, six months",
    where: "Punjab",
    source: statePages.punjab,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[From 20 workers; below that, a notice; six months for either](https://knowledge.dlapiper.com",
      ],
    },
  },
  {
    id: "shops-rajasthan",
    what: "Shops Act, Rajasthan",
    value: "above ten workers",
    where: "Rajasthan",
    source: statePages.rajasthan,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Above ten workers](https://www.sakshipost.com",
      ],
    },
  },
  {
    id: "shops-tamil-nadu",
    what: "Shops Act, Tamil Nadu",
    value: "ten workers, six months, ₹100",
    where: "Tamil Nadu",
    source: statePages.tamilNadu,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[From ten workers, within six months, ₹100](https://pioneerone.in",
      ],
    },
  },
  {
    id: "shops-telangana",
    what: "Shops Act, Telangana",
    value: "up to ten employees",
    where: "Telangana",
    source: statePages.telangana,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Every shop; up to ten employees little else](https://www.legalitysimplified.com",
      ],
      "packages/content/guides/hr-compliance-checklist.md": [
        "excuses shops with up to ten employees from much of its Act",
      ],
    },
  },
  {
    id: "shops-uttar-pradesh",
    what: "Shops Act, Uttar Pradesh",
    value: "20 workers",
    where: "Uttar Pradesh",
    source: statePages.uttarPradesh,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[From 20 workers](https://www.deccanherald.com",
      ],
    },
  },
  {
    id: "shops-west-bengal",
    what: "Shops Act, West Bengal",
    value: "every shop",
    where: "West Bengal",
    source: statePages.westBengal,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "[Every shop](https://praansconsultech.com",
      ],
    },
  },
];
