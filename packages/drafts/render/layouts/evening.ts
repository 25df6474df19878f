import * as blocks from "../blocks.ts";
import type { PageLayout } from "../page-layout.ts";
import { html, type Markup } from "../markup.ts";

/** Rings around a light, from the dark edge to the centre. */
const renderRings = (): Markup =>
  html`<svg class="rings" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    ${[100, 86, 72, 58].map(
      (radius, index) =>
        html`<circle
          cx="100"
          cy="100"
          r="${radius}"
          fill="${["var(--tint)", "var(--board)", "var(--r)", "var(--y)"][index] ?? ""}"
        />`,
    )}
  </svg>`;

/** A dark page: one light in the middle, the name above it, and the texts in columns below. */
export const eveningLayout: PageLayout = {
  isDark: true,
  css: `
html{--outline:#1a1626}
.sky{position:relative;overflow:hidden;text-align:center;display:grid;justify-items:center;gap:1.2rem;padding:clamp(1.8rem,4vw,4rem) 1.2rem 0;container-type:inline-size}
.sky{grid-template-columns:minmax(0,1fr)}
.sky>*{position:relative;max-width:100%}
.sky .name{font-size:clamp(min(2.8rem,92cqi/var(--word)),min(92cqi/var(--two),13rem),13rem)}
.sky .headline{font-size:clamp(1.25rem,2.1vw,1.9rem);line-height:1.25;color:var(--link);max-width:30ch;letter-spacing:0}
.sun{position:relative;width:min(100vw - 2.4rem,46rem);aspect-ratio:2/1.03;overflow:hidden;margin-top:clamp(1.4rem,2.4vw,2.4rem)}
.sun .rings{position:absolute;inset:0 0 auto;width:100%}
.sun .art{position:absolute;left:50%;bottom:-4.5%;width:30%;transform:translateX(-50%)}
.sky .facts{justify-content:center;color:var(--mute);gap:.3rem 1.8rem;font-size:clamp(1.15rem,1.5vw,1.45rem)}
.offers{background:var(--tint);padding:clamp(2rem,4vw,4rem) 1.2rem;text-align:center}
.offers h2,.quiet h2{font-size:clamp(1.5rem,2.4vw,2.1rem);color:var(--link)}
.offers ul{display:flex;flex-wrap:wrap;justify-content:center;max-width:84rem;margin:auto}
.offers li{flex:1 1 13rem;max-width:22rem;padding:1.4rem 1.5rem;border-left:1px solid var(--mute)}
.offers li:first-child{border-left:0}
.offers h3{font:var(--weight) clamp(1.6rem,2.4vw,2.2rem)/1.15 var(--head);margin-bottom:.4em}
.offers .price{font-size:1.15rem;color:var(--link);font-weight:600}
.sky .photographs{max-width:70rem;margin:clamp(.8rem,2vw,1.6rem) auto clamp(1.6rem,4vw,3.6rem)}
.quiet{max-width:84rem;margin:auto;padding:clamp(2rem,5vw,5rem) clamp(1.2rem,4vw,3rem) 1rem;display:grid;gap:2.6rem}
.about p{font:var(--weight) clamp(1.5rem,2.7vw,2.4rem)/1.3 var(--head)}
.about{text-align:center;max-width:56rem;margin:auto}
.about h2{display:none}
.contact .button{margin-top:.9rem}
.button{border-radius:3rem}
.quiet p,.quiet .review{font-size:1.25rem}
.quiet .about p{font-size:clamp(1.5rem,2.7vw,2.4rem)}
@media(max-width:46rem){.offers li{border-left:0;border-top:1px solid var(--mute);flex-basis:100%;max-width:none}.offers li:first-child{border-top:0}}
@media(min-width:46rem),print{.sky .name{font-size:clamp(min(3rem,92cqi/var(--word)),92cqi/var(--one),12rem)}.quiet{grid-template-columns:repeat(4,1fr)}.about{grid-column:1/-1}}
@media print{.sky .name{font-size:clamp(min(3rem,92cqi/var(--word)),92cqi/var(--one),9rem)}.sun{width:28rem}}
`,
  renderBody: (view) =>
    html`<header class="sky">
        ${blocks.renderName(view)}${blocks.renderHeadline(view)}${blocks.renderFacts(view)}${blocks.renderButton(view)}
        ${blocks.hasPhotographs(view) ? blocks.renderPhotographs() : html`<div class="sun">${renderRings()}${blocks.renderHero(view)}</div>`}
      </header>
      <main>
        ${blocks.renderOffers(view, false)}
        <div class="quiet">
          ${blocks.renderAbout(view)}${blocks.renderHours(view)}${blocks.renderPlace(view)}${blocks.renderContact(view)}${blocks.renderReviews(view)}
        </div>
      </main>
      ${blocks.renderLegend(view)}`,
};
