import { type Brief, type NoveltyLevel } from "../model/brief.ts";
import { METHODS, type Method } from "../model/business-name.ts";
import { type Form, type FormStyle, listForms, type Distinctiveness } from "./forms.ts";
import { type Material } from "./material.ts";

/** Weight of a form by its distinctiveness and the novelty level (`NOVELTY_LEVELS`). */
const DISTINCTIVENESS_WEIGHTS: Readonly<
  Record<Distinctiveness, readonly [number, number, number, number, number]>
> = {
  descriptive: [12, 4, 1, 0.4, 0.08],
  suggestive: [0.15, 1, 1.6, 1, 0.15],
  root: [0.05, 0.4, 1, 2, 5],
  coined: [0, 0.15, 0.7, 2.2, 6],
};

/** Shares of a screen by method, before the factors for style and novelty. */
const METHOD_SHARES: Readonly<Record<Method, number>> = {
  compound: 8,
  alliteration: 4,
  root: 5,
  place: 1,
  founder: 4,
  invented: 0.4,
};

/** Factors for the shares by style. */
const STYLE_FACTORS: Readonly<Record<string, Partial<Record<Method, number>>>> = {
  modern: { compound: 1.1, alliteration: 1.4, root: 0.7, place: 0.4, invented: 2 },
  classic: { place: 2, invented: 0.6, founder: 1.5 },
  playful: { alliteration: 1.5, root: 0.6 },
  indian: { root: 2.4, compound: 0.4, alliteration: 0.7 },
  founder: { founder: 9, compound: 0.7, place: 1.5 },
  place: { place: 11, compound: 0.7, root: 0.7 },
};

/** Factors for the shares by novelty level. */
const NOVELTY_FACTORS: Partial<Record<Method, readonly [number, number, number, number, number]>> =
  {
    invented: [0, 0.2, 1, 8, 20],
    root: [0.7, 0.9, 1, 1.5, 4],
    compound: [1.3, 1.1, 1, 0.8, 0.25],
    alliteration: [1.2, 1.1, 1, 0.7, 0.2],
  };

/** Returns the style whose weights of forms apply. */
export function getFormStyle(style: Brief["style"]): FormStyle {
  return style === "founder" || style === "place" ? "any" : style;
}

/** Factor for forms that name an unknown trade, since no picture can hint at it. */
const UNKNOWN_TRADE_FACTOR = 2.5;

/** Number of first screens, which prefer whole pictures: the best names, but few. */
const FIRST_SCREENS = 2;
const PICTURE_FACTOR = 4;

function computeFormWeight(
  form: Form,
  style: FormStyle,
  novelty: NoveltyLevel,
  material: Material,
): number {
  if (form.isJoke && material.isSober) return 0;
  const namesUnknownTrade = material.theme !== undefined && form.distinctiveness === "descriptive";
  return (
    form.weights[style] *
    DISTINCTIVENESS_WEIGHTS[form.distinctiveness][novelty] *
    (namesUnknownTrade ? UNKNOWN_TRADE_FACTOR : 1)
  );
}

/** A method with its share of a screen and its weighted forms. */
export interface MixedMethod {
  method: Method;
  share: number;
  forms: readonly (readonly [Form, number])[];
}

/** Whether the brief has the data for a form; founders and towns are never made up. */
function hasRequiredData(form: Form, material: Material): boolean {
  if (/\{place\}/.test(form.text)) return material.place !== "";
  if (/\{first/.test(form.text) && (material.founder[0] ?? "").length < 2) return false;
  if (/\{(?:last|initial)/.test(form.text)) return material.founder.length > 1;
  return true;
}

/** Factor for the place method if the brief has a town. */
const GIVEN_PLACE_FACTOR = 3;

/** If a town is given, forms with other places are left out of the first screens. */
function computePlaceWeight(form: Form, material: Material, screen: number): number {
  if (form.method !== "place" || material.place === "" || /\{place\}/.test(form.text)) return 1;
  return screen < FIRST_SCREENS ? 0 : 0.1;
}

/** Weight of whole pictures, lower if the owner requested words, since these do not fit in. */
function computePictureWeight(form: Form, material: Material, screen: number): number {
  if (form.text !== "{picture}") return 1;
  if (material.requestedWords.length > 0) return 0.5;
  return screen < FIRST_SCREENS ? PICTURE_FACTOR : 1;
}

/** The mix of methods and forms for a brief's screen, counted from 0. */
export function mixMethods(brief: Brief, material: Material, screen: number): MixedMethod[] {
  const style = getFormStyle(brief.style);
  // The founder style without a founder falls back to the classic patterns.
  const weightStyle =
    brief.style === "founder" && material.founder.length === 0 ? "classic" : style;
  return METHODS.filter((method) => method !== "founder" || material.founder.length > 0)
    .map((method) => {
      const forms = listForms(method)
        .filter((form) => hasRequiredData(form, material))
        .map(
          (form) =>
            [
              form,
              computeFormWeight(form, weightStyle, brief.novelty, material) *
                computePlaceWeight(form, material, screen) *
                computePictureWeight(form, material, screen),
            ] as const,
        )
        .filter(([, weight]) => weight > 0);
      const share =
        METHOD_SHARES[method] *
        (STYLE_FACTORS[brief.style]?.[method] ?? 1) *
        (NOVELTY_FACTORS[method]?.[brief.novelty] ?? 1) *
        (method === "place" && material.place !== "" ? GIVEN_PLACE_FACTOR : 1);
      return { method, share: forms.length > 0 ? share : 0, forms };
    })
    .filter(({ share }) => share > 0);
}
