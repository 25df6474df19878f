/** `npm run names:table`: writes the first names of ten briefs into docs/names.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { type Brief, EMPTY_BRIEF } from "#names/engine/brief.ts";
import { loadEngine } from "./names-engine.ts";

const PAGE = "docs/names.md";
const START = "<!-- names-table -->";
const END = "<!-- /names-table -->";
const SHOWN = 12;

const { generateNames } = await loadEngine();
const plain: Brief = { ...EMPTY_BRIEF, seed: 1 };

const briefs: readonly Partial<Brief>[] = [
  { about: "I bake eggless cakes at home in Pune" },
  { about: "GST accountant", style: "classic", invented: 1 },
  { about: "Saree shop", style: "indian" },
  { about: "Physiotherapy clinic", style: "modern" },
  { about: "Tailor & boutique", style: "founder", person: "Meera Rao" },
  { about: "Restaurant", style: "place", place: "Jubilee Hills" },
  { about: "Yoga studio", invented: 4 },
  { about: "Hardware & paint shop", style: "classic", invented: 0 },
  { about: "Tea stall", style: "playful", words: ["rain", "kettle"] },
  { about: "Software company", length: "short", invented: 3 },
];

function describe(brief: Partial<Brief>): string {
  const { about, words, ...wishes } = brief;
  const extra = Object.entries(wishes).map(([wish, value]) => `${wish} ${value}`);
  if (words !== undefined) extra.push(`words ${words.join(", ")}`);
  return extra.length > 0 ? `${about} (${extra.join("; ")})` : `${about}`;
}

const rows = briefs.map((brief) => {
  const names = generateNames({ ...plain, ...brief }, 0, SHOWN).map(({ text }) => text);
  return `- **${describe(brief)}**: ${names.join(" · ")}`;
});

const page = readFileSync(PAGE, "utf8");
const [before = "", rest = ""] = page.split(START);
const [, after = ""] = rest.split(END);
writeFileSync(PAGE, `${before}${START}\n\n${rows.join("\n")}\n\n${END}${after}`);
