import * as blocks from "../blocks.ts";
import type { PageLayout } from "../page-layout.ts";
import { html, Markup } from "../markup.ts";
import { getStyleProfile } from "../style-profiles.ts";

/** A shop window: each item in a pane of a different colour, the name in the largest pane. */
export const windowLayout: PageLayout = {
  css: `
main{display:grid;gap:clamp(.6rem,1vw,1rem);padding:clamp(.6rem,1vw,1rem);max-width:100rem;margin:auto}
main>*{border-radius:clamp(1.2rem,2vw,2rem);padding:clamp(1.4rem,2.4vw,2.6rem)}
.house{background:var(--board);color:var(--onBoard);display:grid;gap:clamp(1.1rem,2vw,1.7rem);align-content:center;container-type:inline-size;min-height:20rem}
.house .name{font-size:clamp(min(2.6rem,92cqi/var(--word)),min(90cqi/var(--two),8.4rem),8.4rem)}
.house .headline{font-size:clamp(1.4rem,2.4vw,2.3rem);line-height:1.18;max-width:26ch}
.house .facts{color:var(--glow);font-weight:700;font-size:clamp(1.15rem,1.5vw,1.45rem);gap:.3rem 1.4rem}
.house .button{font-size:clamp(1.1rem,1.4vw,1.4rem);justify-self:start;border-radius:3rem;background:var(--onBoard);color:var(--board)}
.hang{background:var(--tint);display:grid;place-items:center;overflow:hidden;min-height:17rem;position:relative}
.hang .art{width:min(78%,24rem)}
.offers,main>.photographs{padding:0;border-radius:0}
.photographs li{border-radius:clamp(1.2rem,2vw,2rem)}
.offers>.note{padding:.2rem .6rem}
.offers h2{padding:1rem .6rem .4rem;font-size:clamp(1.8rem,3vw,2.6rem)}
.offers ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:clamp(.6rem,1vw,1rem)}
.offers li{background:var(--tint);border-radius:clamp(1.2rem,2vw,2rem);padding:1.6rem;display:grid;gap:.2rem;align-content:end;overflow:hidden}
.offers li:nth-child(3n+2){background:var(--board);color:var(--onBoard)}
.offers li:nth-child(3n){background:var(--glow);color:var(--board)}
.offers li .art{width:min(62%,13rem);margin:.4rem auto 1.6rem}
.offers li:nth-child(3n+2) .art,.offers li:nth-child(3n) .art{background:var(--ground);border-radius:50%;padding:1.4rem;width:min(70%,14rem)}
.offers h3{font:var(--weight) 1.5rem/1.15 var(--head);letter-spacing:var(--tracking)}
.offers .price{font-size:1.15rem}
.about,.times,.place,.reviews{border:2px solid var(--tint)}
.about p{font-size:1.3rem;line-height:1.45}
.times p{font:var(--weight) 1.8rem/1.2 var(--head)}
.place>p:nth-of-type(1){font-size:1.3rem;font-weight:600}
.contact{background:var(--board);color:var(--onBoard)}
.contact .number,.contact a.number{color:inherit;font-size:1.7rem}
.contact .button{margin-top:.8rem;border-radius:3rem;background:var(--onBoard);color:var(--board)}
@media screen and (max-width:45.9rem){.hang{min-height:14rem}.offers li{grid-template-columns:6.5rem 1fr;column-gap:1.2rem;padding:1.1rem;align-content:center}.offers li .art{grid-row:1/3;width:6.5rem!important;margin:0!important;padding:.7rem!important}.offers h3{align-self:end}.offers h3:last-child{grid-row:1/3;align-self:center}.plain li{display:block}}
@media(min-width:46rem),print{main{grid-template-columns:repeat(12,1fr)}.house{grid-column:span 7;min-height:29rem}.hang{grid-column:span 5}.seen .house{grid-column:span 5}main>.photographs{grid-column:span 7}.offers{grid-column:span 12}.n2 ul{grid-template-columns:repeat(2,1fr)}.n3 ul,.n6 ul{grid-template-columns:repeat(3,1fr)}.n5 ul{grid-template-columns:repeat(6,1fr)}.n5 li{grid-column:span 2}.n5 li:nth-child(n+4){grid-column:span 3}.n4 ul{grid-template-columns:repeat(4,1fr)}.about{grid-column:span 7}.times{grid-column:span 5}.place{grid-column:span 4}.contact{grid-column:span 4}.reviews{grid-column:span 4}.place:nth-last-child(2),.contact:last-child{grid-column:span 6}}
@media print{.house{min-height:22rem}.hang .art{width:60%}.offers li .art{width:8rem!important}}
`,
  renderBody: (view) =>
    html`<main${blocks.hasPhotographs(view) && new Markup(' class="seen"')}>
        <header class="house">${blocks.renderName(view)}${blocks.renderHeadline(view)}${blocks.renderFacts(view)}${blocks.renderButton(view)}</header>
        ${blocks.hasPhotographs(view) ? blocks.renderPhotographs() : html`<div class="hang">${blocks.renderHero(view)}</div>`} ${blocks.renderOffers(view, getStyleProfile(view.draft.tradeId).group !== "office")}${blocks.renderAbout(view)}${blocks.renderHours(view)}${blocks.renderPlace(view)}${blocks.renderContact(view)}${blocks.renderReviews(view)}
      </main>
      ${blocks.renderLegend(view)}`,
};
