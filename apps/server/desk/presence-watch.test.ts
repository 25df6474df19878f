import { afterAll, describe, expect, it } from "vitest";
import { waitFor } from "@angadi/tests/wait-for";
import { recordPresence } from "@angadi/api/desk/presence";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";
import { watchPresence } from "./presence-watch.ts";

describe.each(ENGINES)("who is present at a post or lead, on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  for (const name of ["Asha", "Ravi", "Mina"]) await desk.join("editor", name);
  const staff = await desk.ports.accounts.list();
  const ids = Object.fromEntries(staff.map(({ name, id }) => [name, id]));
  const processes = [watchPresence(desk.database.db, 20), watchPresence(desk.database.db, 20)];
  afterAll(async () => {
    await Promise.all(processes.map((watch) => watch.stop()));
    await desk.remove();
  });

  /** Opens a post in a process. Returns whom the person sees, and a function that closes it. */
  function open(name: string, subject: string, processIndex: number, isPresent = true) {
    const seen: { others: readonly string[] } = { others: [] };
    const leave = processes[processIndex]?.watch({
      subject,
      isPresent,
      staffId: ids[name] ?? "",
      onPresenceChange: (others) => Object.assign(seen, { others }),
      onClose: () => undefined,
    });
    return { seen, leave: () => leave?.() };
  }

  it("is shown to everybody else with that post open in any process, and to nobody else", async () => {
    const asha = open("Asha", "tea", 0);
    const ravi = open("Ravi", "tea", 1);
    const mina = open("Mina", "rain", 1);
    await waitFor(() => {
      expect(asha.seen.others).toEqual(["Ravi"]);
      expect(ravi.seen.others).toEqual(["Asha"]);
    });
    expect(mina.seen.others).toEqual([]);
    ravi.leave();
    await waitFor(() => expect(asha.seen.others).toEqual([]));
  });

  it("is listed once with two pages open, until both are closed", async () => {
    const asha = open("Asha", "milk", 0);
    const pages = [open("Ravi", "milk", 0), open("Ravi", "milk", 1)];
    await waitFor(() => expect(asha.seen.others).toEqual(["Ravi"]));
    pages[0]?.leave();
    await waitFor(() => expect(pages[1]?.seen.others).toEqual(["Asha"]));
    await waitFor(() => expect(asha.seen.others).toEqual(["Ravi"]));
    pages[1]?.leave();
    await waitFor(() => expect(asha.seen.others).toEqual([]));
  });

  it("is shown to a page that only watches, whose viewer is not shown", async () => {
    const asha = open("Asha", "lead", 0, false);
    const ravi = open("Ravi", "lead", 1);
    await waitFor(() => expect(asha.seen.others).toEqual(["Ravi"]));
    asha.leave();
    expect(ravi.seen.others).toEqual([]);
  });

  it("is no longer shown if a process was killed with the page open", async () => {
    const now = Date.now();
    const { db } = desk.database;
    await recordPresence(db, [{ subject: "salt", staffId: ids["Ravi"] ?? "" }], now - 9000);
    const asha = open("Asha", "salt", 0);
    await waitFor(() => expect(asha.seen.others).toEqual(["Ravi"]));
    await waitFor(() => expect(asha.seen.others).toEqual([]));
    // After a while its row is deleted, too.
    await recordPresence(db, [], now + 55_000);
    const remaining = db.selectFrom("presence").select("seen_at").where("subject", "=", "salt");
    const ravisRows = remaining.where("staff_id", "=", ids["Ravi"] ?? "");
    expect(await ravisRows.execute()).toEqual([]);
  });
});
