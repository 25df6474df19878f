/** A legal text, ready to render. */
export interface LegalDocument {
  title: string;
  description: string;
  intro: string;
  /** Date of the last change: ISO 8601, and as displayed. */
  updated: { iso: string; text: string };
  /** HTML before the first section. */
  preamble: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The section's anchor in URLs. */
  id: string;
  title: string;
  /** HTML of a one- or two-sentence summary of the section. */
  summary: string;
  html: string;
}
