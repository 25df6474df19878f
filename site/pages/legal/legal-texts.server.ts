import accessibility from "#content/legal/accessibility.md?raw";
import privacy from "#content/legal/privacy.md?raw";
import returnPolicy from "#content/legal/return-policy.md?raw";
import terms from "#content/legal/terms.md?raw";
import { legalFacts } from "#content/pages/legal.ts";
import { fillIn } from "./fill-in.ts";
import { readLegalText } from "./read-legal-text.server.ts";

const read = (source: string) => readLegalText(fillIn(source, legalFacts));

/** The legal texts by address. Read as the process starts: a text that is not in order stops it. */
export const legalTexts = {
  "/privacy": read(privacy),
  "/terms": read(terms),
  "/return-policy": read(returnPolicy),
  "/accessibility": read(accessibility),
};
