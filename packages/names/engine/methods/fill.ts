import { pick, type Random } from "../model/random.ts";
import { getRoots, type Root } from "../words/roots.ts";
import { type Candidate, findFirstSound } from "./candidate.ts";
import { type Form, type FormStyle } from "./forms.ts";
import { type RequestedWord } from "./requested-words.ts";
import { makeLists } from "./lists.ts";
import { type Material } from "./material.ts";
import { type Filling, toNameParts, rootPart } from "./parts.ts";
import { coinWord } from "./coin-word.ts";
import { pickTinted } from "./tinted.ts";

/** Slots that an owner's word may fill, by kind of word. */
const GIVEN_SLOTS: Readonly<Record<RequestedWord["kind"], ReadonlySet<string>>> = {
  look: new Set(["look", "merry", "time"]),
  thing: new Set(["stuff", "~stuff", "tool", "root", "thing", "coin"]),
};

/** Probability that a colour describes a generic place rather than a word of the trade. */
const ANY_PLACE = 0.35;

function toFilling(text: string | undefined): Filling | undefined {
  return text === undefined ? undefined : { text };
}

function toRootFilling(root: Root | undefined): Filling | undefined {
  return root === undefined ? undefined : { text: root.text, parts: [rootPart(root)] };
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
  /** Whether the owner asks mainly for new words. */
  readonly #anyCoin: boolean;
  /** Roots for concrete things; only these can be combined with a thing or a street. */
  readonly #things: readonly Root[];
  readonly #alike = new Map<string, readonly string[]>();

  constructor(material: Material, style: FormStyle, anyCoin: boolean) {
    this.#material = material;
    this.#anyCoin = anyCoin;
    this.#lists = makeLists(material, style);
    this.#things = material.roots.filter(({ sort }) => sort === "thing");
  }

  /** Makes a name of a form, with the owner's word if given; undefined if that is impossible. */
  fill(form: Form, random: Random, given: RequestedWord | undefined): Candidate | undefined {
    const open = given ? form.slots.filter((name) => GIVEN_SLOTS[given.kind].has(name)) : [];
    if (given !== undefined && open.length === 0) return undefined;
    const requestedSlot = pick(open, random);
    const fillings: Filling[] = [];
    let sound = "";
    let { text } = form;
    for (const name of form.slots) {
      const filling =
        given !== undefined && name === requestedSlot
          ? this.#givenSlot(name, given, random)
          : this.#slot(name, random, sound);
      if (filling === undefined || filling.text === "") return undefined;
      if (sound === "") sound = findFirstSound(filling.text);
      fillings.push(filling);
      text = text.replace(`{${name}}`, () => filling.text);
    }
    const parts = () => fillings.flatMap((filling) => filling.parts ?? toNameParts(filling.text));
    return { text, parts, form, hasRequestedWord: given !== undefined };
  }

  #slot(name: string, random: Random, sound: string): Filling | undefined {
    if (name.startsWith("~"))
      return toFilling(pick(this.#soundingAs(name.slice(1), sound), random));
    switch (name) {
      case "root":
        return toRootFilling(pick(this.#material.roots, random));
      case "thing":
        return toRootFilling(pick(this.#things, random));
      case "tinted": {
        const { tintedPlaces, roots: materialRoots } = this.#material;
        return pickTinted(random() < ANY_PLACE ? tintedPlaces : materialRoots, random);
      }
      case "coin":
        return coinWord(this.#material.roots, random, this.#anyCoin);
      default:
        return toFilling(pick(this.#lists[name] ?? [], random));
    }
  }

  #givenSlot(name: string, given: RequestedWord, random: Random): Filling | undefined {
    // A name made by the root method must contain an Indian word.
    if (name === "root" || name === "thing")
      return toRootFilling(getRoots().get(given.text.toLowerCase()));
    if (name === "coin") return coinFromRoot(given.text, random);
    return toFilling(given.text);
  }

  /** The words of a list that begin with a sound. */
  #soundingAs(name: string, sound: string): readonly string[] {
    const key = `${name} ${sound}`;
    const cachedWords = this.#alike.get(key);
    if (cachedWords !== undefined) return cachedWords;
    const found = (this.#lists[name] ?? []).filter((word) => findFirstSound(word) === sound);
    this.#alike.set(key, found);
    return found;
  }
}
