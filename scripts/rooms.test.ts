import { describe, expect, it } from "vitest";
import { ROOMS, crowdedRooms, roomOf, wrongImports } from "./rooms.ts";

const rooms = Object.keys(ROOMS);
const aliases = new Map(rooms.map((room) => [`#${room}/`, `${room}/`] as const));
/** What is wrong with a file that holds these lines. */
const wrongIn = (file: string, ...lines: string[]) =>
  wrongImports({ files: new Map([[file, lines.join("\n")]]), aliases });

describe.each(rooms)("%s/", (room) => {
  const others = [...rooms, "scripts", "tests"].filter((other) => other !== room);
  const allowed = ROOMS[room]?.rooms ?? [];

  it.each(others)("and an import of %s/", (other) => {
    const up = "../".repeat(room.split("/").length);
    for (const line of [
      `import { a } from "#${other}/a.ts";`,
      `import type { A } from "#${other}/a.ts";`,
      `export { a } from "${up}${other}/a.ts";`,
      `const a = await import("${up}${other}/a.ts?script");`,
    ]) {
      if (line.includes("#") && !aliases.has(`#${other}/`)) continue;
      const isWrong = !allowed.includes(other);
      expect([line, wrongIn(`${room}/one.ts`, line).length]).toEqual([line, isWrong ? 1 : 0]);
    }
  });

  it.each(ROOMS[room]?.without ?? [])("and the package %s", (name) => {
    expect(wrongIn(`${room}/one.ts`, `import x from "${name}";`)).toHaveLength(1);
  });
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

it("a room is too large past ten thousand lines, inner rooms and folders of tests by themselves", () => {
  const half = "x\n".repeat(5001);
  const crowded = (...names: string[]) =>
    crowdedRooms(new Map(names.map((name) => [name, half] as const)));
  expect(crowded("api/a.ts", "api/db/a.ts", "tests/a.ts", "tests/e2e/a.ts")).toEqual([]);
  expect(crowded("api/a.ts", "api/a.test.ts")).toEqual(["api/ has 10002 lines: more than 10000"]);
  expect(crowded("tests/e2e/a.ts", "tests/e2e/b.ts")).toHaveLength(1);
  expect(crowded("tools/loan/a.ts", "tools/loan/b.ts")).toEqual([]);
});
