import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");

/** The built process, as it runs in production, on a free port with data of its own. */
export interface BuiltServer {
  url: string;
  dataDir: string;
  /** What was added to its environment. */
  env: Record<string, string>;
  /** Everything it printed so far. */
  output: () => string;
  process: ChildProcess;
  /** Ends it as an operator would and removes its data; gives its exit code. */
  stop: () => Promise<number | null>;
}

const started = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of started) child.kill("SIGKILL");
});

/** Starts the build that `npm test` has made. `env` adds to a minimal environment. */
export async function startBuiltServer(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-data-")),
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [path.join(ROOT, "build/server/index.js")], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      // Tests send more leads than people do; those about the limits set them.
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_EMAIL_PER_HOUR: "0",
      RATE_LIMIT_LOOKUPS_PER_MINUTE: "0",
      // Nobody answers there: no test asks a real registry.
      RDAP_SERVERS: "com=http://127.0.0.1:9 in=http://127.0.0.1:9",
      ...env,
    },
  });
  started.add(child);
  let output = "";
  let isOpen = false;
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      // Long tests print megabytes: not searched again at each line.
      const address = isOpen ? undefined : /open at (http:\/\/\S+)/.exec(output)?.[1];
      if (!address) return;
      isOpen = true;
      resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    url,
    dataDir,
    env,
    output: () => output,
    process: child,
    async stop() {
      const code = await ended(child, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Sends a signal and waits for the end; gives the exit code. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  started.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill(signal);
  return exit;
}
