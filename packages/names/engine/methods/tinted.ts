import { type NamePart } from "../model/business-name.ts";
import { pick, type Random } from "../model/random.ts";
import { type Root } from "../words/roots.ts";
import { HINDI_LOOKS, TELUGU_LOOKS } from "../words/stock.ts";
import { type Filling, rootPart } from "./parts.ts";

/** An adjective before a root, in agreement with the root's gender. */
export function pickTinted(all: readonly Root[], random: Random): Filling | undefined {
  const root = pick(all, random);
  if (root === undefined || root.sort === "idea") return undefined;
  if (root.language === "Telugu") {
    const [look, gloss] = pick(TELUGU_LOOKS, random) ?? ["", ""];
    const part: NamePart = { text: look, gloss, language: "Telugu" };
    return { text: `${look} ${root.text}`, parts: [part, rootPart(root)] };
  }
  if (root.gender === undefined) return undefined;
  const [male, female, sorts, gloss] = pick(HINDI_LOOKS, random) ?? ["", "", [], ""];
  if (!sorts.includes(root.sort)) return undefined;
  const look = root.gender === "m" ? male : female;
  return {
    text: `${look} ${root.text}`,
    parts: [{ text: look, gloss, language: "Hindi" }, rootPart(root)],
  };
}
