import { copy } from "../copy.ts";
import type { Lettering } from "@angadi/names/board/lettering";
import { type Draft, MAX_DRAFT_OFFERS, type Offer, type DraftText } from "../draft.ts";
import { choosePictures } from "../trades/choose-pictures.ts";
import { TRADES, UNKNOWN_TRADE } from "../trades/trades.ts";
import { html, Markup } from "./markup.ts";
import { hasReviews } from "./style-profiles.ts";
import { joinUnbroken } from "./unbroken.ts";

/** Texts that replace the draft's, by field; an empty text leaves the draft's in place. */
export type Overrides = Readonly<Record<string, string>>;

export interface ViewOptions {
  overrides?: Overrides;
  /** Marks editable texts with `data-field`, for an editor; never for an exported file. */
  editable?: boolean;
}

/** Maximum length of a replaced text, in UTF-16 units. */
const LONGEST_OVERRIDE = 400;

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Devanagari}/u, "hi"],
  [/\p{Script=Bengali}/u, "bn"],
  [/\p{Script=Gurmukhi}/u, "pa"],
  [/\p{Script=Gujarati}/u, "gu"],
  [/\p{Script=Oriya}/u, "or"],
  [/\p{Script=Tamil}/u, "ta"],
  [/\p{Script=Telugu}/u, "te"],
  [/\p{Script=Kannada}/u, "kn"],
  [/\p{Script=Malayalam}/u, "ml"],
  [/\p{Script=Arabic}/u, "ur"],
];

/** The language of a text by its script, for screen readers; undefined for Latin. */
const detectLanguage = (text: string): string | undefined =>
  SCRIPTS.find(([script]) => script.test(text))?.[1];

type Field = [field: string, words: DraftText];

/** Typographic apostrophes: "Sharma Sir's" → "Sharma Sir’s". */
const typographic = (text: string): string => text.replaceAll(/(?<=[\p{L}\p{M}\d])'/gu, "’");

/** A draft with the person's changes, and the methods to render its texts. */
export class View {
  readonly draft: Draft;
  readonly #options: ViewOptions;
  readonly #board: Lettering | undefined;

  constructor(draft: Draft, options: ViewOptions = {}, board?: Lettering) {
    this.draft = draft;
    this.#options = options;
    this.#board = board;
  }

  /** The board for the name; undefined for a placeholder name. */
  get board(): Lettering | undefined {
    return this.name.known ? this.#board : undefined;
  }

  /** A field's text on the page: the person's own, or the draft's. */
  words(field: string, words: DraftText): DraftText {
    const { overrides = {} } = this.#options;
    const own = Object.hasOwn(overrides, field) ? overrides[field] : undefined;
    const text = own
      ?.slice(0, LONGEST_OVERRIDE)
      .replace(/[\s\p{Cc}\p{Cs}\p{Bidi_C}]+/gu, " ")
      .trim();
    return text
      ? { text: typographic(text), known: true }
      : { ...words, text: typographic(words.text) };
  }

  /** A text with its unbreakable parts joined. */
  inLines(text: string): string {
    return joinUnbroken(text, this.words("place", this.draft.place).text);
  }

  /** An element with a field's text, marked if it is a placeholder. */
  text(field: string, words: DraftText, tag = "span", className = ""): Markup {
    const { text, known } = this.words(field, words);
    const classes = [className, known ? "" : "blank"].filter(Boolean).join(" ");
    const language = detectLanguage(text);
    const open = [
      tag,
      classes && `class="${classes}"`,
      language && `lang="${language}"`,
      language === "ur" && 'dir="rtl"',
      this.#options.editable && `data-field="${field}"`,
    ];
    return html`${new Markup(`<${open.filter(Boolean).join(" ")}>`)}${field === "name" ? text : this.inLines(text)}${new Markup(`</${tag}>`)}`;
  }

  /** A heading of a section. */
  title(key: keyof typeof copy.titles, text: string = copy.titles[key]): Markup {
    return this.text(`title.${key}`, { text, known: true }, "h2");
  }

  get name(): DraftText {
    return this.words("name", this.draft.name);
  }

  get headline(): DraftText {
    return this.words("headline", this.draft.headline);
  }

  /** The draft's offers, followed by those the person has added. */
  get offers(): readonly Offer[] {
    const { offers, trade } = this.draft;
    const added: DraftText[] = [];
    while (offers.length + added.length < MAX_DRAFT_OFFERS) {
      const at = offers.length + added.length;
      const name = this.words(`offer.${at}.name`, { text: "", known: false });
      if (!name.known) break;
      added.push(name);
    }
    if (added.length === 0) return offers;
    const names = [...offers.map(({ name }) => name), ...added].map(({ text }) => text);
    const pictures = choosePictures(names, TRADES.get(trade) ?? UNKNOWN_TRADE);
    const price = { text: copy.placeholders.price, known: false };
    return [
      ...offers,
      ...added.map((name, at) => ({
        name,
        price,
        picture: pictures[offers.length + at] ?? this.draft.picture,
      })),
    ];
  }

  /** Whether an offer is still the trade's default, not the owner's. */
  get hasExamples(): boolean {
    return this.offers.some(({ name }, at) => !this.words(`offer.${at}.name`, name).known);
  }

  /** Whether anything on the page is for the owner to fill in. */
  get hasPlaceholders(): boolean {
    const { offers } = this;
    const { trade, fee, times, place, about, name, headline } = this.draft;
    const fields: Field[] = [
      ["name", name],
      ["headline", headline],
      ["about", about],
      ["place", place],
      ...(hasReviews(trade) ? [["review", { text: "", known: false }] satisfies Field] : []),
      ...times.map((time, at): Field => [`time.${at}`, time]),
      ...offers.map(({ name: of }, at): Field => [`offer.${at}.name`, of]),
      ...(fee ? [] : offers).map(({ price }, at): Field => [`offer.${at}.price`, price]),
    ];
    return fields.some(([field, words]) => !this.words(field, words).known);
  }
}
