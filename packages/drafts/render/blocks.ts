import { copy } from "../copy.ts";
import { renderPicture } from "./art.ts";
import { html, type Markup } from "./markup.ts";
import { asksForPrices, hasReviews, choosePeopleWord, showsPhotographs } from "./style-profiles.ts";
import type { View } from "./view.ts";

/* Blocks shared by all layouts; each layout styles them. */

export const renderName = (view: View): Markup =>
  view.board === undefined
    ? view.text(view.draft.name, "h1", "name")
    : html`<h1 class="name">
        <span class="nameboard ${view.board}"
          >${view.text(view.draft.name, "span", "boardText")}</span
        >
      </h1>`;

export const renderHeadline = (view: View): Markup =>
  view.text(view.draft.headline, "p", "headline");

/** How goods are delivered, if the owner says so. */
export const renderFacts = (view: View): Markup | false =>
  view.draft.delivery !== "" && view.text({ text: view.draft.delivery, known: true }, "p", "facts");

/** The picture of the trade. */
export const renderHero = (view: View): Markup => renderPicture(view.draft.picture);

/** Whether the trade shows photographs in place of drawings. */
export const usesPhotographs = (view: View): boolean => showsPhotographs(view.draft.trade);

/**
 * The offers with their prices. With pictures, each offer's picture precedes its name, except for
 * trades that show photographs.
 */
export function renderOffers(view: View, withPictures = true): Markup {
  const { offers: all, trade } = view.draft;
  const isDrawn = withPictures && !usesPhotographs(view);
  const asks = asksForPrices(trade);
  return html`<section class="offers n${all.length}${isDrawn ? "" : " plain"}">
    ${view.title("offers")}${view.hasExamples && html`<p class="note"><span class="blank">${copy.placeholders.offers}</span></p>`}
    <ul>
      ${all.map(
        ({ name: of, price, picture: key }) =>
          html`<li>
            ${isDrawn && renderPicture(key)}${view.text(of, "h3")}${(price.known || asks) && view.text(price, "p", "price")}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Slots for three photographs, the first one large; the owner adds them. */
export const renderPhotographs = (): Markup =>
  html`<ul class="photographs">
    ${[1, 2, 3].map(() => html`<li class="blank">${copy.placeholders.photograph}</li>`)}
  </ul>`;

export const renderAbout = (view: View): Markup =>
  html`<section class="about">${view.title("about")}${view.text(view.draft.about, "p")}</section>`;

export const renderHours = (view: View): Markup =>
  html`<section class="times">${view.title("hours")}${view.text(view.draft.hours, "p")}</section>`;

export const renderPlace = (view: View): Markup =>
  html`<section class="place">
    ${view.title("place")}${view.text(view.draft.place, "p")}${
      view.draft.mapUrl !== undefined &&
      html`<p><a href="${view.draft.mapUrl}" rel="noopener">${copy.map}</a></p>`
    }
  </section>`;

/** Opens a chat if the number is known; otherwise links to the number's placeholder. */
export function renderButton(view: View): Markup {
  const { phone, action } = view.draft;
  const href = phone
    ? `https://wa.me/${phone.dial}?${new URLSearchParams({ text: copy.chatMessage })}`
    : "#contact";
  return html`<a class="button" href="${href}" ${phone && html` rel="noopener"`}
    >${copy.actions[action]}</a
  >`;
}

export const renderContact = (view: View): Markup =>
  html`<section class="contact" id="contact">
    ${view.title("contact")}${
      view.draft.phone
        ? html`<p>
            <a class="number" href="tel:+${view.draft.phone.dial}">${view.draft.phone.formatted}</a>
          </p>`
        : html`<p class="number blank">${copy.placeholders.phone}</p>`
    }${renderButton(view)}
  </section>`;

export function renderReviews(view: View): Markup | undefined {
  const { trade } = view.draft;
  if (!hasReviews(trade)) return undefined;
  const who = choosePeopleWord(trade);
  return html`<section class="reviews">
    ${view.title("reviews", copy.reviewsTitle(copy.people[who]))}${view.text({ text: copy.placeholders.review, known: false }, "p", "review")}
    <p class="how">${copy.reviewHow(who)}</p>
  </section>`;
}

/** A line at the end of the page for the owner. */
export const renderLegend = (view: View): Markup =>
  html`<footer>${view.hasPlaceholders && html`<p>${copy.legend}</p>`}</footer>`;
