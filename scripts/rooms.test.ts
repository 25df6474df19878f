import { expect, it } from "vitest";
import { ROOMS, roomOf, wrongImports } from "./rooms.ts";

const rooms = Object.keys(ROOMS);
const aliases = new Map(rooms.map((room) => [`#${room}/`, `${room}/`] as const));
/** What is wrong with a file that holds these lines. */
const wrongIn = (file: string, ...lines: string[]) =>
  wrongImports({ files: new Map([[file, lines.join("\n")]]), aliases });

it.each([
  ['import { a } from "#site/a.ts";', "an alias"],
  ['import type { A } from "#site/a.ts";', "a type"],
  ['export { a } from "../site/a.ts";', "a relative path"],
  ['const a = await import("../site/a.ts?script");', "an import at run time"],
])("refuses %s in ui/: %s", (line) => {
  expect(wrongIn("ui/one.ts", line)).toHaveLength(1);
});

it("allows the rooms of the table, and the room itself", () => {
  expect(wrongIn("site/one.ts", 'import { a } from "#ui/a.ts";')).toEqual([]);
  expect(wrongIn("ui/one.ts", 'import { a } from "#ui/a.ts";')).toEqual([]);
});

it("refuses tests and scripts in what is built", () => {
  expect(wrongIn("api/one.ts", 'import { a } from "../tests/a.ts";')).toHaveLength(1);
  expect(wrongIn("api/one.ts", 'import { a } from "../scripts/a.ts";')).toHaveLength(1);
});

it("refuses a room the packages it must do without", () => {
  const [room, { without = [] } = {}] =
    Object.entries(ROOMS).find(([, { without }]) => without?.length) ?? [];
  expect(without.length).toBeGreaterThan(0);
  expect(wrongIn(`${room}/one.ts`, `import x from "${without[0]}";`)).toHaveLength(1);
});

it("the inner of two rooms counts", () => {
  expect(roomOf("site/sections/faq/faq.tsx")).toBe("site/sections");
  expect(roomOf("site/root.tsx")).toBe("site");
  expect(roomOf("README.md")).toBeUndefined();
});

it("files that import each other in a circle are named, types counted", () => {
  const files = new Map([
    ["api/a.ts", 'import { b } from "./b.ts";'],
    ["api/b.ts", 'import type { C } from "./c.ts";'],
    ["api/c.ts", 'const a = await import("./a.ts");'],
    ["api/d.ts", 'import { a } from "./a.ts";'],
  ]);
  expect(wrongImports({ files, aliases })).toEqual([
    "a circle: api/a.ts → api/b.ts → api/c.ts → api/a.ts",
  ]);
});
