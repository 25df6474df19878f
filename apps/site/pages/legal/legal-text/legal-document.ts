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
  /** The anchor that links to the section use. */
  id: string;
  title: string;
  /** HTML of a one- or two-sentence summary of the section. */
  inShort: string;
  html: string;
}
