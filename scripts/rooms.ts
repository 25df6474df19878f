/**
 * `node scripts/rooms.ts`, a part of `npm run check`: what each room may import, types included, that
 * no files import each other in a circle, and that no room is too large. docs/architecture.md draws
 * the same. Tests may look into any room.
 */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./command.ts";

interface Room {
  /** The other rooms it may import. */
  rooms: readonly string[];
  /** Beginnings of packages that have no place in it. */
  without?: readonly string[];
}

const SERVER_ONLY = ["hono", "@hono/", "kysely", "pg", "nodemailer", "pino"];

/** By folder; of a folder and one in it, the inner one counts. */
export const ROOMS: Readonly<Record<string, Room>> = {
  contract: { rooms: [], without: ["react", "node:", ...SERVER_ONLY] },
  content: { rooms: ["content/facts"], without: ["react", "node:", ...SERVER_ONLY] },
  // What a person checks against its source, each with the day it was opened.
  "content/facts": { rooms: [], without: ["react", "node:", ...SERVER_ONLY] },
  // Markdown alone.
  "content/guides": { rooms: [], without: ["react", "node:", ...SERVER_ONLY] },
  ui: { rooms: [], without: ["node:", ...SERVER_ONLY] },
  "tools/kit": { rooms: ["ui"], without: ["node:", ...SERVER_ONLY] },
  tools: { rooms: ["tools/kit", "ui"], without: ["node:", ...SERVER_ONLY] },
  "names/engine": { rooms: [], without: ["react", "node:", ...SERVER_ONLY] },
  // Pure but for the one component: drafts hang the same boards.
  "names/board": { rooms: [], without: ["node:", ...SERVER_ONLY] },
  names: {
    rooms: ["names/engine", "names/board", "ui", "contract"],
    without: ["node:", ...SERVER_ONLY],
  },
  previews: { rooms: ["ui"], without: ["node:", ...SERVER_ONLY] },
  // Pure: it runs in a worker, on the server and in tests alike.
  drafts: { rooms: ["previews", "names/board"], without: ["react", "node:", ...SERVER_ONLY] },
  // The form and the preview on top of it; its worker and its fonts are the browser's.
  "drafts/maker": { rooms: ["drafts", "names/board", "ui"], without: ["node:", ...SERVER_ONLY] },
  // They take their words as props.
  "site/sections": {
    rooms: ["ui", "contract", "previews", "site"],
    without: ["node:", ...SERVER_ONLY],
  },
  "site/pages": {
    rooms: [
      "site",
      "site/sections",
      "tools",
      "tools/kit",
      "names",
      "names/engine",
      "names/board",
      "drafts",
      "drafts/maker",
      "previews",
      "ui",
      "content",
      "contract",
    ],
    without: SERVER_ONLY,
  },
  site: {
    rooms: [
      "site/pages",
      "site/sections",
      "tools",
      "tools/kit",
      "names",
      "ui",
      "content",
      "contract",
    ],
    without: SERVER_ONLY,
  },
  // What runs in the staff's browsers.
  "desk/browser": {
    rooms: ["desk", "ui", "contract"],
    without: ["react", "node:", ...SERVER_ONLY],
  },
  desk: { rooms: ["ui", "content", "contract"], without: ["kysely", "pg", "nodemailer", "pino"] },
  seed: { rooms: [], without: ["react", "node:", ...SERVER_ONLY] },
  // Two engines, one schema; it knows nothing of what the rows mean.
  "api/db": { rooms: ["contract"], without: ["react", "hono", "@hono/"] },
  api: { rooms: ["api/db", "contract", "seed"], without: ["react"] },
  // What the staff may ask and change; the public calls know nothing of it.
  "api/desk": { rooms: ["api", "api/db", "contract"], without: ["react"] },
  // The staff's listener.
  "server/desk": {
    rooms: ["api", "api/db", "api/desk", "desk", "server", "site", "content", "contract"],
  },
  server: {
    rooms: ["api", "api/db", "api/desk", "server/desk", "site", "content", "contract"],
  },
};

export interface Sources {
  /** Text of each file by its path from the root. */
  files: ReadonlyMap<string, string>;
  /** Folders by the beginnings of imports: "#site/" is "site/". */
  aliases: ReadonlyMap<string, string>;
}

/** What is wrong, one line each; nothing where all imports are as they should be. */
export function wrongImports({ files, aliases }: Sources): string[] {
  const wrong: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [file, text] of files) {
    const targets: string[] = [];
    for (const name of importsIn(text)) {
      const target = targetOf(file, name, aliases);
      if (target === undefined) wrong.push(...packageProblem(file, name));
      else {
        wrong.push(...roomProblem(file, target));
        if (files.has(target)) targets.push(target);
      }
    }
    graph.set(file, targets);
  }
  return [...wrong, ...circlesIn(graph)];
}

const IMPORT = /\b(?:from|import)\s*\(?\s*"([^"]+)"/g;

const importsIn = (text: string) => [...text.matchAll(IMPORT)].map(([, name = ""]) => name);

/** A file of ours, or undefined for a package. */
function targetOf(file: string, name: string, aliases: Sources["aliases"]): string | undefined {
  const [bare = ""] = name.split("?");
  if (bare.startsWith(".")) return path.posix.join(path.posix.dirname(file), bare);
  const alias = [...aliases.keys()].find((beginning) => bare.startsWith(beginning));
  return alias && `${aliases.get(alias)}${bare.slice(alias.length)}`;
}

export const roomOf = (file: string): string | undefined =>
  Object.keys(ROOMS)
    .filter((room) => file.startsWith(`${room}/`))
    .toSorted((one, other) => other.length - one.length)[0];

function roomProblem(file: string, target: string): string[] {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (!from || from === to || target.includes("/+types/")) return [];
  if (to && ROOMS[from]?.rooms.includes(to)) return [];
  return [
    `${file} imports ${target}: ${from}/ may not import ${to ?? path.posix.dirname(target)}/`,
  ];
}

function packageProblem(file: string, name: string): string[] {
  const from = roomOf(file);
  const without = (from && ROOMS[from]?.without) || [];
  const isBarred = without.some((beginning) => name === beginning || name.startsWith(beginning));
  // What runs on the server only, or while the site is built.
  const isServers = /\.server\.tsx?$|guides-with-tools\.ts$/.test(file);
  return isBarred && !isServers ? [`${file} imports ${name}: not in ${from}/`] : [];
}

/** Each circle once, as the files in it. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, trail: readonly string[]) => {
    const at = trail.indexOf(file);
    if (at >= 0) circles.push(`a circle: ${[...trail.slice(at), file].join(" → ")}`);
    if (at >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return circles;
}

/** The texts of all rooms. */
function readTexts(): Map<string, string> {
  const files = new Map<string, string>();
  const tops = new Set(Object.keys(ROOMS).map((room) => room.split("/")[0] ?? room));
  for (const top of tops) {
    for (const entry of readdirSync(path.join(ROOT, top), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      files.set(path.relative(ROOT, file), readFileSync(file, "utf8"));
    }
  }
  return files;
}

/** What is imported, by whom: without tests, which may look into any room. */
function sourcesIn(texts: ReadonlyMap<string, string>): Sources {
  const files = new Map(
    [...texts].filter(
      ([file]) => roomOf(file) && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    ),
  );
  const { imports } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  const aliases = Object.entries<string>(imports).map(([alias, folder]): [string, string] => [
    alias.replace("*", ""),
    folder.replace(/^\.\/|\*$/g, ""),
  ]);
  return { files, aliases: new Map(aliases) };
}

if (import.meta.main) {
  const wrong = wrongImports(sourcesIn(readTexts()));
  for (const line of wrong) process.stderr.write(`${line}\n`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
