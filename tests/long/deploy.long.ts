import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

const DEPLOY = path.resolve(import.meta.dirname, "../../deploy");
/** Names under which systemd reads the shipped units. */
const UNITS = {
  "angadi@.service": "angadi@3001.service",
  "angadi-backup.service": "angadi-backup.service",
  "angadi-backup.timer": "angadi-backup.timer",
};

it("ships units that systemd accepts", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-units-"));
  const files = Object.entries(UNITS).map(([name, unit]) => {
    const text = readFileSync(path.join(DEPLOY, name), "utf8");
    const file = path.join(folder, unit);
    writeFileSync(file, text.replaceAll("/opt/angadi/node/bin/node", process.execPath));
    return file;
  });
  const output = execFileSync("systemd-analyze", ["verify", "--man=no", ...files], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(output).toBe("");
  rmSync(folder, { recursive: true });
});
