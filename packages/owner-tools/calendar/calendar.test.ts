import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import {
  calendarDefaults,
  emptyCalendar,
  findQuarterlyGroup,
  quarterlyGroups,
} from "./defaults.ts";
import { eventCopy as copy } from "./event-copy.ts";
import { dateBook as book } from "./dates/all.ts";
import { addDays, getWeekday } from "./dates/due-dates.ts";
import { type Choices, collectFacts, isDay, parseChoices } from "./choices.ts";
import { listEvents, listRecurringEvents } from "./events.ts";
import { toIcs } from "./to-ics.ts";

const GUIDE_URL = "https://www.angadi.example/business-starter-guide/tax-planning-strategies";
const all = (choices: Choices) => {
  const group = findQuarterlyGroup(choices.state);
  return [...listRecurringEvents(book, choices, group), ...listEvents(book, choices, copy, group)];
};
const ics = (choices: Choices) =>
  toIcs({
    events: all(choices),
    alarms: choices.alarms,
    copy,
    url: GUIDE_URL,
    edition: book.edition,
    createdAt: new Date("2026-11-21T04:00:00Z"),
  });
const allChoices: Choices = {
  ...emptyCalendar,
  gst: "qrmp",
  state: "Telangana",
  above2Crore: true,
  tax: true,
  business: "company",
  audit: true,
  advance: "four",
  tds: true,
  registrar: true,
  books: true,
  staff: true,
  heads: "20",
  pf: true,
  esi: true,
  food: "maker",
  posting: true,
  festivals: true,
  alarms: [1, 7],
  own: [{ id: "a1", title: "दुकान का लाइसेंस; renew, pay\nask", day: "2027-02-28" }],
};
const listDays = (choices: Partial<Choices>, id: string) =>
  all({ ...emptyCalendar, ...choices })
    .filter(({ ruleId, kind }) => ruleId === id && kind !== "lead")
    .map(({ day }) => day);

/** Months or days of 2027. */
const on2027 = (parts: string) => parts.split(" ").map((part) => `2027-${part}`);

describe("the year’s dates", () => {
  it("match the law", () => {
    const months = ["2026-12", ...on2027("01 02 03 04 05 06 07 08 09 10 11")];
    const on = (day: string) => months.map((month) => `${month}-${day}`);
    expect(listDays({ gst: "monthly" }, "gstr-1")).toEqual(on("11"));
    expect(listDays({ gst: "monthly" }, "gstr-3b")).toEqual(on("20"));
    const inner = ["2026-12", "2027-02", "2027-03", "2027-05", "2027-06", "2027-08", "2027-09"];
    const quarterly = { gst: "qrmp", state: "Kerala" } as const;
    expect(listDays(quarterly, "gst-iff")).toEqual([...inner, "2027-11"].map((m) => `${m}-13`));
    // 25 November 2026 is still in the future.
    expect(listDays(quarterly, "gst-pmt-06")).toEqual(
      ["2026-11", ...inner, "2027-11"].map((month) => `${month}-25`),
    );
    const quarters = ["2027-01", "2027-04", "2027-07", "2027-10"];
    expect(listDays(quarterly, "gstr-1-quarterly")).toEqual(quarters.map((m) => `${m}-13`));
    expect(listDays(quarterly, "gstr-3b-quarterly")).toEqual(quarters.map((m) => `${m}-22`));
    expect(listDays({ gst: "qrmp", state: "Delhi" }, "gstr-3b-quarterly")).toEqual(
      quarters.map((month) => `${month}-24`),
    );
    expect(listDays({ gst: "qrmp" }, "gstr-3b-quarterly")).toEqual([]);
    expect(listDays({ gst: "composition" }, "cmp-08")).toEqual(quarters.map((m) => `${m}-18`));
    expect(listDays({ gst: "composition" }, "gstr-4")).toEqual(["2027-06-30"]);
    expect(listDays({ gst: "composition" }, "gstr-1")).toEqual([]);
    expect(listDays({ gst: "monthly", above2Crore: true }, "gstr-9")).toEqual(["2026-12-31"]);
    expect(listDays({ gst: "monthly" }, "gst-credit-closes")).toEqual(["2026-11-30", "2027-11-30"]);
    expect(listDays({ tds: true }, "tds-deposit")).toEqual(
      on("07").map((day) => (day === "2027-04-07" ? "2027-04-30" : day)),
    );
    const statements = on2027("01-31 05-31 07-31 10-31");
    expect(listDays({ tds: true }, "tds-statement")).toEqual(statements);
    const instalments = ["2026-12-15", ...on2027("03-15 06-15 09-15")];
    expect(listDays({ tax: true, advance: "four" }, "advance-tax")).toEqual(instalments);
    expect(listDays({ tax: true, advance: "one" }, "advance-tax-presumptive")).toEqual([
      "2027-03-15",
    ]);
    expect(listDays({ tax: true }, "itr")).toEqual(["2027-08-31"]);
    expect(listDays({ tax: true, business: "company" }, "itr")).toEqual([]);
    expect(listDays({ tax: true, business: "company" }, "itr-audited")).toEqual(["2027-10-31"]);
    expect(listDays({ tax: true, audit: true }, "itr-audited")).toEqual(["2027-10-31"]);
    expect(listDays({ tax: true, audit: true }, "tax-audit-report")).toEqual(["2027-09-30"]);
    expect(listDays({ staff: true, pf: true }, "pf")).toEqual(on("15"));
    expect(listDays({ staff: true, heads: "20" }, "bonus")).toEqual(["2026-11-30", "2027-11-30"]);
    const llp = { registrar: true, business: "llp" } as const;
    expect(listDays(llp, "llp-11")).toEqual(["2027-05-30"]);
    expect(listDays(llp, "llp-8")).toEqual(["2027-10-30"]);
    const company = { registrar: true, business: "company" } as const;
    expect(listDays(company, "company-aoc-4")).toEqual([addDays("2027-09-30", 30)]);
    expect(listDays(company, "company-mgt-7a")).toContain(addDays("2027-09-30", 60));
    expect(listDays({ registrar: true, business: "opc" }, "opc-aoc-4")).toEqual([
      addDays("2027-03-31", 180),
    ]);
  });

  it("have titles that describe them", () => {
    const titles = all({ ...allChoices, state: "Delhi" }).map(({ title }) => title);
    expect(titles).toContain("Quarterly GSTR-3B for October to December 2026");
    expect(titles).toContain("GSTR-9: annual return for 2025–26");
    expect(titles).toContain("Income-tax return for 2026–27");
    expect(titles).toContain("TDS statement for January to March 2027");
    expect(titles).toContain("Deposit the TDS of March 2027");
    expect(titles).toContain("Advance tax: 75% of the year’s tax by today");
    expect(titles).toContain(
      "Dues to micro and small suppliers, October 2026 to March 2027 (MSME-1)",
    );
    expect(titles.join()).not.toMatch(/[{}]|undefined/);
  });

  it("have festivals on the correct weekdays", () => {
    const day = (id: string) => book.festivals.find((festival) => festival.id === id)?.day ?? "";
    expect(new Set(book.festivals.map(({ id }) => id)).size).toBe(book.festivals.length);
    for (const { day } of book.festivals) expect(isDay(day)).toBe(true);
    expect(getWeekday(day("easter-2027"))).toBe(0);
    expect(addDays(day("good-friday-2027"), 2)).toBe(day("easter-2027"));
    // The second Sunday in May and the third in June.
    for (const [id, date] of [
      ["mothers-day-2027", "09"],
      ["fathers-day-2027", "20"],
    ] as const)
      expect([getWeekday(day(id)), day(id).slice(8)]).toEqual([0, date]);
    expect(addDays(day("dhanteras-2027"), 2)).toBe(day("diwali-2027"));
    expect(addDays(day("navratri-2027"), 9)).toBe(day("dussehra-2027"));
    expect(addDays(day("diwali-2027"), 6)).toBe(day("chhath-2027"));
  });

  it("cite an authority, a month and a law for each due date", () => {
    for (const rule of book.due) {
      expect(Object.keys(book.authorities)).toContain(rule.authority);
      expect(rule.asOf).toMatch(/^[A-Z][a-z]+ 202[56]$/);
      expect(rule.law.length).toBeGreaterThan(5);
    }
    for (const { day, cautions, kind } of all(allChoices)) {
      if (kind !== "due") continue;
      expect(cautions).toContain(copy.extended);
      expect(cautions.includes(copy.standing)).toBe(day > "2027-03-31");
    }
  });

  it("list each state once", () => {
    const states = [...quarterlyGroups["22"], ...quarterlyGroups["24"]];
    expect(new Set(states).size).toBe(36);
  });

  it("begin posting before a festival, in the regions chosen", () => {
    const south = { ...emptyCalendar, festivals: true, regions: ["south"], lead: 14 };
    const events = all(south);
    const lead = events.find(({ uid }) => uid.startsWith("onam-2027-lead"));
    expect(lead).toMatchObject({ day: "2027-08-29", title: "Start posting for Onam (Thiruvonam)" });
    expect(events.some(({ title }) => title === "Diwali (Lakshmi Puja)")).toBe(true);
    expect(events.some(({ title }) => title === "Chhath Puja")).toBe(false);
    const without = all({ ...south, without: ["onam-2027"] });
    expect(without.some(({ ruleId }) => ruleId === "onam-2027")).toBe(false);
  });
});

describe("the file", () => {
  it("is parsed correctly by another library, event by event", async () => {
    const events = all(allChoices);
    const component = new ICAL.Component(ICAL.parse(await ics(allChoices)));
    const read = component.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    expect(read).toHaveLength(events.length);
    for (const event of events) {
      const found = read.filter(({ uid }) => uid === event.uid);
      expect(found).toHaveLength(1);
      const [firstEvent] = found;
      expect(firstEvent?.startDate.isDate).toBe(true);
      expect(firstEvent?.startDate.toString()).toBe(event.day);
      expect(firstEvent?.endDate.toString()).toBe(addDays(event.day, 1));
      expect(firstEvent?.summary).toBe(event.title.replaceAll("\n", " "));
      for (const line of [event.note, event.source?.url ?? "", ...event.cautions]) {
        expect(firstEvent?.description).toContain(line);
      }
      const alarms = firstEvent?.component.getAllSubcomponents("valarm") ?? [];
      expect(alarms).toHaveLength(["lead", "rhythm"].includes(event.kind) ? 0 : 2);
    }
    expect(read.filter(({ component }) => component.hasProperty("rrule"))).toHaveLength(
      listRecurringEvents(book, allChoices, "22").length,
    );
  });

  it("reminds at 9 a.m. of the day named: of the event’s own, and of those before", async () => {
    const component = new ICAL.Component(
      ICAL.parse(await ics({ ...allChoices, alarms: [0, 1, 7] })),
    );
    const rings = component.getAllSubcomponents("vevent").flatMap((vevent) => {
      const start = new ICAL.Event(vevent).startDate;
      return vevent.getAllSubcomponents("valarm").map((alarm) => {
        const trigger = alarm.getFirstProperty("trigger");
        // RFC 5545: from the start of the event, if nothing else is said.
        expect(trigger?.getFirstParameter("related") ?? "START").toBe("START");
        const ring = start.clone();
        ring.isDate = false;
        ring.addDuration(trigger?.getFirstValue() as ICAL.Duration);
        return `${(start.toJSDate().getTime() - ring.toJSDate().getTime()) / 3_600_000} h before`;
      });
    });
    expect([...new Set(rings)]).toEqual(["-9 h before", "15 h before", "159 h before"]);
  });

  it("repeats regular events until the last day", async () => {
    const component = new ICAL.Component(ICAL.parse(await ics(allChoices)));
    const tuesday = component
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event))
      .find(({ uid }) => uid.startsWith("photographs"));
    const days = [];
    const iterator = tuesday?.iterator();
    for (let day = iterator?.next(); day; day = iterator?.next()) days.push(day.toString());
    expect(days[0]).toBe("2026-11-24");
    expect(days.at(-1)).toBe("2027-11-30");
    expect(days).toHaveLength(54);
  });

  it("has lines of at most 75 bytes and never splits a character", async () => {
    const text = await ics(allChoices);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).toBe(line.toWellFormed());
    }
    expect(text).toContain("दुकान का लाइसेंस\\; renew\\, pay ask");
    expect(text).toMatch(/DTSTART;VALUE=DATE:20270228/);
    expect(text).not.toMatch(/DTSTART:|TZID/);
  });

  it("has the same events on every export and in every time zone", async () => {
    const uids = (choices: Choices) => all(choices).map(({ uid }) => uid);
    expect(new Set(uids(allChoices)).size).toBe(uids(allChoices).length);
    // Another state or lead moves an event, but keeps its identity.
    expect(uids({ ...allChoices, state: "Delhi", lead: 21 }).toSorted()).toEqual(
      expect.arrayContaining(
        uids(allChoices)
          .filter((uid) => !uid.startsWith("christmas"))
          .toSorted(),
      ),
    );
    const zone = process.env["TZ"];
    const files = [];
    for (const name of ["Asia/Kolkata", "Pacific/Auckland", "America/Los_Angeles"]) {
      process.env["TZ"] = name;
      files.push(await ics(allChoices));
    }
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
    expect(new Set(files).size).toBe(1);
  });

  it("escapes hostile titles", async () => {
    const title = `END:VEVENT\r\nBEGIN:VEVENT\u0000\u0007\ud800 ${"अ🪔;,\\n".repeat(2000)}\u202eabc`;
    const choices = { ...emptyCalendar, own: [{ id: "h", title, day: "2027-01-02" }] };
    const component = new ICAL.Component(ICAL.parse(await ics(choices)));
    const own = component
      .getAllSubcomponents("vevent")
      .filter((event) => String(event.getFirstPropertyValue("uid")).startsWith("own-"));
    expect(own).toHaveLength(1);
    const summary = String(own[0]?.getFirstPropertyValue("summary"));
    expect(summary).toContain("अ🪔;,\\n".repeat(2000));
    expect(summary).toMatch(/^END:VEVENT BEGIN:VEVENT/);
  });
});

describe("choices", () => {
  it("are parsed from any stored data", () => {
    const start = calendarDefaults["tax-planning-strategies"] ?? emptyCalendar;
    for (const hostile of [undefined, null, 3, "x", [], { gst: {}, own: [null, 4, {}] }]) {
      expect(parseChoices(hostile, start)).toEqual({ ...start, own: [] });
    }
    expect(parseChoices(JSON.parse(JSON.stringify(allChoices)), start)).toEqual(allChoices);
    const wild = { alarms: [3, "x", 1e9], lead: -5, regions: [4, "south"], own: [{ day: "x" }] };
    expect(parseChoices(wild, start)).toMatchObject({ alarms: [3], lead: 10, regions: ["south"] });
    const many = {
      own: Array.from({ length: 500 }, () => ({ title: "x".repeat(999), day: "2027-01-01" })),
    };
    expect(parseChoices(many, start).own).toHaveLength(12);
    expect(parseChoices(many, start).own[0]?.title).toHaveLength(120);
  });

  it("only include the one date that applies to everyone if all are off", () => {
    expect(all(emptyCalendar).map(({ ruleId }) => ruleId)).toEqual(["dpdp-ready"]);
    expect(collectFacts(emptyCalendar, undefined)).toContain("gst:none");
  });
});
