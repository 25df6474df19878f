import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { COMPILE_CACHE_DIR } from "@angadi/test-kit/built-server";

const ROOT = path.resolve(import.meta.dirname, "..");

/**
 * Runs a script of `scripts/` in a process of its own. `env` adds to a minimal environment. Returns
 * its output; rejects with its exit code and output if it fails.
 */
export const runScript = (name: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: COMPILE_CACHE_DIR, ...env },
  });
