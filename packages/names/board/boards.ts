import type { Lettering } from "./lettering.ts";

/** CSS of a board: rules for `.<lettering>`, and for the name in it, `.boardText`. */
interface Board {
  /** Average width of a character, in em. */
  emPerCharacter: number;
  css: string;
}

/** The boards' colours, from packages/ui/styles/tokens.css, for pages without that file. */
export const BOARD_COLOURS = {
  ink: "#1c1d3a",
  red: "#c03217",
  "red-dark": "#982510",
  yellow: "#f6b92b",
  "yellow-dark": "#c98f0c",
  "yellow-light": "#fdecc0",
  green: "#1a6b49",
  indigo: "#2b3a9b",
  pink: "#fbe0d9",
} as const;

/*
 * The only source of the six boards: scripts/board-styles.ts inserts it into
 * name-board.module.css, and packages/drafts/render/name-board.ts into a draft's page.
 */
export const BOARDS: Readonly<Record<Lettering, Board>> = {
  /* An enamel plate, screwed on at both ends; no screws if the letters leave no room. */
  enamel: {
    emPerCharacter: 0.5,
    css: `
.enamel{border-radius:.625rem;background:var(--red);color:#fff;font-family:var(--font-enamel);font-weight:800;text-transform:uppercase}
.enamel::before{content:"";position:absolute;inset:.4375rem;border:2px solid var(--pink);border-radius:.3125rem}
.enamel::after{content:"• •" / "";position:absolute;inset:auto .75rem calc(50% - .5em);color:var(--yellow);font:1.5rem/1 var(--font-body);text-align-last:justify}
@container (width < 12rem){.enamel::after{content:none}}`,
  },
  /* The first page of an account book. */
  ledger: {
    emPerCharacter: 0.61,
    css: `
.ledger{padding-left:15%;border-radius:.25rem;background:var(--yellow-light);color:var(--ink);font-family:var(--font-lettering-serif);font-weight:500;font-variant-caps:small-caps;letter-spacing:.02em}
.ledger::before{content:"";position:absolute;inset-block:0;left:8%;width:.375rem;border-inline:2px solid var(--red)}
.ledger .boardText{padding-block:.25em .1875em;border-block:1px solid var(--ink)}`,
  },
  /* A slate in its wooden frame. */
  chalk: {
    emPerCharacter: 0.74,
    css: `
.chalk{border:.4375rem solid var(--yellow-dark);border-radius:.375rem;background:var(--green);color:#fff;font-family:var(--font-lettering-serif);font-weight:500;text-transform:uppercase}
.chalk .boardText{text-decoration:underline wavy 1px rgb(255 255 255 / 70%);text-underline-offset:.28em;translate:0 -.1em}`,
  },
  /* A neon tube around letters as thin as tubes. */
  neon: {
    emPerCharacter: 0.66,
    css: `
.neon{background:var(--ink);border-radius:.625rem;color:var(--yellow);font-family:var(--font-neon);font-weight:200;text-transform:lowercase}
.neon::before{content:"";position:absolute;inset:.75rem;border:2px solid #f08a72;border-radius:2rem}
.neon .boardText{-webkit-text-stroke:.018em currentColor}`,
  },
  /* The tailgate of a lorry: fat letters with a painted shade, between two borders. */
  lorry: {
    emPerCharacter: 0.78,
    css: `
.lorry{border-radius:.25rem;background:var(--indigo);color:var(--yellow);font-family:var(--font-lorry);font-weight:800;text-shadow:.05em .05em 0 var(--red-dark);text-transform:uppercase}
.lorry::before,.lorry::after{content:"";position:absolute;inset:.4375rem 0 auto;height:.4375rem;border-block:2px solid var(--yellow);background:var(--red)}
.lorry::after{inset:auto 0 .4375rem}`,
  },
  /* Small letters and a square, on white. */
  studio: {
    emPerCharacter: 0.64,
    css: `
.studio{border:1.5px solid var(--ink);background:#fff;color:var(--ink);font-family:var(--font-body);font-weight:700;letter-spacing:-.045em;text-transform:lowercase}
.studio .boardText::after{content:"";display:inline-block;width:.2em;height:.2em;margin-left:.08em;background:var(--red)}`,
  },
};
