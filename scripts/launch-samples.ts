import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { SetupTodo } from "@angadi/contract/desk/setup";
import { samplesIn } from "@angadi/ui/sample-line/samples-in";
import { ROOT } from "./command.ts";

/** The content folder. */
export const CONTENT: string = path.join(ROOT, "packages/content");

/** Content in `packages/content/` that still has to be replaced. */
export interface Left {
  file: string;
  line: number;
  what: string;
}

/** All content that still has to be replaced, for `npm run launch` and the desk's Setup page. */
export async function contentTodos(folder: string): Promise<SetupTodo[]> {
  return [
    ...(await samplesLeft(folder)).map((todo) => toTodo("samples", todo)),
    ...exampleAddresses(folder).map((todo) => toTodo("addresses", todo)),
  ];
}

const toTodo = (group: SetupTodo["group"], { file, line, what }: Left): SetupTodo => ({
  step: "samples",
  group,
  text: what,
  place: `packages/content/${file}:${line}`,
});

/** All values with `sample: true` exported by modules of `folder`, each once with its position. */
export async function samplesLeft(folder: string): Promise<Left[]> {
  const sources = read(folder, /(?<!\.test)\.ts$/);
  const places = new Map<object, Record<string, string>>();
  for (const file of sources.keys()) {
    const exported: unknown = await import(pathToFileURL(path.join(folder, file)).href);
    for (const { path, value } of samplesIn({ ...(exported as object) })) {
      places.set(value, { ...places.get(value), [file]: path });
    }
  }
  return inOrder([...places].map(([value, by]) => written(value, by, sources)));
}

/** Addresses under `.example`, which cannot exist. */
export function exampleAddresses(folder: string): Left[] {
  const found: Left[] = [];
  for (const [file, lines] of read(folder, /(?<!\.test)\.(ts|md|html|svg)$/)) {
    for (const [index, line] of lines.entries()) {
      for (const [what] of line.matchAll(/[\w@-]+(?:\.[\w-]+)*\.example\b/g)) {
        found.push({ file, line: index + 1, what });
      }
    }
  }
  return inOrder(found);
}

function read(folder: string, names: RegExp): Map<string, string[]> {
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
function written(
  value: object,
  /** The property path to it by file that exports it. */
  places: Readonly<Record<string, string>>,
  sources: ReadonlyMap<string, readonly string[]>,
): Left {
  const texts = collectTexts(value);
  const longest = texts.toSorted((one, other) => other.length - one.length)[0] ?? "";
  const [file = "", lines = []] =
    [...sources]
      .filter(([file]) => file in places)
      .toSorted(([, one], [, other]) => held(texts, other) - held(texts, one))[0] ?? [];
  return {
    file,
    line: nearestFlag(lines, longest),
    what: `${lastName(places[file] ?? "")}: ${texts[0] ?? ""}`.slice(0, 70),
  };
}

function nearestFlag(lines: readonly string[], text: string): number {
  const at = lines.findIndex((line) => line.includes(text));
  const flags = [...lines.keys()].filter((index) => lines[index]?.includes("sample: true"));
  const distance = (index: number) => Math.abs(index - at);
  return (flags.toSorted((one, other) => distance(one) - distance(other))[0] ?? at) + 1;
}

/** "testimonials" of `testimonialsWords.testimonials.0`. */
const lastName = (place: string) =>
  place.split(".").findLast((part) => !/^\d+$/.test(part)) ?? place;

const held = (texts: readonly string[], lines: readonly string[]) =>
  texts.filter((text) => lines.some((line) => line.includes(`"${text}"`))).length;

/** The texts in a value, without ids and the line that labels it as a sample. */
function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "id" || key === "sampleLine" ? [] : collectTexts(part),
  );
}

const inOrder = (list: Left[]) =>
  list.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
