import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TODAY, bakery } from "./bakery.test-helper.ts";
import { TRADES_BY_ID } from "@angadi/drafts/trades/trades";
import { GROUP_COPY, TRADE_COPY } from "./engine/advice.ts";
import { listMonths, makePlan } from "./engine/make-plan.ts";
import { CAPTION_LIMITS, measureCaption } from "./engine/platforms.ts";
import { type MonthPlan, PLATFORMS, type PlannedPost } from "./plan.ts";

/** Every eighth trade, or all trades in the long run. */
const SAMPLE_STEP = process.env["LONG"] ? 1 : 8;
const sampleTrades = [...TRADES_BY_ID.keys()].filter((_, index) => index % SAMPLE_STEP === 0);

/** They may neither advertise nor solicit work. */
const REGULATED = ["lawyer", "ca-firm"];

const OFFERS = ["Bebinca", "Khari", "Rusk", "Nankhatai", "Pav"];
const NAMES = [
  "Mo",
  "Sri Lakshmi Venkateswara General Stores & Co",
  "मोगरा",
  "మోగ్రా పూల దుకాణం",
  '"><script>alert(1)</script> \u202eنص 🌸',
];

function expectPlan({ posts, input }: MonthPlan) {
  expect(posts).toHaveLength(10);
  expect(new Set(posts.map(({ day }) => day)).size).toBe(10);
  expect(posts.map(({ day }) => day)).toEqual(posts.map(({ day }) => day).toSorted());
  // Not every trade has something to say to business readers.
  const used = posts.map(({ platform }) => platform);
  expect(used).toEqual(expect.arrayContaining(PLATFORMS.filter((one) => one !== "linkedin")));
  for (const { day, time, caption, platform, reason } of posts) {
    expect(day.slice(0, 7)).toBe(input.month);
    expect(time).toMatch(/^\d\d:\d\d$/);
    expect(reason).not.toBe("");
    expect(caption.trim()).toBe(caption);
    expect(caption).not.toBe("");
    expect(caption).not.toMatch(/[{}]|undefined|  |!/);
    expect(measureCaption(caption, platform)).toBeLessThanOrEqual(CAPTION_LIMITS[platform]);
    expect(caption.match(/#/g)?.length ?? 0).toBeLessThanOrEqual(3);
  }
  // Ten posts of one shop must not sound alike.
  expect(new Set(posts.map(({ caption }) => caption.split(/[.:?\n]/)[0])).size).toBeGreaterThan(8);
}

describe("a plan", () => {
  it("has ten posts on ten days of the month for every business type and name", () => {
    const plans = Array.from(TRADES_BY_ID.keys(), (trade, index) => {
      const name = NAMES[index % NAMES.length] ?? "";
      return makePlan({ ...bakery, trade, name, offers: [{ name, price: "₹99" }] }, TODAY);
    });
    for (const plan of plans) expectPlan(plan);
    expect(plans.map(({ posts }) => posts.length)).toEqual(plans.map(() => 10));
  });

  it("is the same for the same input, and another one for another seed", () => {
    const captions = (seed: number) =>
      makePlan({ ...bakery, seed }, TODAY).posts.map(({ caption }) => caption);
    expect(captions(0)).toEqual(captions(0));
    expect(captions(1)).not.toEqual(captions(0));
  });

  it("differs in days and sentences between twenty businesses of one street", () => {
    const trades = ["Saree shop", "Bakery", "Dental clinic", "Plumber", "Gym"];
    const plans = Array.from({ length: 20 }, (_, index) => {
      const [trade = ""] = trades.slice(index % trades.length);
      return makePlan({ ...bakery, trade, name: `Lakshmi ${index}` }, TODAY).posts;
    });
    const readOpening = ({ caption }: PlannedPost) => caption.split(/(?<=[.:?])\s/)[0];
    for (const [index, plan] of plans.entries()) {
      for (const other of plans.slice(0, index)) {
        const shared = plan.filter((post, at) => {
          const otherPost = other[at];
          // Offers are stated in the owner’s words.
          return otherPost && !post.offer && readOpening(otherPost) === readOpening(post);
        });
        // A trade has only so much advice.
        expect(shared.length).toBeLessThanOrEqual(3);
        expect(plan.map(({ day }) => day)).not.toEqual(other.map(({ day }) => day));
      }
    }
  });

  it("names the business and the town once in a post, and lists all offers once a month", () => {
    for (const trade of sampleTrades) {
      const { posts } = makePlan({ ...bakery, trade, name: "Meera & Co." }, TODAY);
      expect(posts.filter(({ topic }) => topic === "list")).toHaveLength(
        REGULATED.includes(trade) ? 0 : 1,
      );
      for (const { caption } of posts) {
        for (const name of ["Meera & Co.", "Hyderabad"])
          expect(caption.toLowerCase().split(name.toLowerCase()).length).toBeLessThanOrEqual(2);
        expect(caption).not.toMatch(/\.\./);
      }
    }
  });

  it("mixes offers, one list, advice, a question and how to order", () => {
    for (const trade of sampleTrades.filter((one) => !REGULATED.includes(one))) {
      for (const count of [1, 2, 3, 5]) {
        const offers = OFFERS.slice(0, count).map((name) => ({ name, price: "₹90" }));
        const { posts } = makePlan({ ...bakery, trade, offers }, TODAY);
        const list = (topic: string) => posts.filter((post) => post.topic === topic);
        const shown = list("offer").map(({ offer }) => offer?.name);
        expect(shown.length).toBe(Math.min(count + 1, 4));
        expect(new Set(shown).size).toBe(Math.min(count, 4));
        expect(list("list")).toHaveLength(count > 1 ? 1 : 0);
        expect(list("advice").length).toBeGreaterThanOrEqual(1);
        expect(list("question").length).toBeGreaterThanOrEqual(1);
        expect(list("order")).toHaveLength(1);
        expect(new Set(posts.map(({ caption }) => caption)).size).toBe(10);
        expect(new Set(list("advice").map(({ headline }) => headline)).size).toBe(
          list("advice").length,
        );
      }
    }
  });

  it("uses the owner’s detail about an offer word for word", () => {
    const [offer] = bakery.offers;
    const offers = [{ name: offer?.name ?? "", price: "", detail: "Baked at six each morning" }];
    const shown = makePlan({ ...bakery, offers }, TODAY).posts.filter(
      ({ topic }) => topic === "offer",
    );
    for (const { caption } of shown) expect(caption).toContain("Baked at six each morning.");
  });

  it("posts on LinkedIn once a month for shops, and advice or how to order only", () => {
    for (const [trade, limit] of [
      ["sweet-shop", 1],
      ["tyre-and-puncture-shop", 1],
      ["ca-firm", 2],
    ] as const) {
      const { posts } = makePlan({ ...bakery, trade }, TODAY);
      const onLinkedin = posts.filter(({ platform }) => platform === "linkedin");
      expect(onLinkedin.length).toBeLessThanOrEqual(limit);
      expect(onLinkedin.length).toBeGreaterThan(0);
      for (const { topic } of onLinkedin) expect(["advice", "order"]).toContain(topic);
    }
  });

  it("gives advice that claims nothing about the business", () => {
    const copies = [...Object.values(GROUP_COPY), ...Object.values(TRADE_COPY)];
    const texts = copies.flatMap(({ hooks = [], advice = {} }) => [
      ...hooks,
      ...Object.entries(advice).flat(),
    ]);
    const questions = copies.flatMap(({ questions = {} }) => Object.entries(questions).flat());
    for (const text of [...texts, ...questions]) {
      expect(text).not.toMatch(
        /\b(?:our|ours|we)\b|%|!|\d+ (?:per cent|percent)|\p{Extended_Pictographic}/iu,
      );
      expect(text.length).toBeLessThanOrEqual(200);
    }
    for (const text of texts)
      expect(text).not.toMatch(
        /\b(?:us|best|cheapest|finest|number one|leading|guarantee[ds]?|cures?|heals?)\b/i,
      );
  });

  it("opens an offer of unknown words with a line of its trade, and uses each line once", () => {
    const plain = "Zzyx";
    for (const trade of sampleTrades) {
      if (REGULATED.includes(trade)) continue;
      const known = TRADE_COPY[trade]?.hooks ?? [];
      const offers = [{ name: plain, price: "₹90", detail: "" }];
      const opened: string[] = [];
      for (const { topic, kind, caption } of makePlan({ ...bakery, trade, offers }, TODAY).posts) {
        if (topic !== "offer" || kind === "season") continue;
        const line = known.find((one) => caption.startsWith(one));
        expect(line !== undefined || (known.length < 5 && caption.startsWith(plain))).toBe(true);
        if (line !== undefined) opened.push(line);
      }
      expect(new Set(opened).size).toBe(opened.length);
    }
  });

  it("says how to order without naming an offer or a price", () => {
    for (const trade of sampleTrades) {
      const { posts } = makePlan({ ...bakery, trade }, TODAY);
      const orders = posts.filter(({ topic }) => topic === "order");
      expect(orders).toHaveLength(REGULATED.includes(trade) ? 0 : 1);
      for (const { caption } of orders) expect(caption).not.toMatch(/₹|laddoo|plum cake/);
    }
  });

  it("neither advertises nor solicits for advocates and chartered accountants", () => {
    for (const trade of REGULATED) {
      for (let month = 0; month < 12; month += 1) {
        const { posts } = makePlan(
          { ...bakery, trade, month: listMonths(TODAY)[month] ?? "" },
          TODAY,
        );
        for (const { topic, caption } of posts) {
          expect(["advice", "question", "greeting"]).toContain(topic);
          expect(caption).not.toMatch(/₹|laddoo|plum cake|message us|ask us|come by/i);
        }
      }
    }
  });

  it("says once why these posts sell nothing, and greets for the New Year in several ways", () => {
    for (const trade of REGULATED) {
      const { posts } = makePlan({ ...bakery, trade }, TODAY);
      expect(posts.filter(({ reason }) => reason.includes("may not advertise"))).toHaveLength(1);
    }
    const wishes = Array.from({ length: 12 }, (_, index) => {
      const { posts } = makePlan({ ...bakery, name: `Shop ${index}` }, TODAY);
      return posts.find(({ festival }) => festival?.title === "New Year")?.caption.split("\n\n")[1];
    });
    expect(new Set(wishes).size).toBeGreaterThanOrEqual(3);
  });

  it("has enough texts of its own for every trade", () => {
    for (const trade of sampleTrades) {
      const offers = [{ name: "One", price: "" }];
      // Months with few festivals need the most advice.
      for (const month of ["2027-06", "2027-07"]) {
        const { posts } = makePlan({ ...bakery, trade, month, offers }, TODAY);
        const spoken = posts.filter(({ tip }) => tip !== "").map(({ tip }) => tip);
        expect(spoken.filter((tip, index) => spoken.indexOf(tip) !== index)).toEqual([]);
      }
    }
  });

  it("keeps offers as typed, apart from the sentences around them", () => {
    const offers = [{ name: "bandhani dupatta", price: "₹200" }];
    for (const { caption } of makePlan({ ...bakery, trade: "saree-shop", offers }, TODAY).posts)
      expect(caption).not.toMatch(/(?:\ban?|for|at|have|our) bandhani/i);
  });

  it("never plans a day that has passed", () => {
    for (const { day } of makePlan({ ...bakery, month: "2026-12" }, "2026-12-17").posts)
      expect(day >= "2026-12-17").toBe(true);
  });

  it("offers the months that the calendar knows, the current one if two weeks are left", () => {
    expect(listMonths(TODAY)[0]).toBe("2026-12");
    expect(listMonths("2026-12-18")[0]).toBe("2026-12");
    expect(listMonths("2026-12-19")[0]).toBe("2027-01");
    expect(listMonths(TODAY)).toHaveLength(12);
    expect(makePlan({ ...bakery, month: "1999-01" }, TODAY).input.month).toBe("2026-12");
  });

  it("states only figures that were entered, or the date", () => {
    for (let month = 0; month < 12; month += 1) {
      const input = { ...bakery, month: listMonths(TODAY)[month] ?? "" };
      for (const { caption, festival } of makePlan(input, TODAY).posts) {
        const known = ["500", "₹240", "₹720", festival && String(Number(festival.day.slice(8)))];
        for (const figure of caption.match(/₹?\d[\d,.]*(?<=\d)/g) ?? []) {
          if (/^\d+$/.test(figure) && caption.includes(`${figure} days`)) continue;
          expect(known).toContain(figure);
        }
      }
    }
  });

  it("has no date in a caption about a festival that the moon decides", () => {
    const eid = [0, 1, 2, 3, 4, 5]
      .flatMap((seed) => makePlan({ ...bakery, month: "2027-03", seed }, TODAY).posts)
      .filter(({ festival }) => festival?.basis === "sighting");
    expect(eid.length).toBeGreaterThan(0);
    for (const { caption, reason } of eid) {
      expect(caption).not.toMatch(/March|days away/);
      expect(reason).toContain("moon");
    }
  });

  it("accepts any text", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 80 });
    fc.assert(
      fc.property(text, text, text, text, (trade, name, town, offer) => {
        const offers = [{ name: offer, price: name }, ...bakery.offers];
        const { posts } = makePlan({ ...bakery, trade, name, town, offers }, TODAY);
        for (const { caption, platform } of posts) {
          expect(caption).not.toBe("");
          expect(measureCaption(caption, platform)).toBeLessThanOrEqual(CAPTION_LIMITS[platform]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("a changed post", () => {
  const { posts } = makePlan(bakery, TODAY);
  const NO_POST: Partial<PlannedPost> & { id: string } = { id: "" };
  const find = (kind: string) => posts.find((post) => post.kind === kind) ?? NO_POST;
  const change = (id: string, changes: object) =>
    makePlan(bakery, TODAY, { [id]: changes }).posts.find((post) => post.id === id) ?? NO_POST;

  it("gets a text that is true of its new day", () => {
    const { id } = find("weekend");
    expect(change(id, { day: "2027-01-20" }).kind).toBe("weekday");
    const { id: greeting } =
      posts.find(
        ({ kind, festival }) => kind === "festivalDay" && festival?.title === "Sankranti",
      ) ?? NO_POST;
    expect(change(greeting, { day: "2027-01-20" })).toMatchObject({
      id: greeting,
      kind: "weekday",
    });
    expect(change(greeting, { day: "2027-01-20" }).festival).toBeUndefined();
  });

  it("keeps an edited caption when it moves", () => {
    const { id } = find("weekend");
    const moved = change(id, { day: "2027-01-20", caption: "Open from 8." });
    expect(moved).toMatchObject({ day: "2027-01-20", caption: "Open from 8." });
  });

  it("gets another text on each replacement, also without a name and a town", () => {
    for (const input of [bakery, { ...bakery, name: "", town: "" }]) {
      const { posts: before } = makePlan(input, TODAY);
      for (const { id, caption } of before) {
        const { posts: after } = makePlan(input, TODAY, { [id]: { turn: 1 } });
        expect(after.find((post) => post.id === id)?.caption).not.toBe(caption);
      }
    }
  });
});
