import { picture } from "../art.ts";
import {
  about,
  button,
  contact,
  facts,
  headline,
  legend,
  name,
  offers,
  place,
  reviews,
  times,
} from "../blocks.ts";
import type { Layout } from "../layout.ts";
import { html } from "../markup.ts";

/** A poster: the headline as large as it goes, one picture larger still, and bold bands below. */
export const poster: Layout = {
  palettes: ["lime", "tarmac", "mango", "sky"],
  pairings: ["wide", "narrow", "baloo"],
  css: `
.hero{background:var(--board);color:var(--onBoard);position:relative;overflow:hidden;padding:clamp(1.2rem,2.4vw,2.2rem) clamp(1.2rem,4vw,4rem) clamp(2rem,4vw,4rem);display:grid;gap:clamp(1.4rem,3vw,3rem)}
.hero .name{font-size:clamp(min(1.35rem,86vw/var(--word)),2.2vw,2rem);border-bottom:.16em solid;padding-bottom:.5em}
.hero .headline{font-size:clamp(min(2.7rem,86vw/var(--sayword)),8.4vw,9rem);line-height:.98;position:relative;z-index:1}
.hero .art{width:min(84vw,26rem);margin:0 -12vw -6rem auto;transform:rotate(-8deg)}
.hero .go{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:center;position:relative;z-index:1}
.hero .facts{font-weight:700;font-size:1.15rem;color:var(--glow);gap:.3rem 1.4rem}
.button{border-radius:3rem;font-size:1.2rem;outline:2px solid transparent}
.bands{display:grid}
.bands>*{padding:clamp(1.8rem,4vw,4rem) clamp(1.2rem,4vw,4rem)}
.offers{background:var(--ink);color:var(--ground)}
.offers h2{font-size:clamp(2rem,4.4vw,4rem)}
.offers li{display:grid;grid-template-columns:4.2rem 1fr;column-gap:1.2rem;align-items:center;padding:1rem 0;border-top:2px solid;grid-auto-flow:dense}
.offers .art{grid-row:1/3;background:var(--ground);border-radius:.8rem;padding:.5rem}
.offers h3{font:var(--weight) clamp(1.35rem,2.3vw,2.1rem)/1.1 var(--head);align-self:end}
.offers .price{align-self:start;font-size:1.15rem}
.about{background:var(--tint)}
.about p{font-size:clamp(1.3rem,2vw,1.9rem);line-height:1.35;font-weight:600}
.facts3{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr))}
.times p{font-size:1.5rem;font-weight:700}
.contact .button{margin-top:.8rem}
@media(min-width:52rem),print{.hero{min-height:min(88vh,54rem);grid-template-rows:auto 1fr auto;padding-right:34vw}.hero .name{margin-right:-30vw}.hero .headline{font-size:clamp(min(3rem,59vw/var(--sayword)),min(84vw/var(--say),59vw/var(--sayword)),8.6rem);align-self:center}.hero .art{position:absolute;right:-5vw;bottom:-6vw;width:46vw;margin:0}.bands{grid-template-columns:1.15fr 1fr}.offers{grid-row:span 2}.bands .wide{grid-column:1/-1}}
@media print{.hero{min-height:0}.hero .art{width:34vw;right:-2vw}}
`,
  body: (view) =>
    html`<header class="hero">
        ${name(view)}${headline(view)}
        <div class="go">${button(view)}${facts(view)}</div>
        ${picture(view.draft.picture)}
      </header>
      <main class="bands">
        ${offers(view)}${about(view)}${reviews(view)}
        <div class="wide facts3">${times(view)}${place(view)}${contact(view)}</div>
      </main>
      ${legend(view)}`,
};
