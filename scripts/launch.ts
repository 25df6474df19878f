/**
 * `npm run launch`: lists what is left to do before the site may go public. Exits with 1 unless the
 * list is empty. `npm run launch -- FILE` reads the settings from a file such as
 * /etc/angadi/site.env.
 */
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { NO_PROGRESS, readSetupProgress } from "@angadi/api/desk/setup";
import type { SetupProgress, SetupTodo } from "@angadi/desk-ports/setup";
import { hasDatabase, openDatabase } from "@angadi/database/connect";
import { listExecutedMigrations } from "@angadi/database/schema/migrations";
import { readEnv } from "@angadi/server/operations/env";
import { type SetupFacts, listTodos } from "@angadi/server/operations/setup-todos";
import { CONTENT, listContentTodos } from "./launch-samples.ts";

const HEADINGS: Record<SetupTodo["group"], string> = {
  samples: "Samples. Put what is true in their place, and take `isSample: true` away with them",
  addresses: "Addresses under .example, where nobody can be reached",
  settings: "Settings (README.md has them all)",
  desk: "At the desk, under Setup",
};

/** Returns what is left to do, as text; empty if the site may go public. */
export function formatLaunchList(facts: SetupFacts): string {
  const groups = Map.groupBy(listTodos(facts), ({ group }) => group);
  return [...groups].map(([group, todos]) => formatSection(HEADINGS[group], todos)).join("");
}

function formatSection(heading: string, todos: readonly SetupTodo[]): string {
  const width = Math.max(...todos.map(({ location = "" }) => location.length));
  const lines = todos.map(({ location, text }) =>
    location === undefined ? `  ${text}\n` : `  ${location.padEnd(width)}  ${text}\n`,
  );
  return `${heading}: ${todos.length}\n${lines.join("")}\n`;
}

/** The migration that creates the tables of the setup's progress. */
const STAFF_TABLES = "0007-staff";

/** Reads the configured database, which may not exist yet; undefined if it cannot be read. */
async function readProgress(
  variables: SetupFacts["variables"],
): Promise<SetupProgress | undefined> {
  try {
    const env = readEnv(variables);
    if (!hasDatabase(env)) return NO_PROGRESS;
    const { db, close } = openDatabase(env, () => undefined);
    try {
      const isMigrated = (await listExecutedMigrations(db)).includes(STAFF_TABLES);
      return isMigrated ? await readSetupProgress(db) : NO_PROGRESS;
    } finally {
      await close();
    }
  } catch {
    // Invalid settings are listed with their reason.
    return undefined;
  }
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  const settings = file ? parseEnv(readFileSync(file, "utf8")) : {};
  const variables = { ...process.env, ...settings };
  const list = formatLaunchList({
    variables,
    content: listContentTodos(CONTENT),
    progress: await readProgress(variables),
    now: new Date(),
  });
  process.stdout.write(
    list ? `Not yet. This is left:\n\n${list}` : "Nothing is left. The site may open.\n",
  );
  process.exitCode = list ? 1 : 0;
}
