import { copy } from "../copy.ts";
import type { Lettering } from "@angadi/names/board/lettering";
import type { Draft, DraftText } from "../draft.ts";
import { html, Markup } from "./markup.ts";
import { asksForPrices, hasReviews } from "./style-profiles.ts";
import { joinUnbroken } from "./unbroken.ts";

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

/** A draft, and the methods to render its texts. */
export class View {
  readonly draft: Draft;
  /** The board for the name; undefined for a placeholder name. */
  readonly board: Lettering | undefined;

  constructor(draft: Draft, board?: Lettering) {
    this.draft = draft;
    this.board = draft.name.known ? board : undefined;
  }

  /** A text with its unbreakable parts joined. */
  inLines(text: string): string {
    return joinUnbroken(text, this.draft.place.text);
  }

  /** An element with a text, marked if it is a placeholder. */
  text(words: DraftText, tag = "span", className = ""): Markup {
    const { text, known } = words;
    const classes = [className, known ? "" : "blank"].filter(Boolean).join(" ");
    const language = detectLanguage(text);
    const open = [
      tag,
      classes && `class="${classes}"`,
      language && `lang="${language}"`,
      language === "ur" && 'dir="rtl"',
    ];
    return html`${new Markup(`<${open.filter(Boolean).join(" ")}>`)}${words === this.draft.name ? text : this.inLines(text)}${new Markup(`</${tag}>`)}`;
  }

  /** A heading of a section. */
  title(key: keyof typeof copy.titles, text: string = copy.titles[key]): Markup {
    return this.text({ text, known: true }, "h2");
  }

  /** Whether the offers are the trade's usual ones, not the owner's. */
  get hasExamples(): boolean {
    return this.draft.offers.some(({ name }) => !name.known);
  }

  /** Whether anything on the page is for the owner to fill in. */
  get hasPlaceholders(): boolean {
    const { trade, name, headline, about, place, hours, phone, offers } = this.draft;
    const prices = asksForPrices(trade) ? offers.map(({ price }) => price) : [];
    const texts = [name, headline, about, place, hours, ...prices];
    return this.hasExamples || !phone || hasReviews(trade) || texts.some((words) => !words.known);
  }
}
