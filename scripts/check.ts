/** `npm run check`: types, lint with the import rules, format, dead code, reading grade. */
import { CHECKS } from "./checks.ts";
import { run } from "./command.ts";

let failedCount = 0;
for (const { name, tool, args } of CHECKS) {
  const code = await run(tool, args);
  process.stdout.write(`${code === 0 ? "passed" : "FAILED"}: ${name}\n`);
  if (code !== 0) failedCount += 1;
}
process.exit(failedCount === 0 ? 0 : 1);
