import { unzlibSync } from "fflate";
import { expect, it } from "vitest";
import { PdfDocument } from "./pdf-document.ts";

/** The operators of the first page. */
async function readOperators(document: PdfDocument): Promise<string> {
  const bytes = new Uint8Array(await document.toBlob("Paths").arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  const start = text.indexOf("stream\n") + "stream\n".length;
  return new TextDecoder().decode(
    unzlibSync(bytes.slice(start, text.indexOf("\nendstream", start))),
  );
}

it("draws arcs and short commands of SVG as curves, with y upwards", async () => {
  const document = new PdfDocument(100, 100);
  document.addPage();
  document.drawPath("M0 0h10a5 5 0 0 1 5 5v5z", { x: 10, y: 0, scale: 2 }, "#ff0000");
  expect(await readOperators(document)).toBe(
    "1 0 0 rg 10 100 m 30 100 l 35.52 100 40 95.52 40 90 c 40 80 l h f",
  );
});

it("strokes a turned path with the scaled width", async () => {
  const document = new PdfDocument(100, 100);
  document.addPage();
  document.drawPath("M0 0L0-10Q5-10 5-5", { x: 50, y: 50, scale: 2, rotate: 90 }, "#000000", 1.5);
  expect(await readOperators(document)).toBe(
    "0 0 0 RG 3 w 1 J 1 j 50 50 m 70 50 l 70 43.33 66.67 40 60 40 c S",
  );
});
