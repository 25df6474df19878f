import { draftPageCopy as copy } from "../copy.ts";
import type { Lettering } from "@angadi/names/board/lettering";
import type { Draft, DraftText } from "../draft.ts";
import { html, Markup } from "./markup.ts";
import { hasPricePlaceholders, hasReviews } from "./style-profiles.ts";
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
export class DraftView {
  readonly draft: Draft;
  /** The board for the name; undefined for a placeholder name. */
  readonly board: Lettering | undefined;

  constructor(draft: Draft, board?: Lettering) {
    this.draft = draft;
    this.board = draft.name.isKnown ? board : undefined;
  }

  /** Joins the parts of a text that must not be on different lines. */
  joinUnbroken(text: string): string {
    return joinUnbroken(text, this.draft.place.text);
  }

  /** Renders an element with a text, marked if it is a placeholder. */
  renderText(draftText: DraftText, tag = "span", className = ""): Markup {
    const { text, isKnown } = draftText;
    const classes = [className, isKnown ? "" : "blank"].filter(Boolean).join(" ");
    const language = detectLanguage(text);
    const startTag = [
      tag,
      classes && `class="${classes}"`,
      language && `lang="${language}"`,
      language === "ur" && 'dir="rtl"',
    ];
    return html`${new Markup(`<${startTag.filter(Boolean).join(" ")}>`)}${draftText === this.draft.name ? text : this.joinUnbroken(text)}${new Markup(`</${tag}>`)}`;
  }

  /** Renders the heading of a section. */
  renderTitle(key: keyof typeof copy.titles, text: string = copy.titles[key]): Markup {
    return this.renderText({ text, isKnown: true }, "h2");
  }

  /** Whether the offers are the trade's usual ones, not the owner's. */
  get hasSampleOffers(): boolean {
    return this.draft.offers.some(({ name }) => !name.isKnown);
  }

  /** Whether anything on the page is for the owner to fill in. */
  get hasPlaceholders(): boolean {
    const { tradeId, name, headline, about, place, hours, phone, offers } = this.draft;
    const prices = hasPricePlaceholders(tradeId) ? offers.map(({ price }) => price) : [];
    const texts = [name, headline, about, place, hours, ...prices];
    return (
      this.hasSampleOffers || !phone || hasReviews(tradeId) || texts.some((text) => !text.isKnown)
    );
  }
}
