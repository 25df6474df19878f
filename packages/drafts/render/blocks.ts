import { draftPageCopy as copy } from "../copy.ts";
import { renderPicture } from "./art.ts";
import { html, type Markup } from "./markup.ts";
import {
  hasPricePlaceholders,
  hasReviews,
  chooseCustomerNoun,
  isPhotoTrade,
} from "./style-profiles.ts";
import type { DraftView } from "./draft-view.ts";

/* Blocks shared by all layouts; each layout styles them. */

export const renderName = (view: DraftView): Markup =>
  view.board === undefined
    ? view.renderText(view.draft.name, "h1", "name")
    : html`<h1 class="name">
        <span class="nameboard ${view.board}"
          >${view.renderText(view.draft.name, "span", "boardText")}</span
        >
      </h1>`;

export const renderHeadline = (view: DraftView): Markup =>
  view.renderText(view.draft.headline, "p", "headline");

/** How goods are delivered; nothing if the owner does not say. */
export const renderFacts = (view: DraftView): Markup | false =>
  view.draft.delivery !== "" &&
  view.renderText({ text: view.draft.delivery, isKnown: true }, "p", "facts");

/** The picture of the trade. */
export const renderHero = (view: DraftView): Markup => renderPicture(view.draft.picture);

/** Whether the trade shows photographs in place of drawings. */
export const hasPhotographs = (view: DraftView): boolean => isPhotoTrade(view.draft.tradeId);

/**
 * Renders the offers with their prices. With `shouldShowPictures`, each offer's picture precedes
 * its name, except for trades that show photographs.
 */
export function renderOffers(view: DraftView, shouldShowPictures = true): Markup {
  const { offers, tradeId } = view.draft;
  const isDrawn = shouldShowPictures && !hasPhotographs(view);
  const hasPrices = hasPricePlaceholders(tradeId);
  return html`<section class="offers n${offers.length}${isDrawn ? "" : " plain"}">
    ${view.renderTitle("offers")}${view.hasSampleOffers && html`<p class="note"><span class="blank">${copy.placeholders.offers}</span></p>`}
    <ul>
      ${offers.map(
        ({ name, price, picture: key }) =>
          html`<li>
            ${isDrawn && renderPicture(key)}${view.renderText(name, "h3")}${(price.isKnown || hasPrices) && view.renderText(price, "p", "price")}
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

export const renderAbout = (view: DraftView): Markup =>
  html`<section class="about">
    ${view.renderTitle("about")}${view.renderText(view.draft.about, "p")}
  </section>`;

export const renderHours = (view: DraftView): Markup =>
  html`<section class="times">
    ${view.renderTitle("hours")}${view.renderText(view.draft.hours, "p")}
  </section>`;

export const renderPlace = (view: DraftView): Markup =>
  html`<section class="place">
    ${view.renderTitle("place")}${view.renderText(view.draft.place, "p")}${
      view.draft.mapUrl !== undefined &&
      html`<p><a href="${view.draft.mapUrl}" rel="noopener">${copy.map}</a></p>`
    }
  </section>`;

/** Opens a chat if the number is known; otherwise links to the number's placeholder. */
export function renderButton(view: DraftView): Markup {
  const { phone, action } = view.draft;
  const href = phone
    ? `https://wa.me/${phone.digits}?${new URLSearchParams({ text: copy.chatMessage })}`
    : "#contact";
  return html`<a class="button" href="${href}" ${phone && html` rel="noopener"`}
    >${copy.actions[action]}</a
  >`;
}

export const renderContact = (view: DraftView): Markup =>
  html`<section class="contact" id="contact">
    ${view.renderTitle("contact")}${
      view.draft.phone
        ? html`<p>
            <a class="number" href="tel:+${view.draft.phone.digits}"
              >${view.draft.phone.formatted}</a
            >
          </p>`
        : html`<p class="number blank">${copy.placeholders.phone}</p>`
    }${renderButton(view)}
  </section>`;

export function renderReviews(view: DraftView): Markup | undefined {
  const { tradeId } = view.draft;
  if (!hasReviews(tradeId)) return undefined;
  const noun = chooseCustomerNoun(tradeId);
  return html`<section class="reviews">
    ${view.renderTitle("reviews", copy.reviewsTitle(copy.customerNouns[noun]))}${view.renderText({ text: copy.placeholders.review, isKnown: false }, "p", "review")}
    <p class="how">${copy.reviewHint(noun)}</p>
  </section>`;
}

/** A line at the end of the page for the owner. */
export const renderLegend = (view: DraftView): Markup =>
  html`<footer>${view.hasPlaceholders && html`<p>${copy.legend}</p>`}</footer>`;
