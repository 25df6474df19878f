/** Draws the preview pictures of shared links, and the app icons: SVG rendered to PNG at build. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { pages } from "@angadi/content/pages/pages";
import { site } from "@angadi/content/site";
import { addPeople } from "./people.ts";

const WIDTH = 1200;
const HEIGHT = 630;
/** The icons of the manifest, and the one that iOS requests at its own path; in pixels. */
const ICONS = [
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["apple-touch-icon.png", 180],
] as const;
/** Maximum characters per line of the heading, and lines per picture. */
const MAX_LINE_LENGTH = 22;
const MAX_LINES = 4;

/** Writes `social/<page>.png` for every page, the covers and the icons into `folder`. */
export async function drawPictures(folder: string): Promise<void> {
  const font = await loadHeadingFont();
  mkdirSync(path.join(folder, "social"), { recursive: true });
  for (const [pagePath, { title }] of Object.entries(pages)) {
    const name = pagePath.slice(1) || "home";
    writeFileSync(path.join(folder, "social", `${name}.png`), renderPng(drawPicture(title), font));
  }
  // Social networks do not show SVG: each cover also gets a PNG, with the people it shows.
  for (const cover of globSync("art/*/*.svg", { cwd: folder })) {
    const file = path.join(folder, cover);
    const svg = addPeople(readFileSync(file, "utf8"));
    writeFileSync(file, svg);
    writeFileSync(file.replace(/\.svg$/, ".png"), renderPng(svg, font));
  }
  for (const [name, size] of ICONS) {
    writeFileSync(path.join(folder, name), renderPng(drawIcon(size), font));
  }
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="48" viewBox="0 -1 34 34">${SHOP_PATHS}</svg>`;
  writeFileSync(path.join(folder, "favicon.ico"), toIco(renderPng(logo, font), 48));
}

/** An ICO file of one PNG: a directory with one entry, then the picture. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function renderPng(svg: string, font: string): Buffer {
  const options = { font: { fontFiles: [font], loadSystemFonts: false } };
  return new Resvg(svg, options).render().asPng();
}

/** The heading font as an uncompressed font of one weight: the renderer cannot read woff2. */
async function loadHeadingFont(): Promise<string> {
  const source = createRequire(import.meta.url).resolve(
    "@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2",
  );
  const letters = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => index + 32));
  const font = await subsetFont(readFileSync(source), `${letters}’–`, {
    targetFormat: "sfnt",
    variationAxes: { wght: 800 },
  });
  const file = path.join(os.tmpdir(), `angadi-heading-${process.pid}.ttf`);
  writeFileSync(file, font);
  return file;
}

const SHOP_PATHS = `<path d="M4 3h26l3 9a5 5 0 0 1-10 .2 6 6 0 0 1-12 0A5 5 0 0 1 1 12z" fill="#c03217"/>
<path d="M11.6 3h10.8l.6 9.2a6 6 0 0 1-12 0z" fill="#f6b92b"/>
<path d="M5 19v10h24V19" fill="none" stroke="#1c1d3a" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`;

function drawIcon(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-13 -14 60 60">
<path d="M-13-14h60v60h-60z" fill="#fffaf1"/>${SHOP_PATHS}</svg>`;
}

function drawPicture(title: string): string {
  const lines = wrapLines(title);
  const size = lines.length > 2 ? 92 : 108;
  const top = 378 - ((lines.length - 1) * size) / 2;
  const text = lines
    .map((line, index) => `<text x="80" y="${top + index * size}">${escapeXml(line)}</text>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="#fffaf1"/>
${drawScallops()}
<g font-family="Anek Latin" font-weight="800" font-size="${size}" letter-spacing="-2.6" fill="#1c1d3a">${text}</g>
<g transform="translate(80 518) scale(1.7)">${SHOP_PATHS}</g>
<text x="150" y="560" font-family="Anek Latin" font-weight="800" font-size="52" letter-spacing="-1" fill="#1c1d3a">${site.name.toLowerCase()}</text>
</svg>`;
}

/** The awning at the top of every picture. */
function drawScallops(): string {
  const step = 80;
  return Array.from({ length: WIDTH / step }, (_, index) => {
    const fill = index % 2 === 0 ? "#c03217" : "#ffffff";
    const x = index * step;
    return `<path d="M${x} 0h${step}v74a${step / 2} ${step / 2} 0 0 1-${step} 0z" fill="${fill}"/>`;
  }).join("");
}

function wrapLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const lastLine = lines.at(-1);
    if (lastLine !== undefined && lastLine.length + word.length < MAX_LINE_LENGTH)
      lines.splice(-1, 1, `${lastLine} ${word}`);
    else lines.push(word);
  }
  return lines.slice(0, MAX_LINES);
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
