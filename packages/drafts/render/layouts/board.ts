import * as blocks from "../blocks.ts";
import type { PageLayout } from "../page-layout.ts";
import { html } from "../markup.ts";
import { getStyleProfile, type StyleProfile } from "../style-profiles.ts";

/** Trades with an awning over the door; others have a plate next to it. */
const GROUPS_WITH_AWNING: ReadonlySet<StyleProfile["group"]> = new Set([
  "bakery",
  "kitchen",
  "street",
  "bazaar",
  "clothing",
]);

/** The side of painted letters, drawn as a smooth shadow. */
const LETTER_SIDE = Array.from({ length: 9 }, (_, index) => {
  const offset = ((index + 1) * 0.007).toFixed(3);
  return `${offset}em ${offset}em 0 var(--drop)`;
}).join(",");

/** The edge of an awning: two scallops per pair of stripes, as many whole ones as fit. */
const SCALLOPS = `${[25, 75]
  .map(
    (index) =>
      `radial-gradient(25.2% 100% at ${index}% 0,#000 97%,#0000) 0 100%/7rem 1.75rem round no-repeat`,
  )
  .join(",")},linear-gradient(#000 0 0) 0 0/100% calc(100% - 1.6rem) no-repeat`;

/** A painted signboard over the shop front, or a plate at the door, with the goods below it. */
export const boardLayout: PageLayout = {
  css: `
.sign{position:relative;background:var(--board);color:var(--onBoard);padding:clamp(2.4rem,5vw,4.5rem) 2rem clamp(2.4rem,4.4vw,4rem);text-align:center;display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;gap:clamp(1.1rem,2vw,1.9rem);container-type:inline-size}
.sign:before{content:"";position:absolute;inset:.7rem;border:2px solid var(--glow);pointer-events:none}
.sign>*{position:relative}
.sign .name{font-size:clamp(min(2.4rem,92cqi/var(--word)),min(94cqi/var(--two),17rem),17rem);max-width:100%}
.sign .headline{font-size:clamp(1.3rem,2.6vw,2.3rem);line-height:1.15}
.sign .facts{justify-content:center;color:var(--glow);font-weight:700;gap:.4rem 1.6rem;font-size:clamp(1.15rem,1.5vw,1.45rem)}
.sign .button{background:var(--onBoard);color:var(--board);margin-top:.3rem;font-size:clamp(1.1rem,1.4vw,1.4rem)}
.painted:before{inset:.5rem;border-width:.4rem}
.painted .name{text-shadow:${LETTER_SIDE}}
.painted .headline{background:var(--accent);color:var(--onAccent);padding:.5em 1.6em;clip-path:polygon(0 0,100% 0,calc(100% - .7em) 50%,100% 100%,0 100%,.7em 50%)}
.plate{padding-block:clamp(2.2rem,4vw,3.6rem)}
.plate .headline{max-width:min(100%,34ch)}
.plate .art{width:clamp(7.5rem,13vw,11rem);background:var(--tint);border-radius:50%;padding:1.5rem}
.plate .name{max-width:14em}
.plate .headline{color:var(--glow)}
.awning{height:clamp(3rem,5.4vw,4.8rem);background:linear-gradient(90deg,var(--link) 50%,var(--tint) 0) 0 0/7rem 100% round no-repeat;-webkit-mask:${SCALLOPS};mask:${SCALLOPS}}
main{max-width:84rem;margin:auto;padding:clamp(1.8rem,4vw,3.5rem) clamp(1.25rem,6vw,6rem) 0}
.offers h2{text-align:center;font-size:clamp(2rem,3.6vw,3.2rem)}
.offers ul{display:flex;flex-wrap:wrap;justify-content:center;gap:1.6rem 1.2rem}
.offers li{flex:0 1 calc(50% - .6rem);display:grid;justify-items:center;text-align:center;align-content:start;gap:.35rem}
.offers h3{font-size:1.35rem}
.offers .art{background:var(--tint);border-radius:50%;padding:17%;margin-bottom:.5rem}
.offers .price{background:var(--board);color:var(--onBoard);padding:.2em .9em;border-radius:.3rem;font-size:1.1rem}
.offers .price.blank{background:none;color:var(--mute);padding-block:0}
.photographs{margin-bottom:clamp(2rem,4vw,3.5rem)}
.offers .note{text-align:center}
.wall{display:grid;gap:1.5rem;margin-top:clamp(2.5rem,5vw,4.5rem)}
.wall h2{color:var(--link);font-size:clamp(1.5rem,2.4vw,2.2rem)}
.wall p{font-size:1.25rem}
.wall .about p{font-size:clamp(1.25rem,1.9vw,1.7rem);line-height:1.4}
.wall .number{font-size:1.6rem}
.contact{background:var(--tint);padding:clamp(1.4rem,3vw,2.4rem);border-radius:.8rem}
.contact .button{margin-top:1rem}
@media screen and (max-width:45.9rem){.offers li:last-child:nth-child(odd):not(:first-child){flex-basis:100%;grid-template-columns:calc(50% - .6rem) 1fr;column-gap:1.2rem;justify-items:start;text-align:left;align-content:center}.offers li:last-child:nth-child(odd) .art{grid-row:1/3}.offers li:last-child:nth-child(odd) h3{align-self:end}.offers li:last-child:nth-child(odd) h3:last-child{grid-row:1/3;align-self:center}.offers li:last-child:nth-child(odd) .price{align-self:start}.offers li:last-child:nth-child(odd) .price.blank{padding-inline:0}.plain li:last-child:nth-child(odd):not(:first-child){display:block;text-align:center}}
@media(min-width:46rem),print{.offers li{flex:1 1 9.5rem;max-width:19rem}.sign .name{font-size:clamp(min(2.4rem,92cqi/var(--word)),94cqi/var(--one),13rem)}.plate .name{font-size:clamp(min(2.4rem,86cqi/var(--word)),86cqi/var(--one),8.5rem);max-width:100%}.wall{grid-template-columns:repeat(6,1fr);gap:2.5rem}.wall>*{grid-column:span 2}.wall .about{grid-column:span 4;grid-row:1}.wall .contact{grid-column:span 2;grid-row:1/span 2;align-self:start}.wall .reviews{grid-column:span 6;border-top:2px solid var(--tint);padding-top:2rem}}
@media screen and (min-width:70rem){.n6 li{flex-basis:7.5rem}}
@media print{.sign .name{font-size:clamp(min(3rem,92cqi/var(--word)),94cqi/var(--one),11rem)}}
`,
  renderBody: (view) => {
    const isPainted = GROUPS_WITH_AWNING.has(getStyleProfile(view.draft.tradeId).group);
    return html`<header class="sign ${isPainted ? "painted" : "plate"}">
        ${!isPainted && !blocks.hasPhotographs(view) && blocks.renderHero(view)}${blocks.renderName(view)}${blocks.renderHeadline(view)}${blocks.renderFacts(view)}${blocks.renderButton(view)}
      </header>
      ${isPainted && html`<div class="awning"></div>`}
      <main>
        ${blocks.hasPhotographs(view) && blocks.renderPhotographs()}${blocks.renderOffers(view)}
        <div class="wall">
          ${blocks.renderAbout(view)}${blocks.renderContact(view)}${blocks.renderHours(view)}${blocks.renderPlace(view)}${blocks.renderReviews(view)}
        </div>
      </main>
      ${blocks.renderLegend(view)}`;
  },
};
