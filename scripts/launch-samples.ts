import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { SetupTodo } from "@angadi/desk-ports/setup";
import { findSamples } from "@angadi/site/sections/sample-label/find-samples";
import { ROOT } from "./command.ts";

/** The content folder. */
export const CONTENT: string = path.join(ROOT, "packages/content");

/** Content in `packages/content/` that still has to be replaced. */
export interface RemainingSample {
  file: string;
  line: number;
  what: string;
}

/** All content that still has to be replaced, for `npm run launch` and the desk's Setup page. */
export async function listContentTodos(folder: string): Promise<SetupTodo[]> {
  return [
    ...(await listRemainingSamples(folder)).map((remaining) => toTodo("samples", remaining)),
    ...listExampleAddresses(folder).map((remaining) => toTodo("addresses", remaining)),
  ];
}

const toTodo = (group: SetupTodo["group"], { file, line, what }: RemainingSample): SetupTodo => ({
  step: "samples",
  group,
  text: what,
  location: `packages/content/${file}:${line}`,
});

/** All values with `sample: true` exported by modules of `folder`, each once with its position. */
export async function listRemainingSamples(folder: string): Promise<RemainingSample[]> {
  const sources = readSources(folder, /(?<!\.test)\.ts$/);
  const pathsByFile = new Map<object, Record<string, string>>();
  for (const file of sources.keys()) {
    const exported: unknown = await import(pathToFileURL(path.join(folder, file)).href);
    for (const { path, value } of findSamples({ ...(exported as object) })) {
      pathsByFile.set(value, { ...pathsByFile.get(value), [file]: path });
    }
  }
  return sortSamples([...pathsByFile].map(([value, by]) => locateSample(value, by, sources)));
}

/** Addresses under `.example`, which cannot exist. */
export function listExampleAddresses(folder: string): RemainingSample[] {
  const found: RemainingSample[] = [];
  for (const [file, lines] of readSources(folder, /(?<!\.test)\.(ts|md|html|svg)$/)) {
    for (const [index, line] of lines.entries()) {
      for (const [what] of line.matchAll(/[\w@-]+(?:\.[\w-]+)*\.example\b/g)) {
        found.push({ file, line: index + 1, what });
      }
    }
  }
  return sortSamples(found);
}

function readSources(folder: string, names: RegExp): Map<string, string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((file) => names.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), "utf8").split("\n")]),
  );
}

/**
 * The position of a value's flag. Modules re-export values, so it is in the file that contains most
 * of the value's texts, nearest to the longest of them.
 */
function locateSample(
  value: object,
  /** The property path to it by file that exports it. */
  pathsByFile: Readonly<Record<string, string>>,
  sources: ReadonlyMap<string, readonly string[]>,
): RemainingSample {
  const texts = collectTexts(value);
  const longest = texts.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const [file = "", lines = []] =
    [...sources]
      .filter(([file]) => file in pathsByFile)
      .toSorted(([, a], [, b]) => countMatches(texts, b) - countMatches(texts, a))[0] ?? [];
  return {
    file,
    line: findNearestFlag(lines, longest),
    what: `${getLastSegment(pathsByFile[file] ?? "")}: ${texts[0] ?? ""}`.slice(0, 70),
  };
}

function findNearestFlag(lines: readonly string[], text: string): number {
  const textLine = lines.findIndex((line) => line.includes(text));
  const flags = [...lines.keys()].filter((index) => lines[index]?.includes("sample: true"));
  const distance = (index: number) => Math.abs(index - textLine);
  return (flags.toSorted((a, b) => distance(a) - distance(b))[0] ?? textLine) + 1;
}

/** "testimonials" of `testimonialsWords.testimonials.0`. */
const getLastSegment = (place: string) =>
  place.split(".").findLast((part) => !/^\d+$/.test(part)) ?? place;

const countMatches = (texts: readonly string[], lines: readonly string[]) =>
  texts.filter((text) => lines.some((line) => line.includes(`"${text}"`))).length;

/** The texts in a value, without ids and the line that labels it as a sample. */
function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "id" ? [] : collectTexts(part)));
}

const sortSamples = (list: RemainingSample[]) =>
  list.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
