import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import type { SetupTodo } from "@angadi/desk-ports/setup";
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
export function listContentTodos(folder: string): SetupTodo[] {
  return [
    ...listRemainingSamples(folder).map((remaining) => toTodo("samples", remaining)),
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

/** Returns the object literals with `isSample: true` in the modules of `folder`. */
export function listRemainingSamples(folder: string): RemainingSample[] {
  const modules = readSources(folder, /(?<!\.test)\.ts$/);
  return sortSamples(modules.flatMap(([file, source]) => findSampleLiterals(file, source)));
}

function findSampleLiterals(file: string, source: string): RemainingSample[] {
  const samples: RemainingSample[] = [];
  /** Names of the variable and the properties that enclose the node. */
  const names: string[] = [];
  const enter = (name: ESTree.Node) => void names.push(name.type === "Identifier" ? name.name : "");
  const leave = () => void names.pop();
  new Visitor({
    VariableDeclarator: ({ id }) => enter(id),
    "VariableDeclarator:exit": leave,
    Property: ({ key }) => enter(key),
    "Property:exit": leave,
    ObjectExpression(node) {
      const properties = listLiteralProperties(node);
      const flag = properties.find(({ name, value }) => name === "isSample" && value === true);
      if (!flag) return;
      const text = properties.find(({ name, value }) => name !== "id" && typeof value === "string");
      const line = source.slice(0, flag.start).split("\n").length;
      const description = [names.at(-1), text?.value].filter(Boolean).join(": ").slice(0, 70);
      samples.push({ file, line, description });
    },
  }).visit(parseSync(file, source).program);
  return samples;
}

const listLiteralProperties = ({ properties }: ESTree.ObjectExpression) =>
  properties.flatMap((node) =>
    node.type === "Property" && node.key.type === "Identifier" && node.value.type === "Literal"
      ? [{ name: node.key.name, value: node.value.value, start: node.start }]
      : [],
  );

/** Returns the addresses under `.example`, which cannot exist. */
export function listExampleAddresses(folder: string): RemainingSample[] {
  const addresses: RemainingSample[] = [];
  for (const [file, source] of readSources(folder, /(?<!\.test)\.(ts|md|html|svg)$/)) {
    for (const [index, line] of source.split("\n").entries()) {
      for (const [description] of line.matchAll(/[\w@-]+(?:\.[\w-]+)*\.example\b/g)) {
        addresses.push({ file, line: index + 1, description });
      }
    }
  }
  return sortSamples(addresses);
}

function readSources(folder: string, names: RegExp): [file: string, source: string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => names.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), "utf8")]);
}

const sortSamples = (list: RemainingSample[]) =>
  list.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
