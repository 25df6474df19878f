/**
 * `npm run bench:names`: how long the generator takes for the first screen and for a thousand names.
 * The first figure of all counts the reading of the lists, too.
 */
import { INVENTED, STYLES, type Brief } from "#names/brief.ts";
import { generateNames } from "#names/generate.ts";

const SCREEN = 24;
const MANY = 1000;
const ROUNDS = 30;
/** What the page was promised, in milliseconds. */
const LIMITS = { screen: 50, many: 500 };

function brief(seed: number): Brief {
  return {
    about: ["bakery", "GST accountant", "saree shop", "we restore old clocks"][seed % 4] ?? "",
    words: seed % 5 === 0 ? ["saffron"] : [],
    style: STYLES[seed % STYLES.length] ?? "any",
    person: seed % 3 === 0 ? "Meera Rao" : "",
    place: seed % 3 === 1 ? "Pune" : "",
    length: "any",
    invented: INVENTED[seed % INVENTED.length] ?? 2,
    seed,
  };
}

function took(count: number, seed: number): number {
  const start = performance.now();
  generateNames(brief(seed), 0, count);
  return performance.now() - start;
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`;
}

const first = took(SCREEN, 0);
const screens = Array.from({ length: ROUNDS }, (_, at) => took(SCREEN, at + 1));
const thousands = Array.from({ length: ROUNDS }, (_, at) => took(MANY, at + 1001));

process.stdout.write(
  [
    `first ${SCREEN} names, lists unread: ${first.toFixed(1)} ms (limit ${LIMITS.screen})`,
    `first ${SCREEN} names of a new brief: ${spread(screens)} (limit ${LIMITS.screen})`,
    `first ${MANY} names of a new brief: ${spread(thousands)} (limit ${LIMITS.many})`,
    "",
  ].join("\n"),
);
