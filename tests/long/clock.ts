import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { sendRequest, retryUntil } from "./send-request.ts";

const LIBRARIES = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
);

/**
 * A clock that can be set while a server runs, using Debian's `faketime`. Start the server with
 * `env`. Timers run by true time, as they do if a system’s clock is changed.
 */
export function createFakeClock() {
  const library = LIBRARIES.find((file) => existsSync(file));
  if (!library) throw new Error("Needs Debian's package faketime.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-clock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "offset");
  writeFileSync(file, "+0\n");
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    /**
     * Sets the offset in seconds from the true time; waits until the server's responses show it.
     */
    async set(seconds: number, url: string) {
      writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
      await retryUntil(async () => {
        const { headers } = await sendRequest(`${url}/healthz`);
        const offset = (Date.parse(headers.date ?? "") - Date.now()) / 1000;
        if (Math.abs(offset - seconds) > 10) throw new Error(`The server is ${offset} s off.`);
      });
    },
  };
}
