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
  description: string;
}

/** Returns all content that still has to be replaced, for `npm run launch` and the desk's Setup. */
export async function listContentTodos(folder: string): Promise<SetupTodo[]> {
  return [
    ...(await listRemainingSamples(folder)).map((remaining) => toTodo("samples", remaining)),
    ...listExampleAddresses(folder).map((remaining) => toTodo("addresses", remaining)),
  ];
}

const toTodo = (
  group: SetupTodo["group"],
  { file, line, description }: RemainingSample,
): SetupTodo => ({
  step: "samples",
  group,
  text: description,
  location: `packages/content/${file}:${line}`,
});

/** Returns all values with `isSample: true` that modules of `folder` export, each once. */
export async function listRemainingSamples(folder: string): Promise<RemainingSample[]> {
  const sources = readSources(folder, /(?<!\.test)\.ts$/);
  const pathsByValue = new Map<object, Record<string, string>>();
  for (const file of sources.keys()) {
    const moduleExports: unknown = await import(pathToFileURL(path.join(folder, file)).href);
    for (const { path, value } of findSamples({ ...(moduleExports as object) })) {
      pathsByValue.set(value, { ...pathsByValue.get(value), [file]: path });
    }
  }
  return sortSamples(
    [...pathsByValue].map(([value, pathsByFile]) => locateSample(value, pathsByFile, sources)),
  );
}

/** Returns the addresses under `.example`, which cannot exist. */
export function listExampleAddresses(folder: string): RemainingSample[] {
  const addresses: RemainingSample[] = [];
  for (const [file, lines] of readSources(folder, /(?<!\.test)\.(ts|md|html|svg)$/)) {
    for (const [index, line] of lines.entries()) {
      for (const [description] of line.matchAll(/[\w@-]+(?:\.[\w-]+)*\.example\b/g)) {
        addresses.push({ file, line: index + 1, description });
      }
    }
  }
  return sortSamples(addresses);
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
 * Returns the position of a value's flag. Modules re-export values, so it is in the file that
 * contains most of the value's texts, nearest to the longest of them.
 */
function locateSample(
  value: object,
  /** The property path to the value, by the file that exports it. */
  pathsByFile: Readonly<Record<string, string>>,
  sources: ReadonlyMap<string, readonly string[]>,
): RemainingSample {
  const texts = collectTexts(value);
  const longestText = texts.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const [file = "", lines = []] =
    [...sources]
      .filter(([file]) => file in pathsByFile)
      .toSorted(([, a], [, b]) => countMatches(texts, b) - countMatches(texts, a))[0] ?? [];
  return {
    file,
    line: findNearestFlag(lines, longestText),
    description: `${getLastSegment(pathsByFile[file] ?? "")}: ${texts[0] ?? ""}`.slice(0, 70),
  };
}

function findNearestFlag(lines: readonly string[], text: string): number {
  const textLine = lines.findIndex((line) => line.includes(text));
  const flags = [...lines.keys()].filter((index) => lines[index]?.includes("isSample: true"));
  const getDistance = (index: number) => Math.abs(index - textLine);
  return (flags.toSorted((a, b) => getDistance(a) - getDistance(b))[0] ?? textLine) + 1;
}

/** Returns "testimonials" for `testimonialsCopy.testimonials.0`. */
const getLastSegment = (propertyPath: string) =>
  propertyPath.split(".").findLast((part) => !/^\d+$/.test(part)) ?? propertyPath;

const countMatches = (texts: readonly string[], lines: readonly string[]) =>
  texts.filter((text) => lines.some((line) => line.includes(`"${text}"`))).length;

/** Returns the texts in a value, without ids and the line that labels it as a sample. */
function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "id" ? [] : collectTexts(part)));
}

const sortSamples = (list: RemainingSample[]) =>
  list.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
