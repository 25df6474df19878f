/**
 * `npm run test:long`: faults, kills, floods and drills against the built server, and long browser
 * tests. File names after `--` select some of them (`browser` for the browser tests); `LONG_SCALE`
 * scales their sizes.
 */
import { buildIfChanged } from "./build.ts";
import { run } from "./command.ts";

const BROWSER = "browser";
const LONG = { LONG: "1" };

await buildIfChanged();
const requestedFiles = process.argv.slice(2);
const files = requestedFiles.filter((name) => name !== BROWSER);
const codes: number[] = [];
if (files.length > 0 || requestedFiles.length === 0)
  codes.push(await run("vitest", ["run", "--config", "vitest.long.config.ts", ...files], LONG));
if (requestedFiles.includes(BROWSER) || requestedFiles.length === 0)
  codes.push(await run("playwright", ["test"], LONG));
process.exitCode = codes.find((code) => code !== 0) ?? 0;
