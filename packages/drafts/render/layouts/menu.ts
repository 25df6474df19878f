import { renderBackdrop } from "../art.ts";
import * as blocks from "../blocks.ts";
import type { PageLayout } from "../page-layout.ts";
import { html } from "../markup.ts";

/** An open folded card: the business on the left page, in colour, and the list on the right. */
export const menuLayout: PageLayout = {
  css: `
.card{display:grid}
.front{background:var(--board);color:var(--onBoard);padding:2.9rem 2.1rem 3rem;position:relative;text-align:center;display:grid;grid-template-columns:minmax(0,1fr);align-content:center;justify-items:center;gap:1.3rem;container-type:inline-size}
.front:before{content:"";position:absolute;inset:.8rem;border:5px double var(--glow);border-radius:.3rem;pointer-events:none}
.front>*{position:relative}
.front .name{font-size:clamp(min(2.2rem,88cqi/var(--word)),min(88cqi/var(--two),7.6rem),7.6rem)}
.front .headline{font-size:clamp(1.3rem,2.1vw,1.9rem);line-height:1.25;color:var(--glow);max-width:24ch;letter-spacing:0}
.scene{position:relative;width:min(25rem,64cqi);aspect-ratio:1;border-radius:50%;overflow:hidden;background:var(--ground)}
.scene>svg{position:absolute;inset:0;width:100%;height:100%}
.scene .art{inset:20%;width:60%;height:60%}
.front .photographs{min-height:76cqi}
.front .photographs li{border-color:var(--glow)}
.front .facts{justify-content:center;gap:.3rem 1.4rem;font-weight:600;font-size:clamp(1.15rem,1.5vw,1.45rem)}
.front .button{background:var(--glow);color:var(--board);border-radius:2rem;font-size:clamp(1.1rem,1.4vw,1.4rem)}
.list{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(2rem,3.4vw,3.4rem);align-content:center;padding:clamp(2.4rem,4.4vw,5rem) clamp(1.4rem,5vw,6rem)}
.offers h2{font-size:clamp(2.1rem,3.4vw,3.3rem);color:var(--link);border-bottom:3px double;padding-bottom:.3em}
.offers li{display:flex;align-items:center;gap:.7rem;padding:.6em 0}
.offers .art{flex:none;width:clamp(3.2rem,5.6vw,5.6rem);margin-right:.3rem}
.offers h3{font:var(--weight) clamp(1.3rem,2.2vw,2.4rem)/1.2 var(--head);letter-spacing:var(--tracking)}
.offers .price{flex:none;max-width:46%;text-align:right;font-size:clamp(1.2rem,1.6vw,1.5rem);color:var(--link);order:2}
.offers li:before{content:"";order:1;flex:1 1 .8rem;border-bottom:3px dotted var(--mute);min-width:.8rem;transform:translateY(.35em)}
.about h2{display:none}
.about p{font-size:clamp(1.2rem,1.7vw,1.7rem);line-height:1.5}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:1.8rem}
.contact{background:var(--tint);padding:1.6rem 1.8rem;border-radius:.3rem}
.contact .button{margin-top:.7rem;border-radius:2rem}
@media screen and (max-width:30rem){.offers li{padding:.7em 0}.offers li:before{border:0}.offers .art{width:2.9rem}.offers h3{font-size:1.25rem}.offers .price{font-size:1.1rem}}
@media(min-width:60rem),print{.card{grid-template-columns:1fr 1.15fr;min-height:min(100vh,76rem)}.front{padding:4rem 4.4vw}.front .photographs{min-height:96cqi}.front:before{inset:1.3rem}.list{box-shadow:inset 2.5rem 0 2.5rem -2.5rem #0003}}
@media print{.front{padding:3rem 2rem}.front .photographs{min-height:0}.list{padding:3rem 2.4rem}footer{display:none}}
`,
  renderBody: (view) =>
    html`<main class="card">
        <header class="front">
          ${
            blocks.hasPhotographs(view)
              ? blocks.renderPhotographs()
              : html`<div class="scene">
                  <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
                    ${renderBackdrop("rays")}</svg
                  >${blocks.renderHero(view)}
                </div>`
          }
          ${blocks.renderName(view)}${blocks.renderHeadline(view)}${blocks.renderFacts(view)}${blocks.renderButton(view)}
        </header>
        <div class="list">
          ${blocks.renderOffers(view)}${blocks.renderAbout(view)}
          <div class="pair">${blocks.renderHours(view)}${blocks.renderPlace(view)}</div>
          ${blocks.renderContact(view)}${blocks.renderReviews(view)}
        </div>
      </main>
      ${blocks.renderLegend(view)}`,
};
