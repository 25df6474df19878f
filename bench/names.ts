/**
 * `npm run bench:names`: compares the boards of packages/names/bench/briefs.json with
 * packages/names/bench/verdicts.json: how many names are judged, with what verdict, and which are
 * not. `-- --json` prints only the unjudged.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Brief, EMPTY_BRIEF } from "@angadi/names/engine/model/brief";
import { ROOT } from "@angadi/scripts/command";
import { loadEngine } from "@angadi/scripts/names-engine";

const VERDICTS = ["board", "usable", "reject"] as const;
type Verdict = (typeof VERDICTS)[number];
/** By brief and name: the verdict of each reader. */
type VerdictsByBrief = Readonly<Record<string, Readonly<Record<string, readonly Verdict[]>>>>;

const READERS = 2;
const BOARD_SIZES = [12, 24] as const;
const BASE_BRIEF: Brief = { ...EMPTY_BRIEF, seed: 1 };

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, "packages/names/bench", file), "utf8"));

const briefs = readJson("briefs.json") as readonly (Partial<Brief> & { about: string })[];
const verdictsByBrief = readJson("verdicts.json") as VerdictsByBrief;
const { generateNames } = await loadEngine();
const boards = briefs.map((brief) => ({
  about: brief.about,
  names: generateNames({ ...BASE_BRIEF, ...brief }, 0, 24).map(({ text }) => text),
}));
const getVerdicts = (about: string, name: string): readonly Verdict[] =>
  verdictsByBrief[about]?.[name] ?? [];
const isJudged = (about: string, name: string) => getVerdicts(about, name).length >= READERS;
const unjudgedBoards = boards.map(({ about, names }) => ({
  about,
  names: names.filter((name) => !isJudged(about, name)),
}));

if (process.argv.includes("--json")) {
  const emptyVerdicts = unjudgedBoards.map(({ about, names }) => [
    about,
    Object.fromEntries(names.map((name) => [name, []])),
  ]);
  printLine(JSON.stringify(Object.fromEntries(emptyVerdicts), null, 2));
} else report();

function report(): void {
  for (const { about, names } of boards)
    printLine(
      `${about}: ${BOARD_SIZES.map((count) => `of ${count} judged ${formatBoardShare(about, names.slice(0, count))}`).join("; ")}`,
    );
  for (const count of BOARD_SIZES) {
    const allVerdicts = boards.flatMap(({ about, names }) =>
      names.slice(0, count).flatMap((name) => getVerdicts(about, name)),
    );
    printLine(`first ${count} of all boards: ${formatShares(allVerdicts) || "nothing judged yet"}`);
  }
  printLine(formatAgreement());
  for (const { about, names } of unjudgedBoards)
    if (names.length > 0) printLine(`not judged, ${about}: ${names.join(" · ")}`);
}

function formatBoardShare(about: string, names: readonly string[]): string {
  const judgedNames = names.filter((name) => isJudged(about, name));
  const shares = formatShares(judgedNames.flatMap((name) => getVerdicts(about, name)));
  return shares === "" ? "0" : `${judgedNames.length} (${shares})`;
}

function formatShares(verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return "";
  return VERDICTS.map((verdict) => {
    const share = verdicts.filter((other) => other === verdict).length / verdicts.length;
    return `${verdict} ${Math.round(share * 100)} %`;
  }).join(", ");
}

/** How often two readers agree, and how much more often than by chance (Cohen's kappa). */
function formatAgreement(): string {
  const pairs = boards
    .flatMap(({ about, names }) => names.map((name) => getVerdicts(about, name)))
    .filter((verdicts) => verdicts.length >= READERS);
  if (pairs.length === 0) return "agreement of the readers: none yet";
  const share = (test: (pair: readonly Verdict[]) => boolean) =>
    pairs.filter((pair) => test(pair)).length / pairs.length;
  const agreementShare = share(([first, second]) => first === second);
  const chanceShare = VERDICTS.reduce(
    (sum, verdict) =>
      sum + share(([first]) => first === verdict) * share(([, second]) => second === verdict),
    0,
  );
  const kappa = chanceShare === 1 ? 1 : (agreementShare - chanceShare) / (1 - chanceShare);
  const percent = Math.round(agreementShare * 100);
  return `agreement of the readers: ${percent} %, kappa ${kappa.toFixed(2)}`;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
