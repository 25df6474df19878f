import { afterAll, describe, expect, it } from "vitest";
import sharp from "sharp";
import {
  SOCIAL_PICTURE_FILE,
  listPictureFiles,
  toPicturePath,
  parsePicturePath,
} from "@angadi/contract/picture";
import { ENGINES, createSeededDatabase } from "@angadi/tests/databases";
import { createHostileFiles } from "@angadi/tests/hostile-pictures";
import { InvalidPictureError, type ProcessedPicture, processPicture } from "./make-picture.ts";
import { detectPictureKind } from "./picture-kind.ts";
import { addPicture, findPicture, listPictures, findPictureFile } from "./pictures.ts";

const includesText = (file: Uint8Array, text: string) => Buffer.from(file).includes(text);
const getExtension = (name: string) => name.split(".")[1];

describe("an uploaded picture", () => {
  it("is rotated upright, loses its metadata, and is resized to the sizes that pages use", async () => {
    // The left half is red; a phone held sideways would have it on top.
    const leftHalf = await sharp({
      create: { width: 1000, height: 1800, channels: 3, background: "#d00" },
    })
      .png()
      .toBuffer();
    const bytes = await sharp({
      create: { width: 2000, height: 1800, channels: 3, background: "#00d" },
    })
      .composite([{ input: leftHalf, left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: "secret place" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const result = await processPicture(bytes);
    expect([result.width, result.height]).toEqual([1600, 1778]);
    expect(result.files.map(({ name }) => name)).toEqual(
      ["webp", "avif"]
        .flatMap((format) => ["480", "800", "1200", "1600x1778"].map((size) => `${size}.${format}`))
        .concat(SOCIAL_PICTURE_FILE),
    );
    expect(
      result.files.filter((file) => detectPictureKind(file.bytes) !== getExtension(file.name)),
    ).toEqual([]);
    expect(result.files.filter(({ bytes: file }) => includesText(file, "secret place"))).toEqual(
      [],
    );
    const small = result.files.find(({ name }) => name === "480.webp");
    const { data } = await sharp(small?.bytes).raw().toBuffer({ resolveWithObject: true });
    // At the top, in the middle.
    const [red = 0, , blue = 255] = data.subarray(3 * (480 * 5 + 240));
    expect(red).toBeGreaterThan(180);
    expect(blue).toBeLessThan(60);
  });

  it("is never enlarged", async () => {
    const bytes = await sharp({
      create: { width: 500, height: 300, channels: 4, background: "#0008" },
    })
      .png()
      .toBuffer();
    const result = await processPicture(bytes);
    const names = listPictureFiles(result, "webp").map(({ name }) => name);
    expect(names).toEqual(["480.webp", "500x300.webp"]);
  });

  it("is rejected or converted to a plain picture, whatever it pretends to be", async () => {
    const files = await createHostileFiles();
    expect(files).toHaveLength(40);
    const initial = process.memoryUsage.rss();
    let peak = initial;
    const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10);
    const outcomes = await Promise.all(
      files.map(async ({ name, bytes, expected }) => {
        const outcome = await processPicture(bytes).catch((error: unknown) => error);
        const isConverted = outcome !== null && typeof outcome === "object" && "files" in outcome;
        const isRejected = outcome instanceof InvalidPictureError;
        const storedFiles = isConverted ? (outcome as ProcessedPicture).files : [];
        const isClean = storedFiles.every(
          (file) =>
            detectPictureKind(file.bytes) === getExtension(file.name) &&
            !["script", "payload", "Copyright"].some((text) => includesText(file.bytes, text)),
        );
        const kind = isConverted && isClean ? "converted" : isRejected ? "rejected" : outcome;
        return [name, kind, expected];
      }),
    );
    clearInterval(timer);
    expect(outcomes.filter(([, outcome, expected]) => outcome !== expected)).toEqual([]);
    expect((peak - initial) / 1e6).toBeLessThan(400);
  });

  it("has a URL that contains its size", () => {
    const picture = { id: "0123456789abcdef0123456789abcdef", width: 1600, height: 900 };
    expect(parsePicturePath(toPicturePath(picture))).toEqual(picture);
    for (const path of ["/art/posts/a.svg", "/pictures/x/1600x900.webp", "https://a.test/b.png"])
      expect(parsePicturePath(path)).toBeUndefined();
  });
});

describe.each(ENGINES)("pictures on %s", async (engine) => {
  const { database, remove } = await createSeededDatabase(engine);
  afterAll(remove);

  it("are stored whole, and the same file only once", async () => {
    const { db } = database;
    const bytes = await sharp({
      create: { width: 200, height: 100, channels: 3, background: "#fff" },
    })
      .png()
      .toBuffer();
    const upload = { name: "white.png", bytes, alt: "White", uploadedBy: "asha" };
    const uploads = await Promise.all([addPicture(db, upload), addPicture(db, upload)]);
    expect(uploads.map(({ isNew }) => isNew).filter(Boolean)).toHaveLength(1);
    expect(uploads[0].picture).toEqual(uploads[1].picture);
    const { id, width, height } = uploads[0].picture;
    const readPictures = async () => (await listPictures(db, { page: 0, size: 10 })).pictures;
    expect(await readPictures()).toEqual([await findPicture(db, id)]);
    const repeated = await addPicture(db, { ...upload, alt: "Snow" });
    expect(repeated).toMatchObject({ isNew: false, picture: { id, alt: "Snow" } });
    const file = await findPictureFile(db, id, `${width}x${height}.webp`);
    expect(detectPictureKind(file ?? new Uint8Array())).toBe("webp");
    expect(await findPictureFile(db, id, "1600.webp")).toBeUndefined();
    await expect(addPicture(db, { ...upload, bytes: bytes.subarray(0, 60) })).rejects.toThrow(
      InvalidPictureError,
    );
    expect(await readPictures()).toHaveLength(1);
  });
});
