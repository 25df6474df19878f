import { picture } from "../art.ts";
import {
  about,
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
import { html, type Markup } from "../markup.ts";
import type { View } from "../view.ts";

/** Two swings of a line across the pattern, 240 wide and 60 high. */
const wave = (phase: number) => {
  const points = Array.from({ length: 49 }, (_, at) => {
    const y = 30 + 22 * Math.sin((at / 48) * Math.PI * 4 + phase);
    return `${at * 5} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
};

/** Fine lines woven as on a share or a bank note. */
const engraving = (): Markup => {
  const lines = Array.from({ length: 10 }, (_, at) => wave((at / 10) * Math.PI * 2)).join("");
  return html`<svg class="engraving" aria-hidden="true" focusable="false" width="100%" height="60">
    <pattern id="weave" width="240" height="60" patternUnits="userSpaceOnUse">
      <path d="${lines}" fill="none" stroke="var(--link)" stroke-width=".7" />
    </pattern>
    <rect width="100%" height="60" fill="url(#weave)" />
  </svg>`;
};

/** A round seal with the trade's picture. */
const seal = (view: View): Markup =>
  html`<div class="seal">
    <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <circle cx="100" cy="100" r="97" fill="none" stroke="var(--link)" stroke-width="2" />
      <circle
        cx="100"
        cy="100"
        r="91"
        fill="none"
        stroke="var(--link)"
        stroke-width="5"
        stroke-dasharray="1 8.53"
      />
      <circle
        cx="100"
        cy="100"
        r="82"
        fill="var(--tint)"
        stroke="var(--link)"
        stroke-width="2"
      /></svg
    >${picture(view.draft.picture)}
  </div>`;

/** Letter paper: an engraved head, a margin line, numbered work, a seal. It states, and sells nothing. */
export const letter: Layout = {
  palettes: ["deed", "maroon", "cloth", "clay"],
  pairings: ["eczar", "rozha", "fraunces"],
  css: `
.engraving{display:block;border-bottom:2px solid var(--link)}
.paper{max-width:84rem;margin:auto;padding:clamp(1.6rem,4vw,4rem) clamp(1.2rem,4vw,4rem) 1rem clamp(2.2rem,9vw,9rem);position:relative;counter-reset:work}
.paper:before{content:"";position:absolute;left:clamp(1rem,5.5vw,5.5rem);top:0;bottom:0;border-left:4px double var(--link)}
.head{display:grid;gap:1.6rem;container-type:inline-size}
.head .name{font-size:clamp(min(2.5rem,92cqi/var(--word)),min(88cqi/var(--two),9.5rem),9.5rem)}
.head .headline{font-size:clamp(1.35rem,2.4vw,2.1rem);line-height:1.25;border-block:2px solid;padding:.7em 0;letter-spacing:0}
.head .facts{gap:.3rem 2rem;font-weight:600;color:var(--link)}
.sheet{display:grid;gap:clamp(2rem,4vw,3.4rem);margin-top:clamp(2rem,4vw,3.4rem)}
h2{font-size:1.55rem;color:var(--link);padding-bottom:.4em;border-bottom:1px solid}
.offers li{display:grid;grid-template-columns:3.6rem 1fr auto;align-items:baseline;gap:.2rem 1rem;padding:1rem 0;border-bottom:1px solid var(--tint);counter-increment:work}
.offers li:before{content:counter(work,upper-roman);font:var(--weight) 2.4rem/1 var(--head)}
.offers h3{font:600 1.45rem/1.2 var(--head)}
.about p{font-size:1.4rem;line-height:1.5}
.side p{font-size:1.25rem}
.seal{position:relative;width:min(16rem,60%);margin:0 auto;transform:rotate(-7deg)}
.seal .art{position:absolute;left:25%;top:24%;width:50%}
.seal>svg:first-child{display:block;width:100%}
.contact .button{margin-top:.9rem;border-radius:.15rem}
@media(max-width:35rem){.offers li{grid-template-columns:2.6rem 1fr}.offers .price{grid-column:2}.offers li:before{font-size:1.7rem}}
@media(min-width:54rem),print{.sheet{grid-template-columns:1.55fr 1fr;column-gap:clamp(2.5rem,5vw,6rem)}.main,.side{display:grid;gap:2.8rem;align-content:start}.seal{width:17rem;margin:0 0 0 auto}}
@media screen and (max-width:53.9rem){.main,.side{display:grid;gap:2rem}}
@media print{.head .name{font-size:clamp(min(3rem,92cqi/var(--word)),88cqi/var(--two),7rem)}.seal{width:13rem}}
`,
  body: (view) =>
    html`${engraving()}
      <main class="paper">
        <header class="head">${name(view)}${headline(view)}${facts(view)}</header>
        <div class="sheet">
          <div class="main">${offers(view, false)}${about(view)}${reviews(view)}</div>
          <div class="side">${seal(view)}${times(view)}${place(view)}${contact(view)}</div>
        </div>
      </main>
      ${legend(view)}`,
};
