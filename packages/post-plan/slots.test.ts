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
