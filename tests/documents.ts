import { readFile } from "node:fs/promises";
import path from "node:path";
import { inflateRawSync } from "node:zlib";
import { convertFiles } from "./soffice.ts";

/** The paragraphs in the XML of a Word file. */
export function extractDocxText(file: Uint8Array): string {
  const xml = unzip(file).get("word/document.xml") ?? "";
  const text = xml.replaceAll("</w:p>", "\n").replaceAll(/<[^>]*>/g, "");
  const NAMED_ENTITIES: Record<string, string> = {
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    amp: "&",
  };
  return text.replaceAll(/&(\w+);/g, (entity, name: string) => NAMED_ENTITIES[name] ?? entity);
}

/** Converts Word files to text by name with LibreOffice. */
export const convertDocxToText = (
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, string>> =>
  convertFiles(files, "docx", "txt:Text (encoded):UTF8", async (folder) => {
    const texts = new Map<string, string>();
    for (const name of files.keys())
      texts.set(name, await readFile(path.join(folder, `${name}.txt`), "utf8"));
    return texts;
  });

/** The files in a zip archive, as text by path. */
export function unzip(zip: Uint8Array): ReadonlyMap<string, string> {
  const bytes = Buffer.from(zip);
  const files = new Map<string, string>();
  const endRecord = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  let entry = bytes.readUInt32LE(endRecord + 16);
  for (let count = bytes.readUInt16LE(endRecord + 10); count > 0; count--) {
    const size = bytes.readUInt32LE(entry + 20);
    const nameLength = bytes.readUInt16LE(entry + 28);
    const variableLength = bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
    const localHeader = bytes.readUInt32LE(entry + 42);
    const name = bytes.toString("utf8", entry + 46, entry + 46 + nameLength);
    const content =
      localHeader +
      30 +
      bytes.readUInt16LE(localHeader + 26) +
      bytes.readUInt16LE(localHeader + 28);
    const compressed = bytes.subarray(content, content + size);
    const isCompressed = bytes.readUInt16LE(entry + 10) === 8;
    files.set(name, (isCompressed ? inflateRawSync(compressed) : compressed).toString("utf8"));
    entry += 46 + nameLength + variableLength;
  }
  return files;
}
