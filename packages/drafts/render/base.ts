/*
 * CSS of every layout. `--one` and `--two` are the name's widths in em on one line and on two,
 * `--word` that of its longest word; `--headline` and `--headlineword` are the headline's widths on
 * two lines and of its longest word. They make a text as large as its line allows. A fallback font
 * is adjusted to the same width. In print the rem is smaller, to fit one A4 page.
 */
export const BASE_CSS = `
*{box-sizing:border-box;margin:0;padding:0}
html{font:clamp(16px,.4vw + 14.4px,22px)/1.55 var(--body);-webkit-text-size-adjust:100%;background:var(--ground);color:var(--ink)}
body{min-height:100vh;overflow-wrap:anywhere;print-color-adjust:exact;-webkit-print-color-adjust:exact}
ul{list-style:none}
h1,h2,h3,.headline{font-family:var(--head);font-weight:var(--weight);letter-spacing:var(--tracking);line-height:var(--leading);word-spacing:var(--gap);text-wrap:balance}
p{text-wrap:pretty}
.name{padding-bottom:.06em}
h1,.headline{text-transform:var(--case);font-size-adjust:var(--adjust)}
h2{font-size:1.5rem;margin-bottom:.6em}
h3{font:600 1.15rem/1.3 var(--body);letter-spacing:0}
a{color:var(--link);text-underline-offset:.2em}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}
.place a,.number{display:inline-block;padding:.15rem 0;min-height:24px}
.number{font-weight:700;font-size:1.35rem}
.offers .note{color:var(--mute);margin:-.4em 0 1em}
.button{display:inline-block;text-align:center;background:var(--accent);color:var(--onAccent);font-weight:700;font-size:1.1rem;line-height:1.2;text-decoration:none;padding:.95em 1.5em;border-radius:.6rem}
.button:hover{text-decoration:underline}
.blank{text-decoration:underline dashed max(1px,.05em);text-underline-offset:.22em;text-decoration-skip-ink:none}
.price{font-weight:700}
.price.blank{font-weight:400}
.facts{display:flex;flex-wrap:wrap;gap:.5rem}
.art{display:block;width:100%;height:auto;overflow:visible}
svg{stroke-linecap:round;stroke-linejoin:round}
.photographs{display:grid;grid-template:repeat(2,minmax(9rem,1fr))/2fr 1fr;gap:clamp(.6rem,1vw,1rem);width:100%;min-height:min(60vw,34rem)}
.photographs li{border:2px dashed var(--mute);border-radius:.5rem;display:grid;place-items:center;text-align:center;padding:.5rem;color:var(--mute);background:var(--tint);text-decoration:none}
.photographs li:first-child{grid-row:1/3;font-size:1.3rem}
.reviews .review{font-family:var(--head);font-weight:var(--weight);font-size:1.35rem;line-height:1.25}
.reviews .how,footer{color:var(--mute)}
footer{padding:1.5rem;text-align:center;font-size:.9rem}
section>p{font-size:1.15rem}
section>p+p{margin-top:.4em}
.times p{font-size:1.2rem}
@page{size:A4;margin:0}
@media print{html{font-size:9.5px}.photographs{min-height:0;grid-template-rows:repeat(2,7rem)}body{min-height:0}section,li{break-inside:avoid}}
`;
