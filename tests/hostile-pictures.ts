import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Uploads that are not pictures, contain more than a picture, or are too large. */
export interface HostileFile {
  name: string;
  bytes: Uint8Array;
  /** Whether it must be rejected, or converted to a clean picture. */
  expected: "rejected" | "converted";
}

const encodeText = (content: string) => new TextEncoder().encode(content);

function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** A chunk of a PNG file. */
function createChunk(type: string, data: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = concatBytes(encodeText(type), data);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return concatBytes(length, body, sum);
}

const PNG_SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG whose header declares this size, even if its data is shorter. */
function encodePng(
  width: number,
  height: number,
  extra: Uint8Array = new Uint8Array(),
): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = 0;
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 200_000)), { level: 9 });
  return concatBytes(
    PNG_SIGNATURE,
    createChunk("IHDR", head),
    extra,
    createChunk("IDAT", rows),
    createChunk("IEND", Buffer.alloc(0)),
  );
}

/** A JPEG's size is in its frame header. */
function setJpegSize(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const changed = Buffer.from(jpeg);
  const frame = changed.findIndex(
    (byte, index) => byte === 0xff && [0xc0, 0xc2].includes(changed[index + 1] ?? 0),
  );
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return new Uint8Array(changed);
}

/** A lossy WebP's size follows the start code of its first frame. */
function setWebpSize(webp: Uint8Array, width: number, height: number): Uint8Array {
  const changed = Buffer.from(webp);
  const frame = changed.indexOf(Uint8Array.of(0x9d, 0x01, 0x2a));
  changed.writeUInt16LE(width, frame + 3);
  changed.writeUInt16LE(height, frame + 5);
  return new Uint8Array(changed);
}

/** An AVIF's size is in its `ispe` box. */
function setAvifSize(avif: Uint8Array, width: number, height: number): Uint8Array {
  const changed = Buffer.from(avif);
  const box = changed.indexOf("ispe");
  changed.writeUInt32BE(width, box + 8);
  changed.writeUInt32BE(height, box + 12);
  return new Uint8Array(changed);
}

const SCRIPT = "<script>alert(1)</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${SCRIPT}<image href="file:///etc/passwd"/></svg>`;

const createNoisyImage = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#c84",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  });
const createFlatImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c84" } });

/** Creates the hostile files. */
export async function createHostileFiles(): Promise<HostileFile[]> {
  const jpeg = await createNoisyImage(320, 240).jpeg().toBuffer();
  const png = await createNoisyImage(320, 240).png().toBuffer();
  const webp = await createNoisyImage(320, 240).webp().toBuffer();
  const avif = await createNoisyImage(320, 240).avif({ effort: 0 }).toBuffer();
  const geotaggedJpeg = await createNoisyImage(320, 240)
    .withExif({ IFD0: { Copyright: SCRIPT, Orientation: "6" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  const rejectedFiles: [string, Uint8Array][] = [
    ["empty.jpg", new Uint8Array()],
    ["one-byte.png", Uint8Array.of(0x89)],
    ["page.jpg", encodeText(`<!doctype html>${SCRIPT}`)],
    ["drawing.svg", encodeText(SVG)],
    ["drawing.png", encodeText(SVG)],
    ["drawing-with-head.svg", encodeText(`<?xml version="1.0"?>${SVG}`)],
    ["document.pdf", encodeText("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>")],
    ["archive.webp", encodeText("PK\u0003\u0004 and so on")],
    ["program.jpg", Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
    ["script.php.jpg", encodeText("<?php system($_GET['c']); ?>")],
    ["animation.gif", await createFlatImage(300, 300).gif().toBuffer()],
    ["animation.jpg", await createFlatImage(300, 300).gif().toBuffer()],
    ["scan.tiff", await createFlatImage(300, 300).tiff().toBuffer()],
    ["magick.mvg", encodeText("push graphic-context\nimage over 0,0 0,0 'https://x.test/'")],
    ["only-the-start.jpg", jpeg.subarray(0, 3)],
    ["only-the-start.png", PNG_SIGNATURE],
    ["only-the-start.webp", webp.subarray(0, 16)],
    ["cut.jpg", jpeg.subarray(0, jpeg.length >> 1)],
    ["cut.png", png.subarray(0, png.length >> 1)],
    ["cut.webp", webp.subarray(0, webp.length >> 1)],
    ["cut.avif", avif.subarray(0, avif.length >> 1)],
    ["thin.png", encodePng(1, 100_000)],
    ["flat.png", encodePng(100_000, 1)],
    ["tiny.png", encodePng(1, 1)],
    ["nothing.png", encodePng(0, 300)],
    ["bomb.png", encodePng(30_000, 30_000)],
    ["larger-bomb.png", encodePng(2_147_483_647, 2_147_483_647)],
    ["long.png", encodePng(100, 60_000)],
    ["bomb.jpg", setJpegSize(jpeg, 65_500, 65_500)],
    ["larger-than-it-is.jpg", setJpegSize(jpeg, 9000, 9000)],
    ["bomb.webp", setWebpSize(webp, 16_383, 16_383)],
    ["bomb.avif", setAvifSize(avif, 5000, 5000)],
    ["phone.heic", encodeText("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000heicmif1")],
    [
      "phone.avif",
      encodeText("\u0000\u0000\u0000\u001cftypavif\u0000\u0000\u0000\u0000avifmif1miaf junk"),
    ],
    ["brand-of-any-length.avif", encodeText("\u00ff\u00ff\u00ff\u00ffftypavif")],
  ];
  const padding = deflateSync(Buffer.alloc(30_000_000));
  const convertedFiles: [string, Uint8Array][] = [
    ["with-a-page-behind.jpg", concatBytes(jpeg, encodeText(`\n<html>${SCRIPT}</html>`))],
    ["with-an-archive-behind.png", concatBytes(png, encodeText("PK\u0003\u0004payload.exe"))],
    ["with-a-location.jpg", geotaggedJpeg],
    ["page.html", png],
    [
      "with-long-words.png",
      concatBytes(
        png.subarray(0, 33),
        createChunk("zTXt", concatBytes(encodeText("Comment\0\0"), padding)),
        createChunk("tEXt", encodeText(`Comment\0${SCRIPT}`)),
        png.subarray(33),
      ),
    ],
  ];
  return [
    ...rejectedFiles.map(([name, bytes]) => ({ name, bytes, expected: "rejected" as const })),
    ...convertedFiles.map(([name, bytes]) => ({ name, bytes, expected: "converted" as const })),
  ];
}
