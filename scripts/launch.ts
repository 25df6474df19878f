/**
 * `npm run launch`: what is left to do before the public may see the site. Says it and ends with 1
 * while there is something. `npm run launch -- FILE` takes the settings from a file such as
 * /etc/angadi/site.env.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { ROOT } from "./command.ts";
import { type Left, exampleAddresses, samplesLeft } from "./launch-samples.ts";
import { settingsLeft } from "./launch-settings.ts";

/** What is left, as text; nothing if the site may open. */
export async function launchList(
  folder: string,
  variables: Record<string, string | undefined>,
  now: Date,
): Promise<string> {
  return [
    part(
      "Samples. Put what is true in their place, and take `sample: true` away with them",
      placed(await samplesLeft(folder)),
    ),
    part("Addresses under .example, where nobody can be reached", placed(exampleAddresses(folder))),
    part("Settings (README.md has them all)", settingsLeft(variables, now)),
  ].join("");
}

function part(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return `${title}: ${lines.length}\n${lines.map((line) => `  ${line}\n`).join("")}\n`;
}

function placed(list: readonly Left[]): string[] {
  const places = list.map(({ file, line }) => `packages/content/${file}:${line}`);
  const width = Math.max(0, ...places.map(({ length }) => length));
  return list.map(({ what }, index) => `${places[index]?.padEnd(width)}  ${what}`);
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  const settings = file ? parseEnv(readFileSync(file, "utf8")) : {};
  const list = await launchList(
    path.join(ROOT, "packages/content"),
    { ...process.env, ...settings },
    new Date(),
  );
  process.stdout.write(
    list ? `Not yet. This is left:\n\n${list}` : "Nothing is left. The site may open.\n",
  );
  process.exitCode = list ? 1 : 0;
}
