import * as blocks from "../blocks.ts";
import type { PageLayout } from "../page-layout.ts";
import { html, type Markup } from "../markup.ts";
import { getStyleProfile } from "../style-profiles.ts";

/** Returns a path of two periods of a wave across the pattern, 240 wide and 60 high. */
const createWavePath = (phase: number) => {
  const points = Array.from({ length: 49 }, (_, index) => {
    const y = 30 + 22 * Math.sin((index / 48) * Math.PI * 4 + phase);
    return `${index * 5} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
};

/** Renders fine interwoven lines, as on stamped paper. */
const renderEngraving = (): Markup => {
  const lines = Array.from({ length: 10 }, (_, index) =>
    createWavePath((index / 10) * Math.PI * 2),
  ).join("");
  return html`<svg class="edge" aria-hidden="true" focusable="false" width="100%" height="60">
    <pattern id="weave" width="240" height="60" patternUnits="userSpaceOnUse">
      <path d="${lines}" fill="none" stroke="var(--link)" stroke-width=".7" />
    </pattern>
    <rect width="100%" height="60" fill="url(#weave)" />
  </svg>`;
};

/**
 * Letter paper: a letterhead with the picture, a list, and the contact. Offices have an engraved
 * edge, a margin line and numbered services; others have a coloured edge and pictures.
 */
export const letterLayout: PageLayout = {
  css: `
.edge{display:block;border-bottom:2px solid var(--link)}
div.edge{height:1.1rem;background:var(--board);border-bottom:.4rem solid var(--glow)}
.paper{max-width:86rem;margin:auto;padding:clamp(1.6rem,3.6vw,3.6rem) clamp(1.2rem,4vw,4rem) 1rem;position:relative;counter-reset:work}
.formal{padding-left:clamp(2.2rem,8vw,8rem)}
.formal:before{content:"";position:absolute;left:clamp(1rem,5vw,5rem);top:0;bottom:0;border-left:4px double var(--link)}
.head{display:grid;gap:1.3rem;padding-bottom:clamp(1.6rem,3vw,2.8rem);border-bottom:2px solid}
.words{display:grid;grid-template-columns:minmax(0,1fr);gap:1.1rem;align-content:center;container-type:inline-size}
.head .name{font-size:clamp(min(2.4rem,88cqi/var(--word)),min(88cqi/var(--two),8.6rem),8.6rem)}
.head .headline{font-size:clamp(1.35rem,2.3vw,2.1rem);line-height:1.25;letter-spacing:0;color:var(--link)}
.head .facts{gap:.3rem 1.6rem;font-weight:600;font-size:clamp(1.15rem,1.5vw,1.45rem)}
.head .button{font-size:clamp(1.1rem,1.4vw,1.4rem)}
.mark{background:var(--tint);border-radius:50%;width:9rem;aspect-ratio:1;display:grid;place-items:center}
.mark .art{width:66%}
.head .photographs{order:1}
.button{border-radius:.3rem;justify-self:start}
.sheet{display:grid;gap:clamp(2rem,4vw,3.4rem);margin-top:clamp(2rem,3.6vw,3rem)}
h2{font-size:1.7rem;color:var(--link)}
.offers li{display:grid;grid-template-columns:clamp(4.6rem,7vw,6.6rem) 1fr auto;align-items:center;gap:.1rem 1.6rem;padding:1rem 0;border-bottom:1px solid var(--mute)}
.offers li:first-child{border-top:1px solid var(--mute)}
.offers h3{font:600 clamp(1.4rem,2.1vw,2.1rem)/1.2 var(--head);font-weight:var(--weight);letter-spacing:var(--tracking)}
.offers .price{font-size:1.4rem}
.formal .offers li{counter-increment:work;grid-template-columns:3.6rem 1fr auto;align-items:baseline}
.formal .offers li:before{content:counter(work,upper-roman);font:var(--weight) 2.1rem/1 var(--head);color:var(--link)}
.plain:not(.formal *) li{grid-template-columns:1fr auto}
.about p{font-size:1.4rem;line-height:1.5}
.main{display:grid;gap:2.4rem;align-content:start}
.reviews{border-top:2px solid;padding-top:clamp(1.6rem,3vw,2.6rem)}
.side p{font-size:1.25rem}
.contact{background:var(--tint);padding:1.5rem 1.7rem;border-radius:.4rem}
.contact .button{margin-top:.9rem}
@media(max-width:35rem){.offers li{grid-template-columns:4.4rem 1fr}.formal .offers li{grid-template-columns:2.6rem 1fr}.offers .art{grid-row:1/3}.offers .price{grid-column:2}.formal .offers li:before{font-size:1.7rem}.plain:not(.formal *) li{grid-template-columns:1fr}.plain:not(.formal *) .price{grid-column:1}.offers .art+h3:last-child{grid-row:1/3}}
@media(min-width:54rem),print{.head{grid-template-columns:minmax(0,1fr) clamp(15rem,27vw,25rem);column-gap:4vw}.head.seen{grid-template-columns:minmax(0,1fr) 1.15fr}.head .mark{width:100%;grid-area:1/2;align-self:center}.sheet{grid-template-columns:1.55fr 1fr;column-gap:clamp(2.5rem,5vw,6rem)}.side{display:grid;gap:2.2rem;align-content:start}.reviews{grid-column:1/-1}}
@media screen and (max-width:53.9rem){.side{display:grid;gap:2rem}}
@media print{.head .name{font-size:clamp(min(3rem,88cqi/var(--word)),88cqi/var(--two),6rem)}.mark{width:15rem!important}}
`,
  renderBody: (view) => {
    const isFormal = getStyleProfile(view.draft.tradeId).group === "office";
    // A long list leaves room next to it for the whole text.
    const isLong = view.draft.offers.length > 3;
    return html`${isFormal ? renderEngraving() : html`<div class="edge"></div>`}
      <main class="paper${isFormal ? " formal" : ""}">
        <header class="head${blocks.hasPhotographs(view) ? " seen" : ""}">
          ${blocks.hasPhotographs(view) ? blocks.renderPhotographs() : html`<div class="mark">${blocks.renderHero(view)}</div>`}
          <div class="words">
            ${blocks.renderName(view)}${blocks.renderHeadline(view)}${blocks.renderFacts(view)}${blocks.renderButton(view)}
          </div>
        </header>
        <div class="sheet">
          <div class="main">
            ${blocks.renderOffers(view, !isFormal)}${!isLong && blocks.renderAbout(view)}
          </div>
          <div class="side">
            ${blocks.renderContact(view)}${blocks.renderHours(view)}${blocks.renderPlace(view)}${isLong && blocks.renderAbout(view)}
          </div>
          ${blocks.renderReviews(view)}
        </div>
      </main>
      ${blocks.renderLegend(view)}`;
  },
};
