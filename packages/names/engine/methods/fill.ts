import { pick, type Random } from "../model/random.ts";
import { getRoots, type IndicRoot } from "../words/roots.ts";
import { type Candidate, findFirstSound } from "./candidate.ts";
import { type Form, type FormStyle } from "./forms.ts";
import { type RequestedWord } from "./requested-words.ts";
import { makeSlotLists } from "./slot-lists.ts";
import { type Material } from "./material.ts";
import { type Filling, toNameParts, toRootPart } from "./parts.ts";
import { coinWord } from "./coin-word.ts";
import { pickIndicPhrase } from "./indic-phrase.ts";

/** Slots that an owner's word may fill, by kind of word. */
const REQUESTED_WORD_SLOTS: Readonly<Record<RequestedWord["kind"], ReadonlySet<string>>> = {
  adjective: new Set(["adjective", "playful", "modifier"]),
  noun: new Set(["ingredient", "~ingredient", "tool", "root", "thing", "coin"]),
};

/** Probability that an adjective describes a generic place instead of a word of the trade. */
const COLOURED_PLACE_PROBABILITY = 0.35;

function toFilling(text: string | undefined): Filling | undefined {
  return text === undefined ? undefined : { text };
}

function toRootFilling(root: IndicRoot | undefined): Filling | undefined {
  return root === undefined ? undefined : { text: root.text, parts: [toRootPart(root)] };
}

/** A new word made from an Indian word the owner requested. */
function coinFromRoot(word: string, random: Random): Filling | undefined {
  const root = getRoots().get(word.toLowerCase());
  return root && coinWord([root], random, true);
}

/** Fills the slots of forms with the material of a brief. */
export class Filler {
  readonly #material: Material;
  readonly #lists: Readonly<Record<string, readonly string[]>>;
  /** Whether new words may join any suitable root and ending (`coinWord`). */
  readonly #allowsAnyPair: boolean;
  /** Roots for concrete things; only these can be combined with a thing or a street. */
  readonly #thingRoots: readonly IndicRoot[];
  readonly #wordsBySound = new Map<string, readonly string[]>();

  constructor(material: Material, style: FormStyle, allowsAnyPair: boolean) {
    this.#material = material;
    this.#allowsAnyPair = allowsAnyPair;
    this.#lists = makeSlotLists(material, style);
    this.#thingRoots = material.roots.filter(({ kind }) => kind === "thing");
  }

  /** Makes a name of a form, with `requestedWord` in it if set; undefined if that is impossible. */
  fill(
    form: Form,
    random: Random,
    requestedWord: RequestedWord | undefined,
  ): Candidate | undefined {
    const openSlots = requestedWord
      ? form.slots.filter((slot) => REQUESTED_WORD_SLOTS[requestedWord.kind].has(slot))
      : [];
    if (requestedWord !== undefined && openSlots.length === 0) return undefined;
    const requestedSlot = pick(openSlots, random);
    const fillings: Filling[] = [];
    let firstSound = "";
    let { text } = form;
    for (const slot of form.slots) {
      const filling =
        requestedWord !== undefined && slot === requestedSlot
          ? this.#fillRequestedSlot(slot, requestedWord, random)
          : this.#fillSlot(slot, random, firstSound);
      if (filling === undefined || filling.text === "") return undefined;
      if (firstSound === "") firstSound = findFirstSound(filling.text);
      fillings.push(filling);
      text = text.replace(`{${slot}}`, () => filling.text);
    }
    const listParts = () =>
      fillings.flatMap((filling) => filling.parts ?? toNameParts(filling.text));
    return { text, listParts, form, hasRequestedWord: requestedWord !== undefined };
  }

  #fillSlot(slot: string, random: Random, sound: string): Filling | undefined {
    if (slot.startsWith("~"))
      return toFilling(pick(this.#listWordsBySound(slot.slice(1), sound), random));
    switch (slot) {
      case "root":
        return toRootFilling(pick(this.#material.roots, random));
      case "thing":
        return toRootFilling(pick(this.#thingRoots, random));
      case "indicPhrase": {
        const { colouredPlaces, roots: materialRoots } = this.#material;
        return pickIndicPhrase(
          random() < COLOURED_PLACE_PROBABILITY ? colouredPlaces : materialRoots,
          random,
        );
      }
      case "coin":
        return coinWord(this.#material.roots, random, this.#allowsAnyPair);
      default:
        return toFilling(pick(this.#lists[slot] ?? [], random));
    }
  }

  #fillRequestedSlot(
    slot: string,
    requestedWord: RequestedWord,
    random: Random,
  ): Filling | undefined {
    // A name made by the root method must contain an Indian word.
    if (slot === "root" || slot === "thing")
      return toRootFilling(getRoots().get(requestedWord.text.toLowerCase()));
    if (slot === "coin") return coinFromRoot(requestedWord.text, random);
    return toFilling(requestedWord.text);
  }

  /** The words of a list that begin with a sound. */
  #listWordsBySound(slot: string, sound: string): readonly string[] {
    const key = `${slot} ${sound}`;
    const cachedWords = this.#wordsBySound.get(key);
    if (cachedWords !== undefined) return cachedWords;
    const matchingWords = (this.#lists[slot] ?? []).filter(
      (word) => findFirstSound(word) === sound,
    );
    this.#wordsBySound.set(key, matchingWords);
    return matchingWords;
  }
}
