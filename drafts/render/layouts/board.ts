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
import { html } from "../markup.ts";

/** A painted signboard over the shop's front, with the goods hung below it. */
export const board: Layout = {
  palettes: ["enamel", "mango", "pista", "tarmac"],
  pairings: ["narrow", "yatra", "baloo"],
  css: `
.sign{position:relative;background:var(--board);color:var(--onBoard);border:clamp(.6rem,1.2vw,1.1rem) solid var(--glow);outline:.25rem solid var(--board);outline-offset:-.5rem;padding:clamp(2rem,5vw,4.5rem) 1.2rem clamp(2.5rem,5vw,4.5rem);text-align:center;display:grid;justify-items:center;gap:clamp(1.2rem,2.4vw,2.2rem);container-type:inline-size}
.sign .name{font-size:clamp(min(2.4rem,92cqi/var(--word)),min(94cqi/var(--two),17rem),17rem);text-shadow:.022em .022em 0 var(--relief),.044em .044em 0 var(--relief),.066em .066em 0 var(--relief);max-width:100%}
.sign .headline{background:var(--accent);color:var(--onAccent);font-size:clamp(1.3rem,2.6vw,2.3rem);line-height:1.15;padding:.5em 1.6em;clip-path:polygon(0 0,100% 0,calc(100% - .7em) 50%,100% 100%,0 100%,.7em 50%)}
.sign .facts{justify-content:center;color:var(--glow);font-weight:700;gap:.4rem 1.6rem;font-size:1.15rem}
.awning{height:clamp(2.6rem,5vw,4.4rem);background:repeating-linear-gradient(90deg,var(--accent) 0 3.5rem,var(--ground) 3.5rem 7rem);-webkit-mask:radial-gradient(circle at 50% 0,#000 98%,#0000) 0 100%/3.5rem 1.75rem repeat-x,linear-gradient(#000 0 0) 0 0/100% calc(100% - 1.7rem) no-repeat;mask:radial-gradient(circle at 50% 0,#000 98%,#0000) 0 100%/3.5rem 1.75rem repeat-x,linear-gradient(#000 0 0) 0 0/100% calc(100% - 1.7rem) no-repeat}
main{max-width:78rem;margin:auto;padding:clamp(1.5rem,4vw,3.5rem) 1.25rem 0}
.offers h2{text-align:center;font-size:clamp(2rem,3.6vw,3.2rem)}
.offers ul{display:flex;flex-wrap:wrap;justify-content:center;gap:1.2rem}
.offers li{flex:0 1 calc(50% - .6rem);display:grid;justify-items:center;text-align:center;align-content:start;gap:.35rem}
.offers h3{font-size:1.35rem}
.offers .art{background:var(--tint);border-radius:50%;padding:16%;margin-bottom:.5rem}
.offers .price{background:var(--board);color:var(--onBoard);padding:.2em .9em;border-radius:.3rem;font-size:1.1rem}
.wall{display:grid;gap:1.5rem;margin-top:clamp(2.5rem,5vw,4.5rem)}
.wall h2{color:var(--link);font-size:clamp(1.5rem,2.4vw,2.2rem)}
.wall p{font-size:1.25rem}
.wall .about p{font-size:clamp(1.25rem,1.9vw,1.7rem);line-height:1.4}
.wall .number{font-size:1.6rem}
.contact{background:var(--tint);padding:clamp(1.4rem,3vw,2.4rem);border-radius:.8rem}
.contact .button{margin-top:1rem}
@media(min-width:46rem),print{.offers li{flex:1 1 9.5rem;max-width:17rem}.sign .name{font-size:clamp(min(2.4rem,92cqi/var(--word)),94cqi/var(--one),15rem)}.wall{grid-template-columns:repeat(6,1fr);gap:2.5rem}.wall>*{grid-column:span 2}.wall .about{grid-column:span 4;grid-row:1}.wall .contact{grid-column:span 2;grid-row:1/span 2}.wall .reviews{grid-column:span 6;border-top:2px solid var(--tint);padding-top:2rem}}
@media print{.sign .name{font-size:clamp(min(3rem,92cqi/var(--word)),94cqi/var(--one),11rem)}}
`,
  body: (view) =>
    html`<header class="sign">${name(view)}${headline(view)}${facts(view)}</header>
      <div class="awning"></div>
      <main>
        ${offers(view)}
        <div class="wall">
          ${about(view)}${contact(view)}${times(view)}${place(view)}${reviews(view)}
        </div>
      </main>
      ${legend(view)}`,
};
