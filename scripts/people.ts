/**
 * The people of About's drawing, who also appear on covers: an SVG in `apps/site/public/art` shows
 * one with `<use href="#bun" x="290" y="330"/>`, where `x` and `y` are the centre of the face. The
 * SVGs are shown in `<img>`, which cannot load other files, so each contains the people it shows.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const INK = "#1c1d3a";

/**
 * Heads, facing the reader; at scale 1 a face is about 100 wide. Draw a person's hands, which are
 * part of the drawings, in the skin colour noted here.
 */
const PEOPLE: Record<string, string> = {
  // Skin #8a5233.
  bun: `<g id="bun"><g transform="translate(-290 -330)">
<circle cx="318" cy="262" r="24" fill="${INK}"/><circle cx="290" cy="322" r="60" fill="${INK}"/>
<path d="M272 368h36v56a18 18 0 0 1-36 0z" fill="#8a5233"/><path d="M272 368h36v18a48 48 0 0 1-36 0z" fill="#6f3f26"/><circle cx="290" cy="330" r="48" fill="#8a5233"/>
<path d="M236 332c32-2 54-18 64-44 8 24 22 36 44 42 2-34-22-54-54-54s-56 22-54 56z" fill="${INK}"/>
<circle cx="274" cy="341" r="5" fill="${INK}"/><circle cx="308" cy="341" r="5" fill="${INK}"/><path d="M278 355h26a13 11 0 0 1-26 0z" fill="#fff"/>
</g></g>`,
  // Skin #b5764c.
  beard: `<g id="beard"><g transform="translate(-500 -318)">
<path d="M482 318h36v102a18 18 0 0 1-36 0z" fill="#b5764c"/><path d="M482 376h36v18a54 54 0 0 1-36 0z" fill="#945d3a"/><circle cx="500" cy="318" r="54" fill="#b5764c"/>
<path d="M446 324c0 40 22 62 54 62s54-22 54-62c-10 18-20 26-32 26h-44c-12 0-22-8-32-26z" fill="${INK}"/>
<path d="M444 320c-6-46 20-72 62-72 34 0 56 26 50 72-10-22-20-34-34-36-28 6-62 6-78 36z" fill="${INK}"/>
<circle cx="482" cy="330" r="5" fill="${INK}"/><circle cx="518" cy="330" r="5" fill="${INK}"/><path d="M487 358h26a13 10 0 0 1-26 0z" fill="#fff"/>
</g></g>`,
  // Skin #c98a5e.
  scarf: `<g id="scarf"><g transform="translate(-710 -334)">
<path d="M646 330c0-46 26-76 64-76s64 30 64 76v66c24 14 30 34 26 56-28 16-56 20-90 20s-62-4-90-20c-4-22 2-42 26-56z" fill="#c03217"/>
<path d="M666 330c0-30 18-50 44-50s44 20 44 50c0 34-18 56-44 56s-44-22-44-56z" fill="#c98a5e"/>
<path d="M667 320c3-25 19-40 43-40s40 15 43 40c-12-14-26-20-43-20s-31 6-43 20z" fill="${INK}"/>
<g fill="none" stroke="${INK}" stroke-width="6"><circle cx="690" cy="334" r="15"/><circle cx="730" cy="334" r="15"/><path d="M705 332h10"/></g><circle cx="690" cy="335" r="4.5" fill="${INK}"/><circle cx="730" cy="335" r="4.5" fill="${INK}"/><path d="M698 360h24a12 10 0 0 1-24 0z" fill="#fff"/>
<path d="M646 398c18 26 40 40 64 40s46-14 64-40v14c-18 28-40 40-64 40s-46-12-64-40z" fill="#982510"/>
</g></g>`,
  // Skin #6f4229.
  elder: `<g id="elder"><g transform="translate(-922 -320)">
<path d="M904 368h36v52a18 18 0 0 1-36 0z" fill="#6f4229"/><path d="M904 362h36v18a54 54 0 0 1-36 0z" fill="#573220"/><circle cx="922" cy="320" r="54" fill="#6f4229"/>
<path d="M866 322c-8-46 18-74 58-74s64 28 54 74c-8-20-16-30-28-34-26 8-62 8-84 34z" fill="#fff"/>
<path d="M890 360c6-14 22-16 32-7 10-9 26-7 32 7-12 8-24 6-32 0-8 6-20 8-32 0z" fill="#fff"/>
<g fill="none" stroke="${INK}" stroke-width="6"><circle cx="900" cy="322" r="17"/><circle cx="944" cy="322" r="17"/><path d="M917 320h10"/></g><circle cx="900" cy="323" r="5" fill="${INK}"/><circle cx="944" cy="323" r="5" fill="${INK}"/>
</g></g>`,
};

/** Adds the people that a drawing shows. */
export function addPeople(svg: string): string {
  const shownNames = Object.keys(PEOPLE).filter((name) => svg.includes(`href="#${name}"`));
  if (shownNames.length === 0) return svg;
  return svg.replace(">", `><defs>${shownNames.map((name) => PEOPLE[name]).join("")}</defs>`);
}

/** `npm run dev` adds people on request; a build adds them to its files. */
export const peoplePlugin: Plugin = {
  name: "angadi:people",
  configureServer({ middlewares, config }) {
    middlewares.use((request, response, next) => {
      const [drawing] = /^\/art\/[\w-]+\/[\w-]+\.svg(?=\?|$)/.exec(request.url ?? "") ?? [];
      const file = path.join(config.publicDir, drawing ?? "");
      if (drawing === undefined || !existsSync(file)) return next();
      response.setHeader("content-type", "image/svg+xml");
      response.end(addPeople(readFileSync(file, "utf8")));
    });
  },
};
