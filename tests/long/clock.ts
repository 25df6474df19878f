import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { sendRequest, eventually } from "./send-request.ts";

const LIBRARIES = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
);

/**
 * A clock for a server that can be moved while it serves, by Debian's `faketime`. `env` starts the
 * server with it. The wall clock alone moves, as when somebody sets it; with `passes` time itself
 * goes forward, for timers too.
 */
export function movableClock({ passes = false } = {}) {
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
      FAKETIME_DONT_FAKE_MONOTONIC: passes ? "0" : "1",
    },
    /** Sets it so many seconds off the true time; waits until a server's own answers say so. */
    async set(seconds: number, url: string) {
      writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
      await eventually(async () => {
        const { headers } = await sendRequest(`${url}/healthz`);
        const off = (Date.parse(headers.date ?? "") - Date.now()) / 1000;
        if (Math.abs(off - seconds) > 10) throw new Error(`The server is ${off} s off.`);
      });
    },
  };
}
