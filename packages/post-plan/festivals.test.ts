import { expect, it } from "vitest";
import { TODAY, bakery } from "./bakery.test-helper.ts";
import { makePlan } from "./engine/make-plan.ts";
import { FESTIVALS } from "./engine/festival-table.ts";
import { findRegions } from "./engine/regions.ts";
import places from "./engine/tables/places.json" with { type: "json" };
import seasons from "./engine/tables/seasons.json" with { type: "json" };

it("offers what a festival needs before it, and never after", () => {
  const offers = ["Set of 20 kites", "Firki, 1,000 m", "Tukkal lanterns"];
  for (const seed of [0, 1, 2, 3]) {
    const { posts } = makePlan(
      {
        ...bakery,
        trade: "gift-and-toy-shop",
        town: "Ahmedabad",
        seed,
        offers: offers.map((name) => ({ name, price: "" })),
      },
      TODAY,
    );
    const shown = posts.filter(({ offer }) => offer);
    expect(shown).toHaveLength(4);
    for (const { day } of shown) expect(day < "2027-01-14").toBe(true);
  }
});

it("wishes a happy Valentine’s Day only from trades that have to do with it", () => {
  const titles = (trade: string) =>
    makePlan({ ...bakery, trade, month: "2027-02" }, TODAY).posts.map((post) => post.festival);
  expect(titles("florist")).toContainEqual(expect.objectContaining({ title: "Valentine’s Day" }));
  for (const trade of ["dental-clinic", "ac-and-fridge-repair", "tyre-and-puncture-shop"])
    expect(titles(trade)).not.toContainEqual(expect.objectContaining({ day: "2027-02-14" }));
});

it("keeps the festivals of the town’s region, by their local names", () => {
  const titles = (town: string, month: string) =>
    makePlan({ ...bakery, town, month }, TODAY).posts.flatMap(({ festival }) =>
      festival ? [festival.title] : [],
    );
  expect(titles("Chennai", "2027-01")).toContain("Pongal");
  expect(titles("Hyderabad", "2027-01")).toContain("Sankranti");
  expect(titles("Thrissur", "2027-01")).not.toContain("Sankranti");
  expect(titles("Ludhiana", "2027-01")).toContain("Lohri");
  expect(titles("Surat", "2027-01")).toContain("Uttarayan");
  expect(titles("Lucknow", "2027-01")).toContain("Makar Sankranti");
  expect(titles("Kolkata", "2027-01")).toContain("Poush Sankranti");
  expect(titles("Guwahati", "2027-01")).toContain("Magh Bihu");
  expect(titles("Guwahati", "2027-02")).toContain("Saraswati Puja");
  expect(titles("Kolkata", "2027-10")).toContain("Durga Puja");
  expect(titles("Jaipur", "2027-10")).not.toContain("Durga Puja");
  expect(titles("Mysuru", "2027-01")).toContain("Makara Sankranti");
  expect(titles("Panaji", "2026-12")).toContain("St Francis Xavier’s Feast");
  expect(titles("Nashik", "2026-12")).not.toContain("St Francis Xavier’s Feast");
  expect(titles("Pune", "2027-02")).toContain("Shivaji Jayanti");
  expect(titles("Cuttack", "2027-06")).toContain("Raja");
  expect(titles("Cuttack", "2027-04")).toContain("Pana Sankranti");
  expect(titles("Imphal", "2027-04")).toContain("Cheiraoba");
  expect(titles("Nashik", "2027-04")).toContain("Gudi Padwa");
  expect(titles("Kohima", "2026-12")).toContain("Hornbill Festival");
  expect(titles("Bengaluru", "2027-11")).toContain("Karnataka Rajyotsava");
  expect(titles("Warangal", "2027-09")).toContain("Bathukamma");
  expect(titles("Chennai", "2027-03")).not.toContain("Holi");
  expect(titles("Timbuktu", "2027-04")).not.toContain("Vishu");
  expect(titles("Karaikudi", "2027-01")).toContain("Pongal");
  expect(titles("Bathinda", "2027-03")).toContain("Holi and Hola Mohalla");
  expect(titles("Karnal", "2027-03")).toContain("Holi");
  expect(titles("Batala", "2027-04")).toContain("Baisakhi");
  expect(titles("Puri", "2027-07")).toContain("Rath Yatra");
  expect(titles("Madurai", "2027-05")).not.toContain("Buddha Purnima");
  for (const town of ["Timbuktu", ""])
    expect(titles(town, "2027-01").join(" ")).not.toMatch(/Sankranti|Pongal|Uttarayan|Bihu|Lohri/);
  expect(findRegions("Patna")).toEqual(["north", "east"]);
});

it("knows the large towns of India, each in one state", () => {
  const names = Object.values(places).flatMap((list) => list.split(" "));
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
});

it("has enough wishes for neighbours to differ", () => {
  const few = Object.entries(FESTIVALS).filter(
    ([, { wishes, greetedBy }]) => greetedBy !== "" && new Set(wishes).size < 4,
  );
  expect(few.map(([title]) => title)).toEqual([]);
});

it("speaks of one season in a post, the one that its reason names", () => {
  const plan = (trade: string, town: string, month: string, names: readonly string[]) =>
    makePlan(
      { ...bakery, trade, town, month, offers: names.map((name) => ({ name, price: "" })) },
      TODAY,
    ).posts;
  const cases = [
    ["home-tutor", "Lucknow", "2027-02", "Crash course before boards", "the exams"],
    ["home-tutor", "Lucknow", "2027-04", "Crash course before boards", "the new session"],
    ["tractor-and-farm-equipment-hire", "Bathinda", "2027-03", "Harvester", "the wheat harvest"],
    ["tractor-and-farm-equipment-hire", "Madurai", "2027-03", "Harvester", ""],
    ["beauty-parlour", "Agra", "2026-12", "Party make-up", "the wedding season"],
    ["tent-house", "Indore", "2027-04", "Shamiana", "the wedding season"],
    ["tent-house", "Indore", "2027-04", "Cooler on hire", "the hot months"],
    ["catering-service", "Indore", "2027-04", "Wedding buffet", "the wedding season"],
    ["ladies-wear-shop", "Shillong", "2026-12", "Cardigan", "Christmas"],
    ["ladies-wear-shop", "Jaipur", "2026-12", "Cardigan", "the cold weeks"],
    ["hotel-and-lodge", "Puri", "2027-06", "AC room", "Rath Yatra"],
  ] as const;
  for (const [trade, town, month, offer, season] of cases) {
    const found = plan(trade, town, month, [offer, "Zzyx"]).find(
      (post) => post.kind === "season" && post.offer?.name === offer,
    );
    expect([offer, found?.reason ?? ""]).toEqual([
      offer,
      season && `Customers plan for ${season} now.`,
    ]);
    const lines = seasons.flatMap((one) => (one.name === season ? one.lines : []));
    expect(lines.some((line) => found?.caption.startsWith(line)) || !found).toBe(true);
  }
  for (const { name, lines } of seasons) expect([name, lines.length > 2]).toEqual([name, true]);
});

it("offers no meat for a fast, and no lessons for a festival", () => {
  const kinds = (trade: string, name: string, month = "2027-10") =>
    makePlan(
      { ...bakery, trade, town: "Patna", month, offers: [{ name, price: "" }] },
      TODAY,
    ).posts.map(({ kind }) => kind);
  expect(kinds("meat-and-fish-shop", "Mutton, curry cut")).not.toContain("beforeFestival");
  expect(kinds("sweet-shop", "Kaju katli")).toContain("beforeFestival");
  expect(kinds("tiffin-service", "Monthly lunch", "2027-03")).not.toContain("beforeFestival");
  expect(kinds("home-tutor", "Class 8 maths")).not.toContain("beforeFestival");
});

it("keeps the days of its own trade, and only festivals of its own faith", () => {
  const titles = (trade: string, month: string) =>
    makePlan({ ...bakery, trade, month }, TODAY).posts.map((post) => post.festival?.title);
  expect(titles("nursing-home-and-hospital", "2027-07")).toContain("Doctors’ Day");
  expect(titles("yoga-studio", "2027-06")).toContain("Yoga Day");
  expect(titles("plumber", "2027-06")).not.toContain("Yoga Day");
  expect(titles("book-and-stationery-shop", "2027-04")).toContain("World Book Day");
  for (const trade of ["driving-school", "cyber-cafe-and-csc", "tent-house"])
    for (const month of ["2027-04", "2027-05"])
      expect(titles(trade, month).join(" ")).not.toMatch(/Book Day|Tea Day|Dance Day|Earth Day/);
  expect(titles("mosque", "2027-03")).toContain("Eid al-Fitr");
  expect(titles("mosque", "2027-03")).not.toContain("Holi");
  expect(titles("pooja-items-shop", "2026-12")).not.toContain("Christmas");
});

it("opens a post with what its offer names, and compares goods only where taste decides", () => {
  const plan = (trade: string, names: readonly string[]) =>
    makePlan({ ...bakery, trade, offers: names.map((name) => ({ name, price: "" })) }, TODAY);
  const open = (trade: string, name: string) =>
    plan(trade, [name, "Other"]).posts.find(
      ({ topic, offer, kind }) =>
        topic === "offer" && offer?.name === name && kind !== "beforeFestival",
    )?.caption;
  expect(open("dental-clinic", "Braces")).toContain(
    "For children and for grown-ups: ask what suits your teeth.",
  );
  expect(open("pooja-items-shop", "Sandal paste")).not.toContain("feet");
  const asks = (trade: string, names: readonly string[]) =>
    plan(trade, names).posts.some(({ caption }) => caption.includes(names.join(" or ")));
  expect(asks("sweet-shop", ["Murukku", "Thattai"])).toBe(true);
  expect(asks("dental-clinic", ["Root canal", "Scaling"])).toBe(false);
});

it("speaks of no season after its last day", () => {
  const input = { ...bakery, month: "2026-12", town: "Shillong", trade: "ladies-wear-shop" };
  const { posts: before } = makePlan(input, TODAY);
  const { id } = before.find(({ kind }) => kind === "season") ?? { id: "" };
  const moved = makePlan(input, TODAY, { [id]: { day: "2026-12-29" } }).posts;
  expect(moved.find((post) => post.id === id)?.caption).not.toContain("Christmas");
});

it("sells for an occasion what fits it, some days before, and leaves other offers alone", () => {
  const cases = [
    ["beauty-parlour", "Ranchi", "2027-02", "Facial", "Valentine’s Day"],
    ["florist", "Coimbatore", "2027-02", "Orchid pot", "Valentine’s Day"],
    ["cafe", "Pune", "2027-02", "Cheesecake", "Valentine’s Day"],
    ["gold-and-silver-jeweller", "Solapur", "2027-04", "Silver coin", "Akshaya Tritiya"],
    ["footwear-shop", "Kanpur", "2026-12", "Sports shoes", "New Year"],
    ["restaurant", "Bhopal", "2026-12", "Dinner buffet", "New Year"],
    ["tailor-and-boutique", "Lucknow", "2027-03", "Pathani suit stitching", "Eid al-Fitr"],
    ["sweet-shop", "Delhi", "2027-08", "Ghewar", "Raksha Bandhan"],
    ["saree-shop", "Chennai", "2027-10", "Cotton saree", "Deepavali"],
    ["restaurant", "Pune", "2027-02", "Dinner for two", "Valentine’s Day"],
    ["house-painter", "Indore", "2027-10", "Interior walls", "Diwali"],
    ["house-cleaning-service", "Chennai", "2027-10", "Deep cleaning", "Deepavali"],
    ["unisex-salon", "Delhi", "2027-03", "Hair colour", undefined],
    ["dental-clinic", "Indore", "2027-10", "Cleaning", undefined],
    ["footwear-shop", "Kanpur", "2026-12", "School shoes", undefined],
    ["beauty-parlour", "Ranchi", "2027-02", "Threading", undefined],
    ["travel-agency", "Kozhikode", "2027-05", "Umrah package", undefined],
    ["saree-shop", "Varanasi", "2027-01", "Cotton saree", undefined],
    ["plant-nursery", "Pune", "2027-06", "Tulsi plant", "planting in the rains"],
    ["plumber", "Pune", "2027-06", "Tank cleaning", "the rains"],
    ["car-repair-garage", "Faridabad", "2027-06", "AC gas refill", "the hot months"],
    ["gift-and-toy-shop", "Chennai", "2027-10", "Umbrella", "the rains"],
    ["book-and-stationery-shop", "Kanpur", "2027-03", "School bag", "the new school year"],
    ["gym", "Jaipur", "2026-12", "Three months", "the new year"],
    ["restaurant", "Hyderabad", "2027-02", "Haleem", "Ramzan"],
    ["mehndi-artist", "Jaipur", "2027-04", "Mehndi, both hands", "Gangaur"],
    ["handicraft-maker", "Udaipur", "2026-12", "Wooden puppet", "Christmas and New Year gifts"],
    ["optical-shop", "Kottayam", "2027-06", "Kids’ frames", "the new school year"],
    ["tailor-and-boutique", "Lucknow", "2027-02", "Fall and pico", undefined],
    ["catering-service", "Madurai", "2027-01", "Sweet counter", undefined],
    ["catering-service", "Madurai", "2027-01", "Wedding lunch", undefined],
    ["home-tutor", "Indore", "2027-04", "Doubt class", undefined],
  ] as const;
  for (const [trade, town, month, name, occasion] of cases) {
    const offers = [{ name, price: "" }];
    const { posts } = makePlan({ ...bakery, trade, town, month, offers }, TODAY);
    const sold = posts.filter(({ offer, kind }) => offer && /beforeFestival|season/.test(kind));
    const named = sold.map(({ festival, reason }) => festival?.title ?? reason);
    const expected = occasion ?? "nothing";
    const isNamed = named.some((one) => one === expected || one.includes(`for ${expected} now`));
    const isRight = occasion === undefined ? named.length === 0 : isNamed;
    expect([name, named, isRight]).toEqual([name, named, true]);
  }
});

it("greets on the last day of the year, and florists on Rose Day", () => {
  const titles = (trade: string, month: string) =>
    makePlan({ ...bakery, trade, month }, TODAY).posts.map((post) => post.festival?.title);
  expect(titles("footwear-shop", "2026-12")).toContain("New Year’s Eve");
  expect(titles("florist", "2027-02")).toEqual(
    expect.arrayContaining(["Rose Day", "Valentine’s Day"]),
  );
  expect(titles("plumber", "2027-02")).not.toContain("Rose Day");
});
