/** A legal text, parsed at build time (scripts/render-texts.ts). */
declare module "*.md?legal" {
  import type { LegalDocument } from "@angadi/site/pages/legal/legal-text/legal-document";

  const text: LegalDocument;
  export default text;
}
