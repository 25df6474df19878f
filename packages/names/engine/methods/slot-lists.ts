import { type FormStyle } from "./forms.ts";
import { type Material } from "./material.ts";
import { pluralize, toPossessive } from "./spelling.ts";

/** Signs that read well after "The": a single place, not a kind of goods. */
const SIGN_AFTER_THE =
  /(?:house|room|shop|studio|kitchen|bakery|café|oven|table|stall|eatery|canteen|restaurant|creamery|parlour|pantry|larder|market|orchard|dairy|mill|farm|nursery|boutique|atelier|wardrobe|closet|salon|gym|club|academy|spa|apothecary|clinic|practice|lab|pharmacy|drugstore|dispensary|hall|school|desk|office|circle|works|press|gallery|garage|lodge|inn|cottage|retreat|homestay|laundry|store|stores|company|co|emporium|institute|conservatory|theatre|gymnasium|laboratory|chambers|bureau|collective|foundation|centre|library|almanac|fellowship|agency|surgery|kindergarten|preschool|playschool|gymkhana|estate|residence|homestead|depot|butchery|patisserie)$/i;

/** The words for each slot that is filled from a list. */
export function makeSlotLists(
  material: Material,
  style: FormStyle,
): Readonly<Record<string, readonly string[]>> {
  const [first = ""] = material.founder;
  const last = material.founder.at(-1) ?? "";
  const tradeSigns = listStyleSigns(material, style);
  return {
    picture: material.pictures,
    adjective: material.adjectives,
    tool: material.tools,
    ingredient: material.ingredients,
    spot: material.spots,
    sign: tradeSigns,
    rootSign:
      style === "classic" || style === "modern"
        ? tradeSigns
        : [...tradeSigns, ...material.signs.indian],
    theSign: tradeSigns.filter((sign) => SIGN_AFTER_THE.test(sign)),
    tree: material.trees,
    indianSign: material.signs.indian,
    modifier: material.modifiers,
    number: material.numbers,
    tools: material.tools.map((tool) => pluralize(tool)),
    ordinal: material.ordinals,
    playful: material.playfulAdjectives,
    landmark: material.landmarks,
    street: material.streets,
    indicStreet: material.indicStreets,
    place: [material.place],
    makers: tradeSigns.filter((sign) => /(?:ers|ors|ists)$/.test(sign)),
    first: [first],
    last: [last],
    "first's": [toPossessive(first)],
    "last's": [toPossessive(last)],
    initial: [joinInitials(material.founder.slice(0, -1))],
    initials: [joinInitials(material.founder)],
  };
}

/** ["Meera", "Rao"] → "M. R." */
function joinInitials(words: readonly string[]): string {
  return words.map((word) => `${word.charAt(0)}.`).join(" ");
}

/** The signs that suit a style; repeated signs are picked more often. */
function listStyleSigns({ signs }: Material, style: FormStyle): readonly string[] {
  switch (style) {
    case "modern":
    case "playful":
      return signs.modern;
    case "classic":
      return [...signs.classic, ...signs.classic, ...signs.modern];
    case "indian":
      return [...signs.indian, ...signs.indian, ...signs.classic, ...signs.modern];
    case "any":
      return [...signs.modern, ...signs.modern, ...signs.classic];
  }
}
