import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import {
  defaultChoicesByGuide,
  emptyChoices,
  findQuarterlyGroup,
  quarterlyGroups,
} from "./defaults.ts";
import { eventCopy as copy } from "./event-copy.ts";
import { calendarData } from "./dates/all.ts";
import { addDays } from "@angadi/formats/days";
import { getWeekday } from "./dates/due-dates.ts";
import { type CalendarChoices, collectConditions, isDay, parseChoices } from "./choices.ts";
import { listEvents, listRecurringEvents } from "./events.ts";
import { toIcs } from "./to-ics.ts";

const GUIDE_URL = "https://www.angadi.example/business-starter-guide/tax-planning-strategies";
const listAllEvents = (choices: CalendarChoices) => {
  const quarterlyGroup = findQuarterlyGroup(choices.state);
  return [
    ...listRecurringEvents(calendarData, choices, quarterlyGroup),
    ...listEvents(calendarData, choices, copy, quarterlyGroup),
  ];
};
const makeIcs = (choices: CalendarChoices) =>
  toIcs({
    events: listAllEvents(choices),
    reminderDays: choices.alarms,
    copy,
    url: GUIDE_URL,
    edition: calendarData.edition,
    createdAt: new Date("2026-11-21T04:00:00Z"),
  });
const allChoices: CalendarChoices = {
  ...emptyChoices,
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
const listDays = (choices: Partial<CalendarChoices>, id: string) =>
  listAllEvents({ ...emptyChoices, ...choices })
    .filter(({ ruleId, kind }) => ruleId === id && kind !== "postingStart")
    .map(({ day }) => day);

/** Days or months of 2027, from "01-31 05-31" or "01 02". */
const toDatesIn2027 = (dates: string) => dates.split(" ").map((date) => `2027-${date}`);

describe("the year’s dates", () => {
  it("match the law", () => {
    const months = ["2026-12", ...toDatesIn2027("01 02 03 04 05 06 07 08 09 10 11")];
    const appendDay = (months: readonly string[], day: string) =>
      months.map((month) => `${month}-${day}`);
    expect(listDays({ gst: "monthly" }, "gstr-1")).toEqual(appendDay(months, "11"));
    expect(listDays({ gst: "monthly" }, "gstr-3b")).toEqual(appendDay(months, "20"));
    const withinQuarters = ["2026-12", ...toDatesIn2027("02 03 05 06 08 09")];
    const quarterly = { gst: "qrmp", state: "Kerala" } as const;
    expect(listDays(quarterly, "gst-iff")).toEqual(appendDay([...withinQuarters, "2027-11"], "13"));
    // 25 November 2026 is still in the future.
    expect(listDays(quarterly, "gst-pmt-06")).toEqual(
      appendDay(["2026-11", ...withinQuarters, "2027-11"], "25"),
    );
    const afterQuarters = toDatesIn2027("01 04 07 10");
    expect(listDays(quarterly, "gstr-1-quarterly")).toEqual(appendDay(afterQuarters, "13"));
    expect(listDays(quarterly, "gstr-3b-quarterly")).toEqual(appendDay(afterQuarters, "22"));
    expect(listDays({ gst: "qrmp", state: "Delhi" }, "gstr-3b-quarterly")).toEqual(
      appendDay(afterQuarters, "24"),
    );
    expect(listDays({ gst: "qrmp" }, "gstr-3b-quarterly")).toEqual([]);
    expect(listDays({ gst: "composition" }, "cmp-08")).toEqual(appendDay(afterQuarters, "18"));
    expect(listDays({ gst: "composition" }, "gstr-4")).toEqual(["2027-06-30"]);
    expect(listDays({ gst: "composition" }, "gstr-1")).toEqual([]);
    expect(listDays({ gst: "monthly", above2Crore: true }, "gstr-9")).toEqual(["2026-12-31"]);
    expect(listDays({ gst: "monthly" }, "gst-credit-closes")).toEqual(["2026-11-30", "2027-11-30"]);
    expect(listDays({ tds: true }, "tds-deposit")).toEqual(
      appendDay(months, "07").map((day) => (day === "2027-04-07" ? "2027-04-30" : day)),
    );
    const statements = toDatesIn2027("01-31 05-31 07-31 10-31");
    expect(listDays({ tds: true }, "tds-statement")).toEqual(statements);
    const instalments = ["2026-12-15", ...toDatesIn2027("03-15 06-15 09-15")];
    expect(listDays({ tax: true, advance: "four" }, "advance-tax")).toEqual(instalments);
    expect(listDays({ tax: true, advance: "one" }, "advance-tax-presumptive")).toEqual([
      "2027-03-15",
    ]);
    expect(listDays({ tax: true }, "itr")).toEqual(["2027-08-31"]);
    expect(listDays({ tax: true, business: "company" }, "itr")).toEqual([]);
    expect(listDays({ tax: true, business: "company" }, "itr-audited")).toEqual(["2027-10-31"]);
    expect(listDays({ tax: true, audit: true }, "itr-audited")).toEqual(["2027-10-31"]);
    expect(listDays({ tax: true, audit: true }, "tax-audit-report")).toEqual(["2027-09-30"]);
    expect(listDays({ staff: true, pf: true }, "pf")).toEqual(appendDay(months, "15"));
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

  it("have titles with their periods", () => {
    const titles = listAllEvents({ ...allChoices, state: "Delhi" }).map(({ title }) => title);
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
    const getFestivalDay = (id: string) =>
      calendarData.festivals.find((festival) => festival.id === id)?.day ?? "";
    expect(new Set(calendarData.festivals.map(({ id }) => id)).size).toBe(
      calendarData.festivals.length,
    );
    for (const { day } of calendarData.festivals) expect(isDay(day)).toBe(true);
    expect(getWeekday(getFestivalDay("easter-2027"))).toBe(0);
    expect(addDays(getFestivalDay("good-friday-2027"), 2)).toBe(getFestivalDay("easter-2027"));
    // The second Sunday in May and the third in June.
    for (const [id, date] of [
      ["mothers-day-2027", "09"],
      ["fathers-day-2027", "20"],
    ] as const)
      expect([getWeekday(getFestivalDay(id)), getFestivalDay(id).slice(8)]).toEqual([0, date]);
    expect(addDays(getFestivalDay("dhanteras-2027"), 2)).toBe(getFestivalDay("diwali-2027"));
    expect(addDays(getFestivalDay("navratri-2027"), 9)).toBe(getFestivalDay("dussehra-2027"));
    expect(addDays(getFestivalDay("diwali-2027"), 6)).toBe(getFestivalDay("chhath-2027"));
  });

  it("cite an authority, a month and a law", () => {
    for (const rule of calendarData.due) {
      expect(Object.keys(calendarData.authorities)).toContain(rule.authority);
      expect(rule.asOf).toMatch(/^[A-Z][a-z]+ 202[56]$/);
      expect(rule.law.length).toBeGreaterThan(5);
    }
    for (const { day, cautions, kind } of listAllEvents(allChoices)) {
      if (kind !== "due") continue;
      expect(cautions).toContain(copy.extended);
      expect(cautions.includes(copy.afterKnownRules)).toBe(day > "2027-03-31");
    }
  });

  it("list each state once", () => {
    const states = [...quarterlyGroups["22"], ...quarterlyGroups["24"]];
    expect(new Set(states).size).toBe(36);
  });

  it("include a posting day before each festival of the chosen regions", () => {
    const choices = { ...emptyChoices, festivals: true, regions: ["south"], lead: 14 };
    const events = listAllEvents(choices);
    const postingStart = events.find(({ uid }) => uid.startsWith("onam-2027-lead"));
    expect(postingStart).toMatchObject({
      day: "2027-08-29",
      title: "Start posting for Onam (Thiruvonam)",
    });
    expect(events.some(({ title }) => title === "Diwali (Lakshmi Puja)")).toBe(true);
    expect(events.some(({ title }) => title === "Chhath Puja")).toBe(false);
    const eventsWithoutOnam = listAllEvents({ ...choices, without: ["onam-2027"] });
    expect(eventsWithoutOnam.some(({ ruleId }) => ruleId === "onam-2027")).toBe(false);
  });
});

describe("the calendar file", () => {
  it("is parsed correctly by another library, event by event", async () => {
    const events = listAllEvents(allChoices);
    const component = new ICAL.Component(ICAL.parse(await makeIcs(allChoices)));
    const parsedEvents = component
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));
    expect(parsedEvents).toHaveLength(events.length);
    for (const event of events) {
      const eventsWithUid = parsedEvents.filter(({ uid }) => uid === event.uid);
      expect(eventsWithUid).toHaveLength(1);
      const [parsedEvent] = eventsWithUid;
      expect(parsedEvent?.startDate.isDate).toBe(true);
      expect(parsedEvent?.startDate.toString()).toBe(event.day);
      expect(parsedEvent?.endDate.toString()).toBe(addDays(event.day, 1));
      expect(parsedEvent?.summary).toBe(event.title.replaceAll("\n", " "));
      for (const line of [event.note, event.source?.url ?? "", ...event.cautions]) {
        expect(parsedEvent?.description).toContain(line);
      }
      const alarms = parsedEvent?.component.getAllSubcomponents("valarm") ?? [];
      expect(alarms).toHaveLength(["postingStart", "recurring"].includes(event.kind) ? 0 : 2);
    }
    expect(parsedEvents.filter(({ component }) => component.hasProperty("rrule"))).toHaveLength(
      listRecurringEvents(calendarData, allChoices, "22").length,
    );
  });

  it("has reminders at 9 a.m. on the day of the event, and on the chosen days before", async () => {
    const component = new ICAL.Component(
      ICAL.parse(await makeIcs({ ...allChoices, alarms: [0, 1, 7] })),
    );
    const reminders = component.getAllSubcomponents("vevent").flatMap((vevent) => {
      const start = new ICAL.Event(vevent).startDate;
      return vevent.getAllSubcomponents("valarm").map((alarm) => {
        const trigger = alarm.getFirstProperty("trigger");
        // RFC 5545: START is the default.
        expect(trigger?.getFirstParameter("related") ?? "START").toBe("START");
        const time = start.clone();
        time.isDate = false;
        time.addDuration(trigger?.getFirstValue() as ICAL.Duration);
        return `${(start.toJSDate().getTime() - time.toJSDate().getTime()) / 3_600_000} h before`;
      });
    });
    expect([...new Set(reminders)]).toEqual(["-9 h before", "15 h before", "159 h before"]);
  });

  it("repeats regular events until the last day", async () => {
    const component = new ICAL.Component(ICAL.parse(await makeIcs(allChoices)));
    const photographs = component
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event))
      .find(({ uid }) => uid.startsWith("photographs"));
    const days = [];
    const iterator = photographs?.iterator();
    for (let day = iterator?.next(); day; day = iterator?.next()) days.push(day.toString());
    expect(days[0]).toBe("2026-11-24");
    expect(days.at(-1)).toBe("2027-11-30");
    expect(days).toHaveLength(54);
  });

  it("has lines of at most 75 bytes and never splits a character", async () => {
    const text = await makeIcs(allChoices);
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
    const listUids = (choices: CalendarChoices) => listAllEvents(choices).map(({ uid }) => uid);
    expect(new Set(listUids(allChoices)).size).toBe(listUids(allChoices).length);
    // With another state or another start of posting, an event has another day but the same uid.
    expect(listUids({ ...allChoices, state: "Delhi", lead: 21 }).toSorted()).toEqual(
      expect.arrayContaining(
        listUids(allChoices)
          .filter((uid) => !uid.startsWith("christmas"))
          .toSorted(),
      ),
    );
    const originalZone = process.env["TZ"];
    const files = [];
    for (const zone of ["Asia/Kolkata", "Pacific/Auckland", "America/Los_Angeles"]) {
      process.env["TZ"] = zone;
      files.push(await makeIcs(allChoices));
    }
    if (originalZone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = originalZone;
    expect(new Set(files).size).toBe(1);
  });

  it("escapes hostile titles", async () => {
    const title = `END:VEVENT\r\nBEGIN:VEVENT\u0000\u0007\ud800 ${"अ🪔;,\\n".repeat(2000)}\u202eabc`;
    const choices = { ...emptyChoices, own: [{ id: "h", title, day: "2027-01-02" }] };
    const component = new ICAL.Component(ICAL.parse(await makeIcs(choices)));
    const ownEvents = component
      .getAllSubcomponents("vevent")
      .filter((event) => String(event.getFirstPropertyValue("uid")).startsWith("own-"));
    expect(ownEvents).toHaveLength(1);
    const summary = String(ownEvents[0]?.getFirstPropertyValue("summary"));
    expect(summary).toContain("अ🪔;,\\n".repeat(2000));
    expect(summary).toMatch(/^END:VEVENT BEGIN:VEVENT/);
  });
});

describe("choices", () => {
  it("are parsed from any stored data", () => {
    const defaults = defaultChoicesByGuide["tax-planning-strategies"] ?? emptyChoices;
    for (const hostile of [undefined, null, 3, "x", [], { gst: {}, own: [null, 4, {}] }]) {
      expect(parseChoices(hostile, defaults)).toEqual({ ...defaults, own: [] });
    }
    expect(parseChoices(JSON.parse(JSON.stringify(allChoices)), defaults)).toEqual(allChoices);
    const invalid = { alarms: [3, "x", 1e9], lead: -5, regions: [4, "south"], own: [{ day: "x" }] };
    expect(parseChoices(invalid, defaults)).toMatchObject({
      alarms: [3],
      lead: 10,
      regions: ["south"],
    });
    const oversized = {
      own: Array.from({ length: 500 }, () => ({ title: "x".repeat(999), day: "2027-01-01" })),
    };
    expect(parseChoices(oversized, defaults).own).toHaveLength(12);
    expect(parseChoices(oversized, defaults).own[0]?.title).toHaveLength(120);
  });

  it("include only the date that applies to every business if nothing is chosen", () => {
    expect(listAllEvents(emptyChoices).map(({ ruleId }) => ruleId)).toEqual(["dpdp-ready"]);
    expect(collectConditions(emptyChoices, undefined)).toContain("gst:none");
  });
});
