import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { addPeople } from "./people.ts";

const ART = path.resolve(import.meta.dirname, "../apps/site/public/art");
const drawings = globSync("*/*.svg", { cwd: ART });

test.each(drawings)("%s gets each person that it shows, once", (drawing) => {
  const svg = addPeople(readFileSync(path.join(ART, drawing), "utf8"));
  const shownNames = new Set(Array.from(svg.matchAll(/<use href="#(\w+)"/g), ([, name]) => name));
  const drawnNames = Array.from(svg.matchAll(/<g id="(\w+)"/g), ([, name]) => name);
  expect(new Set(drawnNames)).toEqual(shownNames);
  expect(drawnNames).toHaveLength(shownNames.size);
});

test("About's four people appear on at least seven covers", () => {
  const covers = drawings.filter((drawing) => !drawing.startsWith("pages/"));
  const coversWithPeople = covers.filter((drawing) =>
    readFileSync(path.join(ART, drawing), "utf8").includes("<use href="),
  );
  expect(coversWithPeople.length).toBeGreaterThanOrEqual(7);
});
