/** A legal text, read while the site is built (scripts/render-texts.ts). */
declare module "*.md?legal" {
  import type { LegalDocument } from "@angadi/site/pages/legal/legal-text/legal-document";

  const text: LegalDocument;
  export default text;
}
