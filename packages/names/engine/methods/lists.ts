import { type FormStyle } from "./forms.ts";
import { type Material } from "./material.ts";
import { pluralize, possessive } from "./spelling.ts";

/** Signs that read well after "The": a single place, not a kind of goods. */
const TAKES_THE =
  /(?:house|room|shop|studio|kitchen|bakery|café|oven|table|stall|eatery|canteen|restaurant|creamery|parlour|pantry|larder|market|orchard|dairy|mill|farm|nursery|boutique|atelier|wardrobe|closet|salon|gym|club|academy|spa|apothecary|clinic|practice|lab|pharmacy|drugstore|dispensary|hall|school|desk|office|circle|works|press|gallery|garage|lodge|inn|cottage|retreat|homestay|laundry|store|stores|company|co|emporium|institute|conservatory|theatre|gymnasium|laboratory|chambers|bureau|collective|foundation|centre|library|almanac|fellowship|agency|surgery|kindergarten|preschool|playschool|gymkhana|estate|residence|homestead|depot|butchery|patisserie)$/i;

/** The words for each slot that a list fills. */
export function makeLists(
  material: Material,
  style: FormStyle,
): Readonly<Record<string, readonly string[]>> {
  const [first = ""] = material.person;
  const last = material.person.at(-1) ?? "";
  const tradeSigns = signsFor(material, style);
  return {
    picture: material.pictures,
    look: material.looks,
    tool: material.tools,
    stuff: material.stuffs,
    spot: material.spots,
    sign: tradeSigns,
    rootSign:
      style === "classic" || style === "modern"
        ? tradeSigns
        : [...tradeSigns, ...material.signs.indian],
    theSign: tradeSigns.filter((sign) => TAKES_THE.test(sign)),
    tree: material.trees,
    indianSign: material.signs.indian,
    time: material.times,
    number: material.numbers,
    tools: material.tools.map((tool) => pluralize(tool)),
    ordinal: material.ordinals,
    merry: material.merry,
    landmark: material.landmarks,
    street: material.streets,
    indicStreet: material.indicStreets,
    place: [material.place],
    makers: tradeSigns.filter((sign) => /(?:ers|ors|ists)$/.test(sign)),
    first: [first],
    last: [last],
    "first's": [possessive(first)],
    "last's": [possessive(last)],
    initial: [joinInitials(material.person.slice(0, -1))],
    initials: [joinInitials(material.person)],
  };
}

/** ["Meera", "Rao"] → "M. R." */
function joinInitials(names: readonly string[]): string {
  return names.map((name) => `${name.charAt(0)}.`).join(" ");
}

/** The signs that suit the style. */
function signsFor({ signs }: Material, style: FormStyle): readonly string[] {
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
