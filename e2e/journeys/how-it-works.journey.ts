import { journey } from "./journey.ts";
import { button, status } from "./target.ts";

const NEXT = button("Next quote", "main");
const QUOTE = { css: "li:nth-child(2) blockquote", within: "[aria-label='What owners say']" };
const at = (place: number) => status(`${place} of 3`, "main");

const isInView = (element: HTMLElement) => {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
};

journey(
  "turns the quotes by mouse and by keyboard",
  async (visitor) => {
    await visitor.open("/how-it-works");
    await visitor.click(NEXT);
    await visitor.sees(at(2));
    await visitor.reads(QUOTE, isInView, true);
    await visitor.focus(NEXT);
    await visitor.press("Enter");
    await visitor.sees(at(3));
    await visitor.hasFocus(NEXT);
    await visitor.click(button("Previous quote", "main"));
    await visitor.sees(at(2));
  },
  "short",
);

journey("turns the quotes by keyboard as the first act", async (visitor) => {
  await visitor.open("/how-it-works");
  await visitor.focus(NEXT);
  await visitor.press("Enter");
  await visitor.sees(at(2));
});
