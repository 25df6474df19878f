import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { createCertificate } from "../certificate.ts";
import { findFreePort } from "@angadi/test-kit/network";

const DEPLOY = path.resolve(import.meta.dirname, "../../deploy");
/** The host name in the shipped files. */
export const HOST = "www.angadi.example";

/** Debian's nginx with the shipped files; only paths and ports differ. */
export interface Proxy {
  /** The loopback ports for TLS and plain HTTP. */
  port: number;
  plainPort: number;
  /** The certificate that visitors must trust. */
  certificate: string;
  /** Purges the cached pages, as described in docs/proxies.md. */
  purge: () => void;
  /** Stops it, and returns the lines of its access log. */
  end: () => Promise<AsyncIterable<AccessLogEntry>>;
}

/** A line of the access log, as deploy/nginx.conf writes it. */
export interface AccessLogEntry {
  method: string;
  path: string;
  status: number;
  /** HIT, MISS, STALE etc.; empty if the response must not be cached. */
  kept: string;
  /** The upstream process; several, separated by commas, if the first one failed. */
  process: string;
}

/** Starts nginx in front of processes on two ports; it stops at the end of the test. */
export async function startProxy(processPorts: readonly [number, number]): Promise<Proxy> {
  const nginx = findNginx();
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-proxy-"));
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const certificate = await writeCertificate(path.join(folder, "tls"));
  mkdirSync(path.join(folder, "conf.d"));
  const replacements = {
    "listen 80": `listen 127.0.0.1:${plainPort}`,
    "listen [::]:80": `listen [::1]:${plainPort}`,
    "listen 443": `listen 127.0.0.1:${port}`,
    "listen [::]:443": `listen [::1]:${port}`,
    "/etc/nginx/tls": path.join(folder, "tls"),
    "/var/log/nginx": folder,
    "/var/cache/nginx": path.join(folder, "cache"),
    "127.0.0.1:3001": `127.0.0.1:${processPorts[0]}`,
    "127.0.0.1:3002": `127.0.0.1:${processPorts[1]}`,
  };
  mkdirSync(path.join(folder, "cache"));
  for (const name of readdirSync(DEPLOY).filter((file) => /^nginx.*\.conf$/.test(file))) {
    writeFileSync(path.join(folder, "conf.d", name), readDeployFile(name, replacements));
  }
  writeFileSync(path.join(folder, "nginx.conf"), createMainConfig(folder));
  const child = spawn(nginx, ["-c", path.join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const stop = () => {
    child.kill("SIGQUIT");
    return exited;
  };
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await waitUntilListening(child, port);
  return {
    port,
    plainPort,
    certificate,
    purge: () =>
      void execFileSync("find", [`${folder}/cache/angadi-pages`, "-type", "f", "-delete"]),
    async end() {
      await stop();
      return readLog(path.join(folder, "access.log"));
    },
  };
}

function findNginx(): string {
  const nginx = ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].find((file) => existsSync(file));
  if (!nginx) throw new Error("nginx is missing: apt-get install nginx-light, or run .ci/long.");
  return nginx;
}

/** Reads a shipped file with replacements. */
function readDeployFile(name: string, replacements: Record<string, string>): string {
  const text = readFileSync(path.join(DEPLOY, name), "utf8");
  return Object.entries(replacements).reduce(
    (result, [from, to]) => result.replaceAll(from, to),
    text,
  );
}

/** A main nginx.conf like the distribution's, which includes the shipped files. */
function createMainConfig(folder: string): string {
  const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    "daemon off;",
    process.getuid?.() === 0 ? "user root;" : "",
    "worker_processes auto;",
    `pid ${folder}/nginx.pid;`,
    "events { worker_connections 4096; }",
    `http { ${temporaryPaths.join(" ")} include ${folder}/conf.d/*.conf; }`,
  ].join("\n");
}

/** Writes a certificate and its key where nginx expects them; returns the certificate. */
async function writeCertificate(folder: string): Promise<string> {
  const { key, cert } = await createCertificate(HOST);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "privkey.pem"), key);
  writeFileSync(path.join(folder, "fullchain.pem"), cert);
  return cert;
}

async function waitUntilListening(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error("nginx did not start.");
    const response = await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
    // The response says that TLS is required.
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx did not answer in 10 s.");
}

async function* readLog(file: string): AsyncIterable<AccessLogEntry> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    yield JSON.parse(line);
  }
}
