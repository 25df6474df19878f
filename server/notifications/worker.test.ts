import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { findLead } from "#api/leads.ts";
import { retryDelivery, undelivered } from "#api/outbox.ts";
import { ENGINES } from "#tests/databases.ts";
import { leadDatabase, until } from "#tests/lead-database.ts";
import { type Channel, DeliveryFailure } from "./channel.ts";
import { MAX_FAILURES } from "./deliver.ts";
import type { Poller } from "../jobs/poll.ts";
import { startWorker } from "./worker.ts";

const logger = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });
const QUIET = logger();
/** As in production, only faster. */
const FAST = { lease: 1500, interval: 20, grace: 20 };

const channel = (name: string, deliver: Channel["deliver"]): Channel => ({
  name,
  deadline: 60_000,
  deliver,
});
const refusal = (permanent: boolean) => new DeliveryFailure("Not today.", { permanent });

describe.each(ENGINES)("the worker on %s", (engine) => {
  let leads: Awaited<ReturnType<typeof leadDatabase>>;

  beforeAll(async () => {
    leads = await leadDatabase(engine);
  });
  beforeEach(() => leads.clear());
  afterAll(() => leads.remove());

  const running: Poller[] = [];
  const start = (channels: Channel[], log = QUIET, timing = FAST) => {
    const worker = startWorker(leads.database, channels, log, timing);
    running.push(worker);
    return worker;
  };
  // Of a test that failed, too.
  afterEach(() => Promise.all(running.splice(0).map((worker) => worker.stop())));
  const done = () => until(async () => expect(await leads.open()).toEqual([]));
  const only = async () => (await leads.outbox())[0];

  it("tells nobody twice where several work at once", async () => {
    const told: string[] = [];
    const list = channel("list", async (_lead, { id }) => {
      told.push(id);
    });
    for (let number = 0; number < 40; number += 1) await leads.send(`Lead ${number}`);
    const workers = [1, 2, 3].map(() => start([list]));
    await done();
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(told).toHaveLength(40);
    expect(new Set(told).size).toBe(40);
  });

  it("keeps a notification while a delivery outlasts the lease", async () => {
    const told: string[] = [];
    let finish = () => {};
    const slow = channel(
      "slow",
      (_lead, { id }) =>
        new Promise((resolve) => {
          told.push(id);
          finish = resolve;
        }),
    );
    await leads.send("Slow");
    const workers = [start([slow]), start([slow])];
    await until(() => expect(told).toHaveLength(1));
    const begun = Date.now();
    // Two leases later it is still the first one's.
    await until(() => expect(Date.now() - begun).toBeGreaterThan(2 * FAST.lease));
    finish();
    await done();
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(told).toHaveLength(1);
  });

  it("takes over what a dead process had in hand, once its lease is over", async () => {
    await leads.send("Orphan");
    const end = new Date(Date.now() + FAST.lease).toISOString();
    await leads.database.db
      .updateTable("outbox")
      .set({ claimed_by: "a dead process", next_attempt_at: end })
      .execute();
    let toldAt = "";
    const worker = start([
      channel("good", async () => {
        toldAt = new Date().toISOString();
      }),
    ]);
    await done();
    await worker.stop();
    expect(toldAt >= end).toBe(true);
  });

  it("breaks a delivery off that another process has taken over, and writes nothing", async () => {
    await leads.send("Taken over");
    const log = logger();
    const ended = vi.fn();
    const worker = start([channel("hanging", untilAborted(ended))], log);
    await until(async () => expect((await only())?.claimed_by).toBeTruthy());
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const taken = { claimed_by: "another", next_attempt_at: later, last_error: "theirs" };
    await leads.database.db.updateTable("outbox").set(taken).execute();
    await until(() => expect(ended).toHaveBeenCalledOnce());
    await worker.stop();
    expect(await only()).toMatchObject(taken);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it("ends a delivery at its deadline, and tries again", async () => {
    await leads.send("Endless");
    const worker = start([{ ...channel("hanging", untilAborted()), deadline: 50 }]);
    await until(async () =>
      expect(await only()).toMatchObject({
        attempts: 1,
        last_error: "hanging: It took over 50 ms.",
      }),
    );
    await worker.stop();
  });

  it("breaks off what hangs when it is told to stop, and leaves it to the next", async () => {
    await leads.send("Hanging");
    const begun = vi.fn();
    const never = vi.fn();
    const hanging = untilAborted();
    const worker = start([
      channel("hanging", (lead, delivery) => {
        begun();
        return hanging(lead, delivery);
      }),
      channel("next", async () => never()),
    ]);
    await until(() => expect(begun).toHaveBeenCalledOnce());
    await worker.stop();
    expect(never).not.toHaveBeenCalled();
    expect(await only()).toMatchObject({ attempts: 0, last_error: null, claimed_by: null });

    const next = start([channel("hanging", async () => undefined)]);
    await done();
    await next.stop();
  });

  it("lets a delivery that is nearly there end when it is told to stop", async () => {
    await leads.send("Nearly");
    let finish: (() => void) | undefined;
    const slow = channel("slow", () => new Promise((resolve) => void (finish = resolve)));
    const worker = start([slow], QUIET, { ...FAST, grace: 20_000 });
    await until(() => expect(finish).toBeDefined());
    const stopped = worker.stop();
    finish?.();
    await stopped;
    expect((await only())?.done_at).toBeTruthy();
  });

  it("tries again later what failed, and through that channel alone", async () => {
    await leads.send("Stubborn");
    const told: string[] = [];
    let fails = true;
    const worker = start([
      channel("good", async () => void told.push("good")),
      channel("bad", async () => {
        told.push("bad");
        if (fails) throw refusal(false);
      }),
    ]);
    await until(async () => {
      const row = await only();
      expect(row).toMatchObject({ last_error: "bad: Not today.", delivered: `["good"]` });
      // Not at once: the first wait is some seconds.
      expect(Date.parse(row?.next_attempt_at ?? "") - Date.now()).toBeGreaterThan(2000);
    });
    expect(told).toEqual(["good", "bad"]);
    fails = false;
    await leads.hurry();
    await done();
    await worker.stop();
    expect(told).toEqual(["good", "bad", "bad"]);
  });

  it("gives a channel up that refuses for good, tells the others, and says so once", async () => {
    const reference = await leads.send("Refused");
    const told: string[] = [];
    const log = logger();
    let fails = true;
    const worker = start(
      [
        channel("dead", async () => {
          told.push("dead");
          if (fails) throw refusal(true);
        }),
        channel("slow", async () => {
          told.push("slow");
          if (told.length === 2) throw refusal(false);
        }),
        channel("good", async () => void told.push("good")),
      ],
      log,
    );
    await until(async () => expect((await only())?.attempts).toBe(1));
    await leads.hurry();
    await done();
    expect(told).toEqual(["dead", "slow", "good", "slow"]);
    const [dead, ...more] = await undelivered(leads.database.db);
    expect(more).toEqual([]);
    expect(dead).toMatchObject({ givenUp: { dead: "Not today." }, delivered: ["good", "slow"] });
    expect(log.error).toHaveBeenCalledOnce();
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ reference, channel: "dead" });

    // The operator has it tried again.
    fails = false;
    const { id = "" } = (await findLead(leads.database.db, reference)) ?? {};
    expect(await retryDelivery(leads.database.db, id)).toBe(true);
    await done();
    await worker.stop();
    expect(told.slice(4)).toEqual(["dead"]);
    expect(await undelivered(leads.database.db)).toEqual([]);
    expect(await retryDelivery(leads.database.db, id)).toBe(false);
  });

  it("gives up after so many failures in a row, whatever they are", async () => {
    await leads.send("Unlucky");
    await leads.database.db
      .updateTable("outbox")
      .set({ attempts: MAX_FAILURES - 1 })
      .execute();
    const log = logger();
    const failing = channel("bad", () => Promise.reject(new TypeError("asha@shop.test")));
    const worker = start([failing], log);
    await done();
    await worker.stop();
    expect(await only()).toMatchObject({ given_up: `{"bad":"It failed (TypeError)."}` });
    expect(log.error).toHaveBeenCalledOnce();
  });

  it("waits where a channel's turn has not come, and counts that for no failure", async () => {
    await leads.send("Patient");
    let waitMs = 3_600_000;
    const told = vi.fn();
    const worker = start([
      channel("good", async () => told()),
      channel("later", async () => (waitMs > 0 ? { waitMs } : undefined)),
    ]);
    await until(async () => {
      const row = await only();
      expect(row).toMatchObject({ attempts: 0, last_error: null, delivered: `["good"]` });
      expect(Date.parse(row?.next_attempt_at ?? "") - Date.now()).toBeGreaterThan(1_800_000);
    });
    waitMs = 0;
    await leads.hurry();
    await done();
    await worker.stop();
    expect(told).toHaveBeenCalledOnce();
  });

  it("drops what was to be told of a lead that is gone", async () => {
    await leads.send("Gone");
    await leads.database.db.deleteFrom("contact_messages").where("name", "=", "Gone").execute();
    const told = vi.fn();
    const worker = start([channel("never", async () => told())]);
    await done();
    await worker.stop();
    expect(told).not.toHaveBeenCalled();
  });
});

/** A delivery that does not end by itself. */
const untilAborted =
  (ended: () => void = () => undefined): Channel["deliver"] =>
  (_lead, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        ended();
        reject(new Error("aborted"));
      });
    });
