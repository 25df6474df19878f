/** The privacy policy and the terms have the same sections. */
const PRIVACY_SECTIONS = [
  "1. Use of website information",
  "2. Business-profile data collected",
  "3. Sharing",
  "4. Children under 16",
  "5. Payment processing by third-party processors",
  "6. Social plug-ins",
  "7. Data security",
  "8. Email-access restrictions",
];

const REFUND_SECTIONS = [
  "1. No returns and no refunds",
  "2. Cancel anytime",
  "3. Access to the end of the billing cycle",
  "4. How to cancel",
  "5. Make up your mind for free",
  "6. Whom to ask",
];

const ACCESSIBILITY_SECTIONS = [
  "1. What we aim for",
  "2. How we test",
  "3. What is not right yet",
  "4. Services that are not ours",
  "5. How to complain",
];

/** The legal pages with their titles and sections, in order. */
export const LEGAL_TEXTS = [
  { path: "/privacy", title: "Privacy policy", sections: PRIVACY_SECTIONS },
  { path: "/terms", title: "Terms and conditions", sections: PRIVACY_SECTIONS },
  {
    path: "/return-policy",
    title: "Return and refund policy",
    sections: REFUND_SECTIONS,
  },
  {
    path: "/accessibility",
    title: "Accessibility statement",
    sections: ACCESSIBILITY_SECTIONS,
  },
] as const;
