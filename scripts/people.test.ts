import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { addPeople } from "./people.ts";

const ART = path.resolve(import.meta.dirname, "../apps/site/public/art");
const drawings = globSync("*/*.svg", { cwd: ART });

test.each(drawings)("%s gets each person that it shows, once", (drawing) => {
  const svg = addPeople(readFileSync(path.join(ART, drawing), "utf8"));
  const shown = new Set(Array.from(svg.matchAll(/<use href="#(\w+)"/g), ([, name]) => name));
  const drawn = Array.from(svg.matchAll(/<g id="(\w+)"/g), ([, name]) => name);
  expect(new Set(drawn)).toEqual(shown);
  expect(drawn).toHaveLength(shown.size);
});

test("About's four people stand on at least seven covers", () => {
  const covers = drawings.filter((drawing) => !drawing.startsWith("pages/"));
  const withPeople = covers.filter((drawing) =>
    readFileSync(path.join(ART, drawing), "utf8").includes("<use href="),
  );
  expect(withPeople.length).toBeGreaterThanOrEqual(7);
});
