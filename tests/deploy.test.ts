import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { listBuildInputs } from "@angadi/scripts/build-inputs";
import { readEnv } from "@angadi/server/operations/env";
import { ENGINES } from "./databases.ts";
import { createTestDesk } from "./desk.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const readRepoFile = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

it("ships the Node version used for testing", () => {
  const { devDependencies } = JSON.parse(readRepoFile("package.json"));
  expect(readRepoFile("deploy/Containerfile")).toContain(`ARG NODE=${devDependencies.node}\n`);
});

it("ships valid settings, including those that are commented out", () => {
  const lines = readRepoFile("deploy/site.env.example").split("\n");
  const settings = lines.flatMap((line) => /^#?([A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? []);
  const env = Object.fromEntries(
    settings.flatMap((name, index) => (index % 2 === 0 ? [[name, settings[index + 1]]] : [])),
  );
  const secret = "x".repeat(16);
  const { trustProxy, siteUrl, notify } = readEnv({
    ...env,
    LEADS_WEBHOOK_SECRET: secret,
    PURGE_SECRET: secret,
  });
  expect({ trustProxy, siteUrl }).toEqual({ trustProxy: 1, siteUrl: env["SITE_URL"] });
  expect(notify.mail && notify.webhook).toBeTruthy();
});

it("ships example settings that are all in the README", () => {
  const names = [...readRepoFile(".env.example").matchAll(/^#?([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(5);
  const readme = readRepoFile("README.md");
  for (const name of names) expect(readme).toContain(`\`${name}\``);
});

it("configures both proxies with the same upstream settings", () => {
  const composeFile = parse(readRepoFile("deploy/compose.yaml"), { merge: true });
  const splitLines = (text: string) => text.split("\n").map((line) => line.trim());
  const parseSettings = (text: string) =>
    splitLines(text).filter((line) => line !== "" && !/^(#|server )/.test(line));
  expect(parseSettings(composeFile.configs.upstream.content)).toEqual(
    parseSettings(readRepoFile("deploy/nginx-upstream.conf")),
  );
  const addresses = splitLines(composeFile.configs.upstream.content).flatMap(
    (line) => /^server ([\d.]+):3000 max_fails=0;$/.exec(line)?.[1] ?? [],
  );
  const sites = ["site-1", "site-2"].map((name) => composeFile.services[name]);
  expect(addresses).toEqual(sites.map(({ networks }) => networks.edge.ipv4_address));
});

it("gives each process its own desk port, which both proxies use", () => {
  const composeFile = parse(readRepoFile("deploy/compose.yaml"), { merge: true });
  const listDeskServers = (text: string) =>
    [...text.matchAll(/upstream angadi_desk \{[^}]*\}/g)].flatMap(([block]) =>
      [...block.matchAll(/server ([\d.:]+) /g)].map(([, address]) => address),
    );
  const units = [
    ...readRepoFile("docs/deploy.md").matchAll(/enable --now (.*) angadi-backup/g),
  ].flatMap(([, names = ""]) => [...names.matchAll(/angadi@(\d+)/g)].map(([, port]) => port));
  expect(readRepoFile("deploy/angadi@.service")).toContain(" PORT=%i DESK_PORT=1%i ");
  expect(listDeskServers(readRepoFile("deploy/nginx-upstream.conf"))).toEqual(
    units.map((port) => `127.0.0.1:1${port}`),
  );
  const sites = ["site-1", "site-2"].map((name) => composeFile.services[name]);
  expect(listDeskServers(composeFile.configs.upstream.content)).toEqual(
    sites.map(({ networks, environment }) => {
      expect(environment.DESK_HOST).toBe("0.0.0.0");
      return `${networks.edge.ipv4_address}:${environment.DESK_PORT}`;
    }),
  );
  // Only the proxy is reachable from outside.
  expect(sites.flatMap(({ ports = [] }) => ports)).toEqual(["127.0.0.1:3001:3001"]);
});

it("limits all requests other than plain reads wherever reads are limited", () => {
  expect.hasAssertions();
  // An nginx block with its own limit inherits none from outer blocks.
  for (const file of ["nginx.conf", "nginx-desk.conf"]) {
    const blocks = readRepoFile(`deploy/${file}`).split(/^ {0,4}(?:location|server) .*\{$/m);
    for (const block of blocks.filter((text) => /limit_req zone=requests/.test(text))) {
      expect(block).toMatch(/limit_req zone=sent/);
    }
  }
});

it("passes each visitor's own address to the proxy in containers, also over IPv6", () => {
  const composeFile = parse(readRepoFile("deploy/compose.yaml"), { merge: true });
  const { edge, data } = composeFile.networks;
  const subnets: string[] = edge.ipam.config.map(({ subnet }: { subnet: string }) => subnet);
  expect(edge.enable_ipv6).toBe(true);
  expect(subnets.filter((subnet) => subnet.includes(":"))).toHaveLength(1);
  expect(data.internal).toBe(true);
  // Docker's own proxy forwards from the gateway's address, which must not count as staff.
  const rules = [
    ...readRepoFile("deploy/nginx-desk.conf").matchAll(/^ *(allow|deny) +(\S+);/gm),
  ].map(([, rule, network]) => `${rule} ${network}`);
  const denials = subnets.map((subnet) => `deny ${subnet}`);
  expect(rules.slice(0, denials.length).toSorted()).toEqual(denials.toSorted());
  expect(rules.at(-1)).toBe("deny all");
});

it("sends only the build's inputs to the image, without secrets and data", () => {
  const [firstLine, ...includedLines] = readRepoFile(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(firstLine).toBe("*");
  // npm ci needs the manifests of all workspaces, and Vite all of TypeScript's projects, built or not.
  const folders = includedLines.flatMap((line) =>
    /^!(?:bench|e2e|test-kit|tests)\/(?:package|tsconfig)\.json$/.test(line)
      ? []
      : (/^!([\w.-]+)$/.exec(line)?.[1] ?? line),
  );
  for (const name of ["deploy", "data", "build", "node_modules", "tests", "e2e", ".git", ".ci"]) {
    expect(folders).not.toContain(name);
  }
  const sources = listBuildInputs(ROOT).map((file) => file.split("/")[0]);
  expect(new Set(folders)).toEqual(new Set(sources));
});

it("backs up the containers' database in files only their owner can read, and records it for the desk", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "compose-"));
  const commandLog = path.join(folder, "commands");
  const listBackups = () => readdirSync(folder).filter((name) => name.endsWith(".backup"));
  /** Replaces Docker with a script. */
  const writeFakeDocker = (script: string) =>
    writeFileSync(path.join(folder, "docker"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const backUp = () =>
    execFileSync(path.join(ROOT, "deploy/compose-backup.sh"), [folder], {
      env: { PATH: `${folder}:${process.env["PATH"]}` },
      stdio: "ignore",
    });
  writeFakeDocker("exit 1");
  expect(backUp).toThrow("Command failed");
  expect(listBackups()).toEqual([]);

  writeFakeDocker(`shift 4; echo "$@" >>${commandLog}; echo dump`);
  backUp();
  expect(listBackups()).toHaveLength(1);
  expect(statSync(path.join(folder, listBackups()[0] ?? "")).mode & 0o777).toBe(0o600);
  const commandText = readFileSync(commandLog, "utf8");
  expect(commandText).toContain("pg_dump --exclude-table-data=rate_limits --format=custom");
  const [, command = ""] = /--command=(.*)/.exec(commandText) ?? [];
  rmSync(folder, { recursive: true });
  for (const engine of ENGINES) {
    const desk = await createTestDesk(engine);
    expect((await desk.ports.countPending()).lastBackupAt).toBeNull();
    await sql.raw(command).execute(desk.database.db);
    const { lastBackupAt } = await desk.ports.countPending();
    expect(Date.now() - Date.parse(lastBackupAt ?? "")).toBeLessThan(60_000);
    await desk.remove();
  }
});

it("documents the destination of every shipped file", () => {
  const pages = readRepoFile("docs/deploy.md") + readRepoFile("docs/proxies.md");
  for (const file of readdirSync(path.join(ROOT, "deploy"))) expect(pages).toContain(file);
});
