/**
 * `npm run test:long`: faults, kills, floods and drills against the built process; names of files
 * after `--` choose among them, `LONG_SCALE` scales their sizes.
 */
import { buildIfChanged } from "./build.ts";
import { run } from "./command.ts";

await buildIfChanged();
const chosen = process.argv.slice(2);
process.exitCode = await run("vitest", ["run", "--config", "vitest.long.config.ts", ...chosen]);
