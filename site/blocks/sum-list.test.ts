import { expect, test } from "vitest";
import { sumLines } from "./sum-list.tsx";

const list = (...texts: string[]) => texts.map((html) => ({ html, items: [] }));

test("a list of amounts is a bill, its bold line the total", () => {
  expect(
    sumLines(
      list(
        "Box: ₹22",
        "3 g at ₹400 a kilo: ₹1.20",
        "Less the tape: − ₹3",
        "One parcel: <b>₹20.20</b>",
      ),
    ),
  ).toEqual([
    { label: "Box", amount: "₹22", isTotal: false },
    { label: "3 g at ₹400 a kilo", amount: "₹1.20", isTotal: false },
    { label: "Less the tape", amount: "− ₹3", isTotal: false },
    { label: "One parcel", amount: "₹20.20", isTotal: true },
  ]);
});

test("the whole last line may be bold", () => {
  expect(sumLines(list("A: ₹1", "B: ₹2", "<b>Together: ₹3</b>"))?.at(-1)).toEqual({
    label: "Together",
    amount: "₹3",
    isTotal: true,
  });
});

test("a countdown is a bill, too: what each line takes, and what it leaves", () => {
  const lines = sumLines(
    list("Sundays: −52, leaves 313", "Leave: −13, leaves 300", "You work: <b>300</b>"),
  );
  expect(lines).toEqual([
    { label: "Sundays", change: "−52", amount: "313", isTotal: false },
    { label: "Leave", change: "−13", amount: "300", isTotal: false },
    { label: "You work", amount: "300", isTotal: true },
  ]);
});

test("a bill may end in a division", () => {
  expect(sumLines(list("A year: ₹900", "Days: ÷ 100", "A day: <b>₹9</b>"))?.[1]).toEqual({
    label: "Days",
    amount: "÷ 100",
    isTotal: false,
  });
});

test.each([
  ["words among amounts", list("Box: ₹22", "Ask the courier", "Tape: ₹3")],
  ["more than the amount", list("A: ₹1", "B: ₹200 extra per piece", "C: ₹3")],
  ["numbers that aren't amounts", list("Chairs: <b>4</b>", "Tables: <b>2</b>", "Lamps: <b>1</b>")],
  ["too few to add up", list("A: ₹1", "B: ₹2")],
  ["a list within", [...list("A: ₹1", "B: ₹2"), { html: "C: ₹3", items: list("D: ₹4") }]],
  ["a mark that is not closed", list("A: ₹1", "B: ₹2", '<a href="/">C: ₹3</a>')],
])("%s: it stays a list", (_, items) => {
  expect(sumLines(items)).toBeNull();
});
