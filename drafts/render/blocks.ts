import { copy } from "../copy.ts";
import { picture } from "./art.ts";
import { html, type Markup } from "./markup.ts";
import { asksForPrices, showsPhotographs } from "./suits.ts";
import type { View } from "./view.ts";

/* What every layout is made of; how it looks is the layout's. */

export const name = (view: View): Markup =>
  view.board === undefined
    ? view.text("name", view.draft.name, "h1", "name")
    : html`<h1 class="name">
        <span class="nameboard ${view.board}"
          >${view.text("name", view.draft.name, "span", "lettering")}</span
        >
      </h1>`;

export const headline = (view: View): Markup =>
  view.text("headline", view.draft.headline, "p", "headline");

export const facts = (view: View): Markup | undefined =>
  view.draft.facts.length === 0
    ? undefined
    : html`<ul class="facts">
        ${view.draft.facts.map((fact, at) => view.text(`fact.${at}`, { text: fact, known: true }, "li"))}
      </ul>`;

/** The picture of the trade. */
export const hero = (view: View): Markup => picture(view.draft.picture);

/** What is sold, with its prices; with pictures, each stands before its name. */
export const offers = (view: View, withPictures = true): Markup =>
  html`<section class="offers n${view.draft.offers.length}">
    ${view.title("offers")}
    <ul>
      ${view.draft.offers.map(
        (offer, at) =>
          html`<li>
            ${withPictures && picture(offer.picture)}${view.text(`offer.${at}.name`, offer.name, "h3")}${(offer.price.known || asksForPrices(view.draft.trade)) && view.text(`offer.${at}.price`, offer.price, "p", "price")}
          </li>`,
      )}
    </ul>
  </section>`;

/** Places for three photographs, where a trade lives from them; the owner puts them in. */
export const photographs = (view: View): Markup | undefined =>
  showsPhotographs(view.draft.trade)
    ? html`<ul class="photographs">
        ${[1, 2, 3].map(() => html`<li class="blank">${copy.blanks.photograph}</li>`)}
      </ul>`
    : undefined;

export const about = (view: View): Markup =>
  html`<section class="about">
    ${view.title("about")}${view.text("about", view.draft.about, "p")}
  </section>`;

export const times = (view: View): Markup =>
  html`<section class="times">
    ${view.title("times")}${view.draft.times.map((time, at) => view.text(`time.${at}`, time, "p"))}
  </section>`;

export const place = (view: View): Markup =>
  html`<section class="place">
    ${view.title("place")}${view.text("place", view.draft.place, "p")}${
      view.draft.mapUrl !== undefined &&
      html`<p><a href="${view.draft.mapUrl}" rel="noopener">${copy.map}</a></p>`
    }
  </section>`;

/** Opens a chat where a number is known; else it leads to where the number will stand. */
export function button(view: View): Markup {
  const { phone, action } = view.draft;
  const href = phone
    ? `https://wa.me/${phone.dial}?${new URLSearchParams({ text: copy.hello })}`
    : "#contact";
  return html`<a class="button" href="${href}" ${phone && html` rel="noopener"`}
    >${view.text("action", { text: copy.actions[action], known: true })}</a
  >`;
}

export const contact = (view: View): Markup =>
  html`<section class="contact" id="contact">
    ${view.title("contact")}${
      view.draft.phone
        ? html`<p>
            <a class="number" href="tel:+${view.draft.phone.dial}">${view.draft.phone.shown}</a>
          </p>`
        : html`<p class="number blank">${copy.blanks.phone}</p>`
    }${view.draft.upi !== undefined && html`<p>${copy.upi}: <b>${view.draft.upi}</b></p>`}${button(view)}
  </section>`;

export const reviews = (view: View): Markup =>
  html`<section class="reviews">
    ${view.title("reviews")}${view.text("review", { text: copy.blanks.review, known: false }, "p", "review")}${
      view.words("review", { text: "", known: false }).known ||
      html`<p class="how">${copy.reviewHow}</p>`
    }
  </section>`;

/** One line at the end, for the owner. */
export const legend = (view: View): Markup =>
  html`<footer>${view.hasBlanks && html`<p>${copy.legend}</p>`}</footer>`;
