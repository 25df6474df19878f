import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createViewBeacon } from "@angadi/tests/beacons";
import { ENGINES } from "@angadi/tests/databases";
import { type Totals, sendBeacon, startTotals } from "@angadi/tests/totals";

describe.each(ENGINES)("totals of partners on %s", (engine) => {
  let totals: Totals;

  beforeEach(async () => {
    totals = await startTotals(engine);
  });
  afterEach(() => totals.stop());

  it("count approved partners by their ids, and all others together", async () => {
    await totals.decide("ravi-1");
    await totals.decide("asha-2", "declined");
    const counting = totals.start();
    for (const partner of ["ravi-1", "RAVI-1", "asha-2", "nobody-such-partner", "no id"]) {
      await sendBeacon(counting, createViewBeacon("/", "", {}, partner));
      await sendBeacon(counting, ["leave", "/pricing", partner, "/app/", []]);
      counting.countLead("message", { partnerId: partner });
    }
    await counting.flush();
    expect(await totals.readLines()).toEqual(
      [
        "5 view /",
        "1 visit / ravi-1",
        "3 visit / other",
        "1 visit /",
        "1 hand-off /pricing login ravi-1",
        "3 hand-off /pricing login other",
        "1 hand-off /pricing login",
        "1 lead message ravi-1",
        "3 lead message other",
        "1 lead message",
      ].toSorted(),
    );
  });

  it("follow the desk's decision from the next write on", async () => {
    const counting = totals.start();
    const visit = () => sendBeacon(counting, createViewBeacon("/", "", {}, "ravi-1"));
    await visit();
    await totals.decide("ravi-1");
    await counting.flush();
    await visit();
    await totals.database.db
      .updateTable("affiliate_decisions")
      .set({ decision: "declined" })
      .execute();
    await counting.flush();
    await visit();
    await counting.flush();
    expect(await totals.readLines()).toEqual(["1 visit / ravi-1", "2 visit / other", "3 view /"]);
  });
});
