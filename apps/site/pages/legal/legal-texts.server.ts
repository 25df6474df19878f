import accessibility from "@angadi/content/legal/accessibility.md?legal";
import privacy from "@angadi/content/legal/privacy.md?legal";
import returnPolicy from "@angadi/content/legal/return-policy.md?legal";
import terms from "@angadi/content/legal/terms.md?legal";

/** The legal texts by path, rendered at build time (scripts/render-texts.ts). */
export const legalTexts = {
  "/privacy": privacy,
  "/terms": terms,
  "/return-policy": returnPolicy,
  "/accessibility": accessibility,
};
