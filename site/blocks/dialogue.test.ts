import { expect, test } from "vitest";
import { spokenLines } from "./dialogue.tsx";

test("a paragraph of spoken lines is a dialogue", () => {
  expect(spokenLines("“Which size?”<br />“The <b>large</b> one.”<br>“Then ₹240.”")).toEqual([
    "“Which size?”",
    "“The <b>large</b> one.”",
    "“Then ₹240.”",
  ]);
});

test.each([
  ["one line alone", "“Which size?”"],
  ["a line that is told", "“Which size?”<br>She thought.<br>“The large one.”"],
  ["what is told after a line", "“Which size?” I asked.<br>“The large one.”"],
  ["a mark over two lines", "“Which <b>size?”<br>“The</b> large one.”"],
])("%s: it stays a paragraph", (_, html) => {
  expect(spokenLines(html)).toBeNull();
});
