import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { BackupError } from "./backup-summary.ts";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
/** Connection parameters that mean the same to PostgreSQL’s programs and `pg`. */
const CONNECTION_PARAMETERS = new Set([
  "host",
  "port",
  "sslmode",
  "sslrootcert",
  "sslcert",
  "sslkey",
]);

/**
 * Runs one of PostgreSQL's programs, with a database if `url` is set. Passes each chunk of its
 * output to `onOutput`; rejects with `BackupError` if the program is missing or fails.
 */
export async function runTool(
  name: "pg_dump" | "pg_restore",
  toolArguments: readonly string[],
  { url, onOutput }: { url?: string; onOutput?: (chunk: string) => void } = {},
): Promise<void> {
  const connection = url === undefined ? { args: [], env: {} } : parseConnection(url);
  const child = spawn(findTool(name), [...connection.args, ...toolArguments], {
    stdio: ["ignore", onOutput ? "pipe" : "ignore", "pipe"],
    env: { ...process.env, ...connection.env },
  });
  let stderr = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
  child.stdout?.setEncoding("utf8").on("data", onOutput ?? (() => undefined));
  const [code] = await once(child, "close");
  if (code === 0) return;
  const [firstLine] = stderr.trim().split("\n");
  throw new BackupError(firstLine || `${name} ended with ${code}.`);
}

/** The password is passed in the environment, since all users can read command lines. */
function parseConnection(connectionString: string) {
  const url = new URL(connectionString);
  const password = decodeURIComponent(url.password);
  url.password = "";
  const parameters = [...url.searchParams].filter(([name]) => CONNECTION_PARAMETERS.has(name));
  url.search = new URLSearchParams(parameters).toString();
  return {
    args: [`--dbname=${url.href}`],
    env: password ? { PGPASSWORD: password } : {},
  };
}

/** Finds a program in `PG_BIN`, on the `PATH`, or in Debian's folders, newest version first. */
function findTool(name: string): string {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = [
    process.env["PG_BIN"] ?? "",
    ...(process.env["PATH"] ?? "").split(path.delimiter),
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => path.join(DEBIAN_FOLDER, version, "bin")),
  ];
  const folder = folders.find((candidate) => candidate && existsSync(path.join(candidate, name)));
  if (folder) return path.join(folder, name);
  throw new BackupError(
    `${name} is missing: install PostgreSQL's programs, or set PG_BIN to their folder.`,
  );
}
