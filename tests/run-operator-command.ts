import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { BUILD, COMPILE_CACHE_DIR } from "@angadi/test-kit/built-server";

/**
 * Runs a built operator's command, such as `leads`, in a process of its own. `env` adds to a minimal
 * environment. Returns its output; rejects with its exit code and output if it fails.
 */
export const runOperatorCommand = (name: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [path.join(BUILD, "server", `${name}.js`), ...args], {
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: COMPILE_CACHE_DIR, ...env },
  });
