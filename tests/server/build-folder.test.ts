import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { BUILD, startBuiltServer } from "@angadi/test-kit/built-server";
import { expect } from "vitest";
import { test } from "./test.ts";

/** Maximum bytes of the build, which is all that a machine needs besides Node. */
const MAX_BUILD_BYTES = 50_000_000;
/** Maximum bytes of the name generator’s worker, compressed. */
const MAX_WORKER_BYTES = 100 * 1024;

test("runs on Node alone, from any folder, with the operators' commands", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-shipped-"));
  const build = path.join(folder, "build");
  cpSync(BUILD, build, { recursive: true });
  const server = await startBuiltServer({}, path.join(folder, "data"), build);
  const get = (address: string) => fetch(server.url + address);

  for (const address of ["/", "/pricing", "/blog", "/sitemap.xml", "/api/openapi.json"]) {
    expect((await get(address)).status, address).toBe(200);
  }
  const asset = /\/assets\/[^"]+\.css/.exec(await (await get("/")).text())?.[0] ?? "";
  expect((await get(asset)).status).toBe(200);
  const response = await fetch(`${server.url}/contact`, {
    method: "POST",
    body: new URLSearchParams({
      name: "Asha",
      email: "asha@shop.test",
      mobileNo: "1",
      message: "From the folder",
    }),
  });
  expect(response.status).toBe(201);

  const runCommand = (name: string, ...args: string[]) =>
    execFileSync(process.execPath, [path.join(build, "server", name), ...args], {
      cwd: folder,
      env: { DATA_DIR: server.dataDir },
      encoding: "utf8",
    });
  expect(runCommand("leads.js", "list")).toContain("From the folder");
  expect(runCommand("seed.js", "--reset")).toBe(
    "Business types, plans and the posts of the site are restored.\n",
  );
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("is small, contains its version, and lists the licences of its contents", () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: "utf8" });
  const builds = JSON.parse(
    readFileSync(path.join(BUILD, "assets-of-builds.json"), "utf8"),
  ) as string[][];
  const [assets = [], ...earlierBuilds] = builds;
  const earlierAssets = new Set(earlierBuilds.flat().filter((file) => !assets.includes(file)));
  const sizes = files
    .filter((file) => !earlierAssets.has(path.basename(file)))
    .map((file) => statSync(path.join(BUILD, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BUILD_BYTES);

  const workers = files.filter((file) => /names\.worker-[^/]+\.js\.br$/.test(file));
  // Workers of earlier builds may be there as well.
  expect(workers.some((file) => statSync(path.join(BUILD, file)).size <= MAX_WORKER_BYTES)).toBe(
    true,
  );

  // Block lists match such words in any URL.
  const BLOCKED_PATTERN = /count|track|analytic|advert|banner|beacon|telemetry|pixel/i;
  expect(assets.filter((file) => BLOCKED_PATTERN.test(file))).toEqual([]);

  const version = JSON.parse(readFileSync(path.join(BUILD, "version.json"), "utf8"));
  expect(version.sources).toMatch(/^[\da-f]{64}$/);
  expect(version.node).toBe(process.versions.node);

  const licences = readFileSync(path.join(BUILD, "LICENCES.txt"), "utf8");
  for (const name of ["react-dom", "pg", "docx", "nodemailer", "@fontsource-variable/figtree"]) {
    expect(licences).toMatch(new RegExp(`^${name} \\d`, "m"));
  }
  // Only an unmodified library outside the bundle may be under the Lesser GPL.
  const copyleft = [...licences.matchAll(/^(\S+) \S+\nLicence: .*GPL/gm)].map(([, name]) => name);
  expect(copyleft.filter((name) => !name?.startsWith("@img/sharp-"))).toEqual([]);
});
