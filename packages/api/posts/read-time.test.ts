import { expect, it } from "vitest";
import { countReadMinutes } from "./read-time.ts";

it("counts 213 words a minute in paragraphs and lists, and at least one minute", () => {
  const repeatWord = (count: number) => "word ".repeat(count);
  expect(countReadMinutes({ blocks: [] })).toBe(1);
  expect(
    countReadMinutes({
      blocks: [
        { type: "paragraph", html: `<h2>${repeatWord(213)}</h2>` },
        { type: "image", url: "/a.svg", caption: repeatWord(500) },
        {
          type: "list",
          ordered: false,
          items: [
            {
              html: `<b>${repeatWord(213)}</b> – ₹`,
              items: [{ html: repeatWord(213), items: [] }],
            },
          ],
        },
      ],
    }),
  ).toBe(3);
});
