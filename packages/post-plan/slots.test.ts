import { expect, it } from "vitest";
import { TODAY, bakery } from "./bakery.test-helper.ts";
import { makePlan } from "./engine/make-plan.ts";

const WEEKEND = [0, 6];

it("posts for business readers on working days only", () => {
  const days = ["sweet-shop", "gym", "footwear-shop", "interior-designer", "plumber"].flatMap(
    (trade) =>
      ["2026-12", "2027-01", "2027-02", "2027-06"].flatMap((month) =>
        makePlan({ ...bakery, trade, month }, TODAY).posts.flatMap(({ day, platform }) =>
          platform === "linkedin" ? [new Date(day).getUTCDay()] : [],
        ),
      ),
  );
  expect(days.length).toBeGreaterThan(10);
  for (const day of days) expect(WEEKEND).not.toContain(day);
});

it("shows the offers in the order in which the owner named them", () => {
  const names = ["Bebinca", "Khari", "Rusk", "Nankhatai", "Pav"];
  const offers = names.map((name) => ({ name, price: "90" }));
  const { posts } = makePlan({ ...bakery, offers, month: "2027-06" }, TODAY);
  const shown = posts.flatMap(({ offer }) => (offer ? [offer.name] : []));
  expect(shown).toEqual(names.slice(0, 4));
});

it("keeps posts about one offer apart, and sells nothing on the day of a festival", () => {
  const names = ["Rose bouquet", "Orchid pot", "Garland"];
  const offers = names.map((name) => ({ name, price: "" }));
  const input = { ...bakery, trade: "florist", month: "2027-02", offers };
  const { posts } = makePlan(input, TODAY);
  const dates = posts.flatMap(({ offer, day }) =>
    offer?.name === "Rose bouquet" ? [Number(day.slice(8))] : [],
  );
  expect(dates).toHaveLength(2);
  expect((dates[1] ?? 0) - (dates[0] ?? 0)).toBeGreaterThanOrEqual(3);
  const topics = posts.filter(({ kind }) => kind === "festivalDay").map(({ topic }) => topic);
  expect(topics).toEqual(topics.map(() => "greeting"));
});

it("keeps the first offer for this month if only next month’s festival wants it twice", () => {
  const offers = ["Assamese thali", "Fish tenga", "Momo"].map((name) => ({ name, price: "" }));
  const input = { ...bakery, trade: "restaurant", town: "Jorhat", month: "2027-04", offers };
  const { posts } = makePlan(input, TODAY);
  const kinds = posts.flatMap(({ offer, festival }) =>
    offer?.name === "Assamese thali" ? [festival?.title] : [],
  );
  expect(kinds).toHaveLength(2);
  expect(kinds[0]).toBe("Bohag Bihu");
});

const plan = (trade: string, town: string, month: string, prices: Record<string, string>) => {
  const offers = Object.entries(prices).map(([name, price]) => ({ name, price }));
  return makePlan({ ...bakery, trade, town, month, offers }, TODAY).posts;
};

it("gives a festival the dearest offer that fits and has no post yet, and none twice", () => {
  const sarees = { "Irkal saree": "1,800", "Paithani saree": "from ₹6,500", "Daily saree": "550" };
  const posts = plan("saree-shop", "Kolhapur", "2027-03", sarees);
  const sold = posts.flatMap(({ kind, festival, offer }) =>
    kind === "beforeFestival" ? [`${festival?.title}: ${offer?.name}`] : [],
  );
  expect(sold).toContain("Gudi Padwa: Paithani saree");
  expect(sold).toContain("Eid al-Fitr: Irkal saree");
  expect(sold.join(" ")).not.toContain("Daily saree");
  const sweets = { Rosogolla: "150", Murukku: "120" };
  const days = plan("sweet-shop", "Kolkata", "2027-04", sweets).filter(
    ({ kind, offer }) => kind === "beforeFestival" && offer?.name === "Rosogolla",
  );
  expect(days).toHaveLength(1);
});

it("greets on Women’s Day from the trades of women, and wishes a happy New Year on its eve", () => {
  const posts = plan("saree-shop", "Kolhapur", "2027-03", { Saree: "900" });
  const titles = posts.flatMap(({ kind, festival }) => (kind === "festivalDay" ? festival : []));
  expect(titles).toContainEqual(expect.objectContaining({ title: "Women’s Day" }));
  const eve = plan("electrician", "Kanpur", "2026-12", { Wiring: "900" }).at(-1);
  expect(eve?.caption).toContain("New Year");
  expect(eve?.caption).not.toContain("Year’s Eve");
});

it("sells nothing on a great festival, and nothing out of season", () => {
  const names = (trade: string, town: string, month: string, offers: readonly string[]) =>
    plan(trade, town, month, Object.fromEntries(offers.map((name) => [name, ""]))).flatMap(
      ({ day, offer }) => (offer ? [[day, offer.name]] : []),
    );
  const care = ["Teeth cleaning", "Root canal", "Check-up"];
  for (const town of ["Guwahati", "Pune", "Lucknow"])
    expect(names("dental-clinic", town, "2027-03", care).map(([day]) => day)).not.toContain(
      "2027-03-22",
    );
  const fans = names("electrician", "Kanpur", "2026-12", ["Wiring", "Fan fitting"]);
  expect(fans.map(([, name]) => name)).toEqual(["Wiring", "Wiring"]);
  const rooms = names("hotel-and-lodge", "Udaipur", "2026-12", ["AC room", "Lunch"]);
  expect(rooms.map(([, name]) => name)).toContain("AC room");
  const sweets = names("sweet-shop", "Kolkata", "2027-04", ["Nolen gur sandesh", "Rosogolla"]);
  expect(sweets.map(([, name]) => name)).not.toContain("Nolen gur sandesh");
});
