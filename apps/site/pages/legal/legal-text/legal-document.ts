/** A legal text, ready to show. */
export interface LegalDocument {
  title: string;
  description: string;
  intro: string;
  /** Day of its last change: ISO 8601, and as it is shown. */
  updated: { iso: string; text: string };
  /** HTML of what stands before the first section. */
  preamble: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** What links to the section point to. */
  id: string;
  title: string;
  /** HTML of one or two sentences that say what the section says. */
  inShort: string;
  html: string;
}
