import { type Brief, type Invented } from "../model/brief.ts";
import { METHODS, type Method } from "../model/business-name.ts";
import { type Form, type FormStyle, listForms, type Openness } from "./forms.ts";
import { type Material } from "./material.ts";

/** Weight of each openness by slider position, from "says what it sells" to "a new word". */
const BY_SLIDER: Readonly<Record<Openness, readonly [number, number, number, number, number]>> = {
  said: [12, 4, 1, 0.4, 0.08],
  shown: [0.15, 1, 1.6, 1, 0.15],
  root: [0.05, 0.4, 1, 2, 5],
  new: [0, 0.15, 0.7, 2.2, 6],
};

/** Shares of a screen by method, before style and slider. */
const SHARES: Readonly<Record<Method, number>> = {
  compound: 8,
  alliteration: 4,
  root: 5,
  place: 1,
  founder: 4,
  invented: 0.4,
};

const STYLE_SHARES: Readonly<Record<string, Partial<Record<Method, number>>>> = {
  modern: { compound: 1.1, alliteration: 1.4, root: 0.7, place: 0.4, invented: 2 },
  classic: { place: 2, invented: 0.6, founder: 1.5 },
  playful: { alliteration: 1.5, root: 0.6 },
  indian: { root: 2.4, compound: 0.4, alliteration: 0.7 },
  founder: { founder: 9, compound: 0.7, place: 1.5 },
  place: { place: 11, compound: 0.7, root: 0.7 },
};

/** Additional weight of a method by slider position. */
const SLIDER_SHARES: Partial<Record<Method, readonly [number, number, number, number, number]>> = {
  invented: [0, 0.2, 1, 8, 20],
  root: [0.7, 0.9, 1, 1.5, 4],
  compound: [1.3, 1.1, 1, 0.8, 0.25],
  alliteration: [1.2, 1.1, 1, 0.7, 0.2],
};

/** The style used to weight forms. */
export function formStyle(style: Brief["style"]): FormStyle {
  return style === "founder" || style === "place" ? "any" : style;
}

/** Factor for naming an unknown trade, since no picture can hint at it. */
const UNKNOWN_TRADE_FACTOR = 2.5;

/** Number of screens that prefer whole pictures, the best names, of which there are few. */
const FIRST_SCREENS = 2;
const FIRST_SCREENS_FACTOR = 4;

function computeFormWeight(
  form: Form,
  style: FormStyle,
  invented: Invented,
  material: Material,
): number {
  if (form.isJoke && material.sober) return 0;
  const isKnownTrade = material.theme === undefined || form.openness !== "said";
  return (
    form.weights[style] *
    BY_SLIDER[form.openness][invented] *
    (isKnownTrade ? 1 : UNKNOWN_TRADE_FACTOR)
  );
}

/** A method with its share of a screen and its weighted forms. */
export interface MixedMethod {
  method: Method;
  share: number;
  forms: readonly (readonly [Form, number])[];
}

/** Whether the brief has the data for a form; persons and towns are never invented. */
function hasRequiredData(form: Form, material: Material): boolean {
  if (/\{place\}/.test(form.text)) return material.place !== "";
  if (/\{first/.test(form.text) && (material.person[0] ?? "").length < 2) return false;
  if (/\{(?:last|initial)/.test(form.text)) return material.person.length > 1;
  return true;
}

/** Factor for the place method if the brief has a town. */
const GIVEN_PLACE = 3;

/** If a town is given, generic lanes and corners appear only on later screens. */
function computePlaceWeight(form: Form, material: Material, screen: number): number {
  if (form.method !== "place" || material.place === "" || /\{place\}/.test(form.text)) return 1;
  return screen < FIRST_SCREENS ? 0 : 0.1;
}

/** Weight of whole pictures, lower if the owner requested words, since these do not fit in. */
function computePictureWeight(form: Form, material: Material, screen: number): number {
  if (form.text !== "{picture}") return 1;
  if (material.requestedWords.length > 0) return 0.5;
  return screen < FIRST_SCREENS ? FIRST_SCREENS_FACTOR : 1;
}

/** The mix of methods and forms for a brief's screen, counted from 0. */
export function mixMethods(brief: Brief, material: Material, screen: number): MixedMethod[] {
  const style = formStyle(brief.style);
  // The founder style without a founder falls back to the classic patterns.
  const base = brief.style === "founder" && material.person.length === 0 ? "classic" : style;
  return METHODS.filter((method) => method !== "founder" || material.person.length > 0)
    .map((method) => {
      const forms = listForms(method)
        .filter((form) => hasRequiredData(form, material))
        .map(
          (form) =>
            [
              form,
              computeFormWeight(form, base, brief.invented, material) *
                computePlaceWeight(form, material, screen) *
                computePictureWeight(form, material, screen),
            ] as const,
        )
        .filter(([, weight]) => weight > 0);
      const share =
        SHARES[method] *
        (STYLE_SHARES[brief.style]?.[method] ?? 1) *
        (SLIDER_SHARES[method]?.[brief.invented] ?? 1) *
        (method === "place" && material.place !== "" ? GIVEN_PLACE : 1);
      return { method, share: forms.length > 0 ? share : 0, forms };
    })
    .filter(({ share }) => share > 0);
}
