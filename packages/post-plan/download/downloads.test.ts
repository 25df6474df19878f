import { unzipSync, strFromU8 } from "fflate";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { parseCsv } from "@angadi/formats/parse-csv";
import { makePlan } from "../engine/make-plan.ts";
import { makePlanDesign } from "../picture/draw-post.ts";
import type { PlanInput } from "../plan.ts";
import { toPostsIcs } from "./to-posts-ics.ts";
import { toCsvFiles } from "./to-csv.ts";
import { zipMonth } from "./downloads.ts";

const input: PlanInput = {
  trade: "Bakery",
  name: 'Meera’s "Bakes", మీరా',
  town: "Hyderabad",
  month: "2027-01",
  offers: [{ name: "Til laddoos; fresh, big", price: "₹240" }],
  seed: 0,
};
const plan = makePlan(input, "2026-11-29");
const captions = plan.posts.map(({ caption }) => caption);

it("makes a calendar with a reminder at the hour of each post", async () => {
  const text = await toPostsIcs(plan, new Date("2026-11-29T10:00:00Z"));
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  expect(events).toHaveLength(10);
  for (const [index, component] of events.entries()) {
    const event = new ICAL.Event(component);
    const { day = "", time = "", caption = "" } = plan.posts[index] ?? {};
    expect(event.startDate.toJSDate()).toEqual(new Date(`${day}T${time}:00+05:30`));
    expect(event.description.startsWith(caption)).toBe(true);
    const [alarm] = component.getAllSubcomponents("valarm");
    expect((alarm?.getFirstPropertyValue("trigger") as ICAL.Duration).toSeconds()).toBe(0);
  }
  expect(new Set(events.map((event) => event.getFirstPropertyValue("uid"))).size).toBe(10);
});

it("makes a CSV file of each platform’s posts for each scheduler", () => {
  const files = toCsvFiles(plan);
  for (const scheduler of ["Buffer", "Publer"]) {
    const records = Object.entries(files)
      .filter(([path]) => path.startsWith(scheduler))
      .flatMap(([, text]) => parseCsv(text).records.slice(1));
    const column = scheduler === "Buffer" ? 0 : 1;
    expect(new Set(records.map(({ cells }) => cells[column]))).toEqual(new Set(captions));
    expect(records).toHaveLength(captions.length);
    for (const { cells } of records)
      expect(cells[scheduler === "Buffer" ? 3 : 0]).toMatch(/^2027-01-\d\d \d\d:\d\d$/);
  }
});

it("has the headings of the schedulers' templates", () => {
  const readHeadings = (path: string) =>
    parseCsv(toCsvFiles(plan)[path] ?? "").records[0]?.cells.join(" | ");
  expect(readHeadings("Buffer/instagram.csv")).toBe("Text | Image URL | Tags | Posting Time");
  expect(readHeadings("Publer/instagram.csv")).toBe(
    "Date - Intl. format or prompt | Text | Link(s) - Separated by comma for FB carousels | Media URL(s) - Separated by comma | Title - For the video, pin, PDF .. | Label(s) - Separated by comma | Alt text(s) - Separated by || | Comment(s) - Separated by || | Pin board, FB album, or Google category | Post subtype - I.e. story, reel, PDF .. | CTA - For Facebook links or Google | Reminder - For stories, reels, shorts, and TikToks",
  );
});

it("packs ten pictures, the texts and the CSV files, the same each time", async () => {
  const draw = async () => new Blob(["PNG"]);
  const zip = await zipMonth(plan, makePlanDesign(plan), draw);
  const files = unzipSync(zip);
  expect(Object.keys(files).filter((file) => file.startsWith("pictures/"))).toHaveLength(10);
  const text = strFromU8(files["posts.txt"] ?? new Uint8Array());
  for (const caption of captions) expect(text).toContain(caption);
  for (const picture of Object.keys(files).filter((file) => file.endsWith(".png")))
    expect(text).toContain(picture.replace("pictures/", ""));
  expect(await zipMonth(plan, makePlanDesign(plan), draw)).toEqual(zip);
});
