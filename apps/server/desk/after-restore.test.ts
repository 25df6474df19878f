import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPost } from "@angadi/tests/create-post";
import { createBackup } from "@angadi/tests/create-backup";
import { type DatabaseConfig, openDatabase } from "@angadi/database/connect";
import { restore } from "@angadi/database/backup/backup";
import { ENGINES, createEmptyDatabase } from "@angadi/tests/databases";
import { runOperatorCommand } from "@angadi/tests/run-operator-command";
import { needs } from "@angadi/test-kit/packages";
import { PASSWORD, createTestDesk } from "@angadi/tests/desk";

for (const engine of ENGINES) {
  // PostgreSQL needs pg_dump and pg_restore.
  const tags = engine === "postgres" ? [needs("postgresql")] : [];

  describe(`a restored backup of ${engine}`, { tags }, () => {
    let desk: Awaited<ReturnType<typeof createTestDesk>>;
    let folder: string;
    let file: string;
    let target: Awaited<ReturnType<typeof createEmptyDatabase>>;

    beforeEach(async () => {
      desk = await createTestDesk(engine, { smtpUrl: "smtp://localhost:1" });
      const { db } = desk.database;
      folder = mkdtempSync(path.join(os.tmpdir(), "angadi-restored-"));
      file = path.join(folder, "backup");
      target = await createEmptyDatabase(engine);
      const owner = await desk.join("owner", "Asha");
      await desk.ports.accounts.invite(undefined, "next@angadi.test", "editor");
      const post = await createPost(db, "Asha");
      await desk.visit(`/posts/${post}/preview`, { cookie: owner });
      await db
        .updateTable("posts")
        .set({ title: "Tea and rain", state: "scheduled", publish_at: "2026-12-01T08:00:00.000Z" })
        .where("id", "=", post)
        .execute();
      const reference = await desk.leads.apply("Ravi");
      const application = (await desk.ports.leads.find(reference))?.id ?? "";
      const decision = {
        partnerId: "ravi",
        shownState: "pending",
        submitKey: crypto.randomUUID(),
        version: "0",
      };
      await desk.visit(`/affiliates/${application}/approve`, { cookie: owner, form: decision });
      await desk.visit(`/affiliates/${application}/link`, { cookie: owner, form: {} });
      await desk.enableAuthenticator(owner);
      await desk.visit("/sign-in", { form: { email: "asha@angadi.test", password: PASSWORD } });
      await createBackup(desk.leads.config, file);
    });
    afterEach(async () => {
      await desk.remove();
      await target.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    async function countAccessRows(config: DatabaseConfig) {
      const { db, close } = openDatabase(config, () => undefined);
      const counts: Record<string, number> = {};
      for (const table of [
        "staff_sessions",
        "staff_verifications",
        "staff_invitations",
        "preview_links",
      ] as const)
        counts[table] = (await db.selectFrom(table).selectAll().execute()).length;
      await close();
      return counts;
    }
    const NO_ACCESS = {
      staff_sessions: 0,
      staff_verifications: 0,
      staff_invitations: 0,
      preview_links: 0,
    };
    const runCommand = async (name: string, ...args: string[]) => {
      const { databaseUrl, dataDir } = target.config;
      const env = databaseUrl
        ? { DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, "data") }
        : { DATA_DIR: dataDir };
      return (await runOperatorCommand(name, args, env)).stdout;
    };

    it("has no valid sessions, from the moment it is restored", async () => {
      const before = await countAccessRows(desk.leads.config);
      for (const count of Object.values(before)) expect(count).toBeGreaterThan(0);
      await restore(target.config, file, { replace: false });
      expect(await countAccessRows(target.config)).toEqual(NO_ACCESS);
      expect(readdirSync(folder)).toEqual(["backup"]);
    });

    it("lists what to check before the site is opened", async () => {
      const text = await runCommand("restore", file);
      expect(text).toContain("1 person can sign in:\n  asha@angadi.test  Asha, owner\n");
      expect(text).toContain("1 partner stats link works:\n  ravi, application");
      expect(text).toContain(
        "1 scheduled post will be published, at once if its time has passed:\n  2026-12-01T08:00:00.000Z  Tea and rain\n",
      );
      expect(text).toMatch(
        /\d+ emails will be sent when the site starts:\n {2}notification about \S+\n/,
      );
      expect(text).toContain("approved to asha@shop.test");
    });

    it("also has no valid sessions if another tool restored it", async () => {
      await restore(target.config, file, { replace: false });
      const { db, close } = openDatabase(target.config, () => undefined);
      const rows = await desk.database.db.selectFrom("staff_sessions").selectAll().execute();
      await db.insertInto("staff_sessions").values(rows).execute();
      await close();
      expect(await runCommand("desk", "after-restore")).toContain("1 person can sign in");
      expect(await countAccessRows(target.config)).toEqual(NO_ACCESS);
    });
  });
}
