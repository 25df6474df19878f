import { spawn } from "node:child_process";
import path from "node:path";

/** The project's root folder. */
export const ROOT = path.resolve(import.meta.dirname, "..");

/** Runs one of the project's tools and shows its output. Returns its exit code. */
export function run(
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs a tool without showing its output. Returns the output and the exit code once it has ended. */
export function captureOutput(
  tool: string,
  args: readonly string[],
  cwd = ROOT,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const append = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", append);
    child.stderr.on("data", append);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
