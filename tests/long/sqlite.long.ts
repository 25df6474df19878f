import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { compareLeads } from "../compare-leads.ts";
import { sendRequest, retryUntil } from "./send-request.ts";
import { formatMs, createMetricLogger } from "./metrics.ts";
import { postContactForm, sendLead } from "./leads.ts";
import { probe } from "./probe.ts";
import { CACHED_PATHS, isAlive, startSite } from "./site.ts";

const FAST_PATHS = ["/healthz", ...CACHED_PATHS];

describe("if SQLite's disk", () => {
  test("is full, pages stay up, and leads are rejected with a message until there is space", async (context) => {
    const note = createMetricLogger(context);
    const dataDir = mountSmallDisk(24);
    const site = await startSite({}, dataDir);
    await Promise.all(CACHED_PATHS.map((path) => sendRequest(site.url + path)));
    const filler = path.join(path.dirname(dataDir), "filler");
    fillDisk(filler);
    const rejectedStatuses: number[] = [];
    const acceptedKeys: string[] = [];
    for (let number = 0; number < 300; number += 1) {
      const { status, body } = await sendLead(site.url, `full-${number}`);
      if (status === 201) acceptedKeys.push(`full-${number}`);
      else {
        rejectedStatuses.push(status);
        expect(JSON.parse(body)).toHaveProperty("message", expect.stringMatching(/\w/));
      }
    }
    const formResponse = await postContactForm(site.url, "Asha");
    const health = await probe(
      FAST_PATHS.map((path) => site.url + path),
      2,
    );
    note("while full", `${acceptedKeys.length} accepted, ${rejectedStatuses.length} rejected`);
    note("statuses", [...new Set(rejectedStatuses)].join(", "));
    rmSync(filler);
    const startedAt = performance.now();
    await retryUntil(async () =>
      expect((await sendLead(site.url, "space-again")).status).toBe(201),
    );
    note("accepted again after", formatMs(performance.now() - startedAt));
    const { lost } = await compareLeads([...acceptedKeys, "space-again"], {
      databaseUrl: undefined,
      dataDir,
    });

    for (const [url, { failures }] of health) expect(failures, url).toEqual([]);
    expect(rejectedStatuses.length).toBeGreaterThan(0);
    expect(rejectedStatuses.filter((status) => status < 500)).toEqual([]);
    expect(formResponse.status).toBeGreaterThanOrEqual(500);
    // The form keeps everything typed.
    expect(formResponse.body).toContain("From Asha");
    expect(lost).toEqual([]);
    // The log reports the full disk, not the failed rollback after it.
    expect(site.readOutput().includes("cannot rollback")).toBe(false);
  });

  test("has read-only files, pages stay up, and leads are rejected with a message, then accepted", async (context) => {
    const note = createMetricLogger(context);
    const site = await startSite();
    await Promise.all(CACHED_PATHS.map((path) => sendRequest(site.url + path)));
    expect((await sendLead(site.url, "before")).status).toBe(201);
    // `chattr +i` also stops processes with open files; file permissions would not stop root.
    // Not the index that SQLite maps into memory: the system would kill a process writing to it.
    const names = readdirSync(site.dataDir).filter((name) => !name.endsWith("-shm"));
    const files = names.map((name) => path.join(site.dataDir, name));
    const allowWrites = () => execFileSync("chattr", ["-i", ...files]);
    onTestFinished(() => void allowWrites());
    execFileSync("chattr", ["+i", ...files]);
    const leadResponse = await sendLead(site.url, "read-only");
    const health = await probe(
      FAST_PATHS.map((path) => site.url + path),
      2,
    );
    allowWrites();
    note("lead meanwhile", leadResponse.status);
    for (const [url, during] of health) expect(during.failures, url).toEqual([]);
    expect(leadResponse.status).toBeGreaterThanOrEqual(500);
    expect(JSON.parse(leadResponse.body)).toHaveProperty("message", expect.stringMatching(/\w/));
    expect((await sendLead(site.url, "after")).status).toBe(201);
    expect(isAlive(site)).toBe(true);
  });
});

/** Mounts a separate file system of `megabytes` in a folder; only root can. */
function mountSmallDisk(megabytes: number): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  onTestFinished(async () => {
    // It can only be unmounted after the server with files in it has exited.
    await retryUntil(async () => execFileSync("umount", [folder], { stdio: "pipe" }));
    rmSync(folder, { recursive: true, force: true });
  });
  // The data is in a subfolder, because the server's cleanup removes its folder.
  const data = path.join(folder, "data");
  mkdirSync(data);
  return data;
}

/** Writes a file until the disk is full. */
function fillDisk(file: string): void {
  for (const size of [1 << 20, 1 << 12, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}
