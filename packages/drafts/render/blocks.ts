import { copy } from "../copy.ts";
import { renderPicture } from "./art.ts";
import { html, type Markup } from "./markup.ts";
import { asksForPrices, hasReviews, choosePeopleWord, showsPhotographs } from "./style-profiles.ts";
import type { View } from "./view.ts";

/* Blocks shared by all layouts; each layout styles them. */

export const renderName = (view: View): Markup =>
  view.board === undefined
    ? view.text("name", view.draft.name, "h1", "name")
    : html`<h1 class="name">
        <span class="nameboard ${view.board}"
          >${view.text("name", view.draft.name, "span", "lettering")}</span
        >
      </h1>`;

export const renderHeadline = (view: View): Markup =>
  view.text("headline", view.draft.headline, "p", "headline");

export const renderFacts = (view: View): Markup | undefined =>
  view.draft.facts.length === 0
    ? undefined
    : html`<ul class="facts">
        ${view.draft.facts.map((fact, index) => view.text(`fact.${index}`, { text: fact, known: true }, "li"))}
      </ul>`;

/** The picture of the trade. */
export const renderHero = (view: View): Markup => renderPicture(view.draft.picture);

/** Whether the trade shows photographs in place of drawings. */
export const usesPhotographs = (view: View): boolean => showsPhotographs(view.draft.trade);

/**
 * The offers with their prices, or one fee for all of them. With pictures, each offer's picture
 * precedes its name, except for trades that show photographs.
 */
export function renderOffers(view: View, withPictures = true): Markup {
  const { offers: all } = view;
  const { fee, trade } = view.draft;
  const isDrawn = withPictures && !usesPhotographs(view);
  const asks = asksForPrices(trade) && fee === undefined;
  return html`<section class="offers n${all.length}${isDrawn ? "" : " plain"}">
    ${view.title("offers")}${view.hasExamples && html`<p class="note"><span class="blank">${copy.placeholders.offers}</span></p>`}${fee && view.text("fee", fee, "p", "fee")}
    <ul>
      ${all.map(
        ({ name: of, price, picture: key }, index) =>
          html`<li>
            ${isDrawn && renderPicture(key)}${view.text(`offer.${index}.name`, of, "h3")}${(price.known || asks) && view.text(`offer.${index}.price`, price, "p", "price")}
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
  html`<section class="about">
    ${view.title("about")}${view.text("about", view.draft.about, "p")}
  </section>`;

export const renderTimes = (view: View): Markup =>
  html`<section class="times">
    ${view.title("times")}${view.draft.times.map((time, index) => view.text(`time.${index}`, time, "p"))}
  </section>`;

export const renderPlace = (view: View): Markup =>
  html`<section class="place">
    ${view.title("place")}${view.text("place", view.draft.place, "p")}${
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
    >${view.text("action", { text: copy.actions[action], known: true })}</a
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
    }${view.draft.upi !== undefined && html`<p>${copy.upi}: <b>${view.draft.upi}</b></p>`}${renderButton(view)}
  </section>`;

export function renderReviews(view: View): Markup | undefined {
  const { trade } = view.draft;
  if (!hasReviews(trade)) return undefined;
  const who = choosePeopleWord(trade);
  return html`<section class="reviews">
    ${view.title("reviews", copy.reviewsTitle(copy.people[who]))}${view.text("review", { text: copy.placeholders.review, known: false }, "p", "review")}${
      view.words("review", { text: "", known: false }).known ||
      html`<p class="how">${copy.reviewHow(who)}</p>`
    }
  </section>`;
}

/** A line at the end of the page for the owner. */
export const renderLegend = (view: View): Markup =>
  html`<footer>${view.hasPlaceholders && html`<p>${copy.legend}</p>`}</footer>`;
