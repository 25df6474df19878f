import { strToU8, zipSync, type Zippable } from "fflate";
import { PdfDocument } from "@angadi/pdf/pdf-document";
import { listColours } from "../engine/colours.ts";
import { darken } from "../engine/mark.ts";
import type { KitDesign } from "../kit.ts";
import { drawMarkScene, drawSquareLogo, drawWideLogo } from "../pictures/logo.ts";
import { drawProfilePicture, drawVisitingCard } from "../pictures/stationery.ts";
import { drawScene } from "../scene/draw-scene.ts";
import type { Scene } from "../scene/scene.ts";
import { createTypesetter, drawSceneInPdf, outlineTexts } from "../scene/scene-pdf.ts";
import { sceneToSvg } from "../scene/scene-to-svg.ts";
import { drawSignboard } from "../signboard/draw-signboard.ts";
import { drawBrandSheet, findUnsupportedDesignCharacters } from "./brand-sheet.ts";
import { LICENCES } from "./licence.ts";

/** A fixed date, the first day ZIP supports, so that the same kit makes the same file. */
const FIXED_DATE = "1980-01-01T12:00:00";

const FAVICON_SIZES = [16, 32, 180, 512];

interface PictureSpec {
  file: string;
  scene: Scene;
  /** In pixels. */
  width: number;
}

/** The kit's pictures. */
export const listKitPictures = (design: KitDesign): PictureSpec[] => [
  { file: "logo/logo-square.png", scene: drawSquareLogo(design, "ground"), width: 1024 },
  { file: "logo/logo-wide.png", scene: drawWideLogo(design, "ground"), width: 1600 },
  { file: "logo/logo-on-dark.png", scene: drawWideLogo(darken(design), "board"), width: 1600 },
  ...FAVICON_SIZES.map((width) => ({
    file: `favicon/favicon-${width}.png`,
    scene: drawMarkScene(design, "ground", width < 100),
    width,
  })),
  { file: "signboard.png", scene: drawSignboard(design), width: 3600 },
  { file: "whatsapp-picture.png", scene: drawProfilePicture(design), width: 640 },
  { file: "visiting-card.png", scene: drawVisitingCard(design), width: 2100 },
];

/** The colours as CSS variables: "--leaf-green: #14532d;". */
export const renderColoursCss = (design: KitDesign): string =>
  `:root {\n${listColours(design.palette)
    .map(({ name, hex }) => `  --${name.toLowerCase().replaceAll(" ", "-")}: ${hex};\n`)
    .join("")}}\n`;

/** Makes the sheet and the logos that need the outlines of letters. */
export async function makeOutlinedFiles(design: KitDesign): Promise<Record<string, Uint8Array>> {
  const sheet = drawBrandSheet(design);
  const logo = drawWideLogo(design, "ground");
  const mark = drawMarkScene(design, "ground");
  const typesetter = await createTypesetter([sheet, logo]);
  const document = new PdfDocument(sheet.width, sheet.height);
  document.addPage();
  drawSceneInPdf(document, typesetter, sheet, { x: 0, y: 0, scale: 1 });
  const pdf = await document.toBlob(sheet.label).arrayBuffer();
  return {
    "brand-sheet.pdf": new Uint8Array(pdf),
    "logo/logo-wide.svg": strToU8(sceneToSvg(outlineTexts(logo, typesetter))),
    "logo/mark.svg": strToU8(sceneToSvg(outlineTexts(mark, typesetter))),
  };
}

/** Packs a kit. Rejects if a font cannot be fetched. */
export async function zipKit(design: KitDesign): Promise<Uint8Array<ArrayBuffer>> {
  const entries: Zippable = {
    "colours.css": strToU8(renderColoursCss(design)),
    "Licences.txt": strToU8(LICENCES),
  };
  for (const { file, scene, width } of listKitPictures(design)) {
    const png = await drawScene(scene, width);
    entries[file] = [new Uint8Array(await png.arrayBuffer()), { level: 0 }];
  }
  if (findUnsupportedDesignCharacters(design).length === 0)
    Object.assign(entries, await makeOutlinedFiles(design));
  return zipSync(entries, { mtime: FIXED_DATE });
}
