import { backdrop, picture, wallpaper } from "../art.ts";
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

/** A folded menu card on a patterned cloth: the house on its left page, the list on its right one. */
export const menu: Layout = {
  palettes: ["maroon", "clay", "pista", "gulabi"],
  pairings: ["rozha", "fraunces", "yatra"],
  css: `
html{background:var(--board)}
.cloth{position:fixed;inset:0;z-index:-1;opacity:.5}
.card{max-width:76rem;margin:clamp(.7rem,5vw,5rem) auto;background:var(--ground);display:grid;border-radius:.3rem;box-shadow:0 1.2rem 3rem #0005;width:calc(100% - 1.4rem)}
.page{padding:clamp(2rem,4.6vw,4.6rem) clamp(1.3rem,4vw,4rem);position:relative}
.page:after{content:"";position:absolute;inset:.8rem;border:3px double var(--link);border-radius:.2rem;pointer-events:none}
.front{text-align:center;display:grid;align-content:center;justify-items:center;gap:1.3rem;container-type:inline-size}
.front .name{font-size:clamp(min(2.4rem,92cqi/var(--word)),min(92cqi/var(--two),7.5rem),7.5rem)}
.front .headline{font-size:clamp(1.3rem,2.2vw,1.9rem);line-height:1.2;color:var(--link);max-width:22ch}
.scene{position:relative;width:min(19rem,72%);aspect-ratio:1}
.scene>svg{position:absolute;inset:0;width:100%;height:100%}
.scene .art{inset:19% 16% 13%;width:68%;height:68%}
.front .facts{justify-content:center}
.facts li{border:1.5px solid var(--link);border-radius:2rem;padding:.15em .9em;font-weight:600}
.front .about h2{display:none}
.front .about p{font-size:1.15rem;max-width:34ch;margin:auto}
.list{display:grid;gap:2.4rem;align-content:center}
.offers h2{text-align:center;font-size:clamp(2rem,3.2vw,2.9rem)}
.offers li{display:flex;align-items:baseline;flex-wrap:wrap;gap:.1rem .6rem;padding:.55em 0}
.offers h3{font:var(--weight) clamp(1.3rem,1.9vw,1.65rem)/1.2 var(--head)}
.offers h3:after{content:none}
.offers .price{margin-left:auto;font-size:1.2rem;color:var(--link)}
.offers li:before{content:"";order:1;flex:1 1 1.5rem;border-bottom:3px dotted var(--mute);min-width:1.5rem;transform:translateY(-.25em)}
.offers .price{order:2}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:1.6rem;border-top:3px double var(--link);padding-top:1.8rem}
.contact{text-align:center;background:var(--tint);padding:1.6rem;border-radius:.2rem}
.contact .button{margin-top:.7rem;border-radius:2rem}
.reviews{text-align:center}
footer{color:var(--onBoard);padding:0 1.5rem 1.5rem}
footer p{display:inline-block;background:var(--board)}
@media(max-width:46rem){.cloth{display:none}}
@media(min-width:60rem),print{.card{grid-template-columns:1fr 1fr;min-height:calc(100vh - 13rem)}.front{border-right:1px solid var(--tint);box-shadow:inset -2.5rem 0 2.5rem -2.5rem #0003}}
@media print{.card{margin:0;width:100%;min-height:100vh;box-shadow:none;border-radius:0}footer{display:none}}
`,
  body: (view) =>
    html`${wallpaper([view.draft.picture, view.draft.offers[1]?.picture ?? "flower"], "cloth")}
      <main class="card">
        <div class="page front">
          <div class="scene">
            <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">${backdrop("rays")}</svg
            >${picture(view.draft.picture)}
          </div>
          ${name(view)}${headline(view)}${facts(view)}${about(view)}
        </div>
        <div class="page list">
          ${offers(view, false)}
          <div class="pair">${times(view)}${place(view)}</div>
          ${contact(view)}${reviews(view)}
        </div>
      </main>
      ${legend(view)}`,
};
