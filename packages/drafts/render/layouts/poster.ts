import * as blocks from "../blocks.ts";
import type { PageLayout } from "../page-layout.ts";
import { html } from "../markup.ts";

/** A poster: the name across the top, offers in large type, one picture, bold bands below. */
export const posterLayout: PageLayout = {
  css: `
.hero{background:var(--board);color:var(--onBoard);padding:clamp(1.2rem,2.4vw,2.2rem) clamp(1.2rem,4vw,4rem) clamp(2rem,4vw,4rem);display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(1.3rem,2.6vw,2.6rem)}
.hero .name{font-size:clamp(min(1.9rem,86vw/var(--word)),min(84vw/var(--one),4.4rem),4.4rem);border-bottom:.09em solid;padding-bottom:.32em}
.hero .headline{font-size:clamp(min(2.2rem,86vw/var(--headlineword)),min(7.4vw,88vw/var(--headline)),8rem);line-height:1.02}
.hero .sun{background:var(--tint);border-radius:50%;width:min(64vw,22rem);aspect-ratio:1;display:grid;place-items:center;justify-self:center}
.hero .art{width:72%}
.hero .go{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:center}
.hero .facts{font-weight:700;font-size:clamp(1.15rem,1.5vw,1.45rem);color:var(--glow);gap:.3rem 1.4rem}
.hero .button{background:var(--onBoard);color:var(--board);font-size:clamp(1.2rem,1.5vw,1.5rem)}
.button{border-radius:3rem;font-size:1.2rem}
.hero.seen .headline{font-size:clamp(min(2rem,86vw/var(--headlineword)),min(6vw,88vw/var(--headline)),4.6rem)}
.bands{display:grid}
.bands>*{padding:clamp(1.8rem,4vw,4rem) clamp(1.2rem,4vw,4rem)}
.offers h2{font-size:clamp(2rem,4.4vw,4rem)}
.offers li{display:grid;grid-template-columns:5.4rem 1fr;column-gap:1.3rem;align-items:center;padding:1rem 0;border-top:2px solid;grid-auto-flow:dense}
.offers .art{grid-row:1/3;background:var(--tint);border-radius:.8rem;padding:.55rem}
.offers h3{font:var(--weight) clamp(1.35rem,2.3vw,2.1rem)/1.1 var(--head);align-self:end}
.offers .price{align-self:start;font-size:1.2rem}
.offers h3:last-child{grid-row:1/3;align-self:center}
.plain li{display:block}
.about{background:var(--accent);color:var(--onAccent)}
.bands .about,.bands .contact{align-content:center}
.about p{font-size:clamp(1.4rem,2.3vw,2.2rem);line-height:1.3;font-weight:600}
.contact{background:var(--tint)}
.contact .number{font-size:clamp(1.5rem,2.3vw,2.2rem)}
.facts3{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr))}
.times p{font-size:1.5rem;font-weight:700}
.contact .button{margin-top:.8rem}
@media(min-width:52rem),print{.hero{min-height:min(76vh,38rem);grid-template:auto 1fr auto/minmax(0,1fr) 32vw;column-gap:4vw}.hero .name{grid-column:1/-1}.hero .headline{font-size:clamp(min(2.8rem,55vw/var(--headlineword)),min(100vw/var(--headline),5.6vw,55vw/var(--headlineword)),6rem);align-self:center}.hero .name{font-size:clamp(min(2.4rem,88vw/var(--word)),min(88vw/var(--one),6.6vw),7rem)}.hero .sun{grid-area:2/2/4/3;width:100%;align-self:center}.hero .go{align-self:end}.hero.seen{grid-template-columns:minmax(0,1fr) 50vw;min-height:0}.hero.seen .photographs{grid-area:2/2/4/3;align-self:center;min-height:30vw}.hero.seen .headline{font-size:clamp(min(2rem,36vw/var(--headlineword)),min(3.6vw,36vw/var(--headlineword)),4.2rem)}.bands{grid-template-columns:1.15fr 1fr}.offers{grid-row:span 2}.offers:is(.n4,.n5,.n6){grid-column:1/-1;grid-row:auto}.offers:is(.n4,.n5,.n6) ul{display:grid;grid-template-columns:repeat(2,1fr);column-gap:4vw}.bands .wide{grid-column:1/-1}}
@media print{.hero{min-height:0;grid-template-columns:minmax(0,1fr) 24vw}.bands>*{padding-block:1.8rem}}
`,
  renderBody: (view) =>
    html`<header class="hero${blocks.hasPhotographs(view) ? " seen" : ""}">
        ${blocks.renderName(view)}${blocks.renderHeadline(view)}
        <div class="go">${blocks.renderButton(view)}${blocks.renderFacts(view)}</div>
        ${blocks.hasPhotographs(view) ? blocks.renderPhotographs() : html`<div class="sun">${blocks.renderHero(view)}</div>`}
      </header>
      <main class="bands">
        ${blocks.renderOffers(view)}${blocks.renderAbout(view)}${blocks.renderContact(view)}
        <div class="wide facts3">
          ${blocks.renderHours(view)}${blocks.renderPlace(view)}${blocks.renderReviews(view)}
        </div>
      </main>
      ${blocks.renderLegend(view)}`,
};
