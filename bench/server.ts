/**
 * `npm run bench:server`: requests per second of the built server and of Debian's nginx, which
 * serves the same bytes with the same headers from files. Both run on the same core, the load
 * generator on the other; both write an access log to a file, and the runs alternate. Next to
 * requests per second of wall time are those per second of the server's CPU time, which other
 * programs do not affect. Needs Linux with nginx, wrk and taskset, and two cores.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildIfChanged } from "@angadi/scripts/build";
import { ROOT } from "@angadi/scripts/command";
import { findFreePort } from "@angadi/test-kit/network";
import { median } from "./median.ts";

const ROUNDS = 5;
/** Seconds per run. */
const DURATION_S = 3;
const CONNECTIONS = 32;
const SERVER_CORE = "0";
const LOAD_CORE = "1";
/** Headers that nginx sets itself. */
const NGINX_HEADERS = new Set([
  "date",
  "connection",
  "keep-alive",
  "content-length",
  "x-request-id",
]);

interface Server {
  url: string;
  pid: number;
}

interface Rate {
  /** Requests per second of wall time, and of the server's CPU time. */
  wall: number;
  cpu: number;
}

await buildIfChanged();
const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-bench-"));
// Started as root, nginx reads files as another user.
chmodSync(folder, 0o755);
const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
const startedProcesses: ChildProcess[] = [];
try {
  const ours = await startAngadi();
  const asset = /\/assets\/[^" ]+\.js/.exec(await (await fetch(ours.url)).text())?.[0];
  if (!asset) throw new Error("The home page names no script.");
  const paths = ["/", asset];
  const nginx = await startNginx(ours, paths);
  for (const target of paths) compare(target, ours, nginx);
} finally {
  for (const child of startedProcesses) child.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}

function compare(target: string, ours: Server, nginx: Server): void {
  for (const server of [ours, nginx]) measure(server, target, 1);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: measure(ours, target, DURATION_S),
    nginx: measure(nginx, target, DURATION_S),
  }));
  process.stdout.write(`${target}\n`);
  for (const clock of ["wall", "cpu"] as const) {
    const [ourMedian, nginxMedian] = (["ours", "nginx"] as const).map((serverName) =>
      median(rounds.map((round) => round[serverName][clock])),
    ) as [number, number];
    const unit = clock === "wall" ? "second" : "second of CPU time";
    process.stdout.write(
      `  requests a ${unit}: ours ${Math.round(ourMedian)}, nginx ${Math.round(nginxMedian)}, ` +
        `ratio ${(ourMedian / nginxMedian).toFixed(2)}\n`,
    );
  }
}

/** Loads a server over keep-alive connections; throws if a response is not 2xx. */
function measure({ url, pid }: Server, target: string, seconds: number): Rate {
  const cpuSecondsBefore = readCpuSeconds(pid);
  const report = execFileSync(
    "taskset",
    ["-c", LOAD_CORE, "wrk", "-t1", `-c${CONNECTIONS}`, `-d${seconds}s`].concat([
      "-H",
      "Accept-Encoding: br",
      url + target,
    ]),
    { encoding: "utf8" },
  );
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(report);
  const requests = Number(/(\d+) requests in/.exec(report)?.[1]);
  const wall = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  return { wall, cpu: requests / (readCpuSeconds(pid) - cpuSecondsBefore) };
}

/** CPU time of a process with all its threads and children, in user and kernel mode. */
function readCpuSeconds(pid: number): number {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) /);
  const [user, system] = rest.split(" ").slice(11, 13).map(Number) as [number, number];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  const own = (user + system) / ticksPerSecond;
  return children.filter(Boolean).reduce((sum, child) => sum + readCpuSeconds(Number(child)), own);
}

async function startAngadi(): Promise<Server> {
  const port = await findFreePort();
  const pid = start(
    [process.execPath, path.join(ROOT, "build/server/index.js")],
    { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: path.join(folder, "data"), DESK_PORT: "0" },
    openSync(path.join(folder, "ours.log"), "a"),
  );
  return { url: await waitUntilReady(`http://127.0.0.1:${port}`), pid };
}

/** Serves our server's responses from files, with the same compression and headers. */
async function startNginx(ours: Server, paths: string[]): Promise<Server> {
  const port = await findFreePort();
  const root = path.join(folder, "root");
  mkdirSync(root);
  const locations = await Promise.all(
    paths.map(async (target, index) => {
      const { bytes, headers } = await fetchBytes(ours.url + target);
      writeFileSync(path.join(root, `file-${index}`), bytes);
      const { "content-type": type, ...otherHeaders } = headers;
      const directives = Object.entries(otherHeaders)
        .filter(([name]) => !NGINX_HEADERS.has(name))
        .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
      return `location = ${target} { try_files /file-${index} =404; types {} default_type ${JSON.stringify(type)}; etag off; ${directives.join(" ")} add_header X-Request-Id $request_id; }`;
    }),
  );
  const config = path.join(folder, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  sendfile on; tcp_nopush on; keepalive_requests 10000000; access_log ${folder}/nginx.log;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server { listen 127.0.0.1:${port}; root ${root}; ${locations.join("\n")} }
}`,
  );
  const pid = start(["nginx", "-p", folder, "-c", config], {}, "ignore");
  return { url: await waitUntilReady(`http://127.0.0.1:${port}`), pid };
}

/** The response body as transferred: `fetch` would decompress it. */
async function fetchBytes(url: string) {
  const bytes = execFileSync("curl", ["-sS", "-H", "Accept-Encoding: br", url]);
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  return { bytes, headers: Object.fromEntries(response.headers) };
}

function start(
  [command, ...args]: string[],
  env: Record<string, string>,
  output: number | "ignore",
): number {
  const child = spawn("taskset", ["-c", SERVER_CORE, command ?? "", ...args], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...env },
    stdio: ["ignore", output, "inherit"],
  });
  startedProcesses.push(child);
  // taskset replaces itself with the program that it starts, so the pid is the server's.
  return child.pid ?? 0;
}

async function waitUntilReady(url: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return url;
    await wait(100);
  }
  throw new Error(`Nothing responds at ${url}.`);
}
