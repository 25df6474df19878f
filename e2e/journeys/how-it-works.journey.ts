import { journey } from "./journey.ts";
import { button, status } from "./target.ts";

const NEXT_BUTTON = button("Next quote", "main");
const QUOTE = { css: "li:nth-child(2) blockquote", within: "[aria-label='What owners say']" };
const createPositionTarget = (position: number) => status(`${position} of 3`, "main");

const isInView = (element: HTMLElement) => {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
};

journey("pages through the quotes by mouse and by keyboard", async (visitor) => {
  await visitor.open("/how-it-works");
  await visitor.click(NEXT_BUTTON);
  await visitor.waitForVisible(createPositionTarget(2));
  await visitor.expectValue(QUOTE, isInView, true);
  await visitor.focus(NEXT_BUTTON);
  await visitor.press("Enter");
  await visitor.waitForVisible(createPositionTarget(3));
  await visitor.expectFocus(NEXT_BUTTON);
  await visitor.click(button("Previous quote", "main"));
  await visitor.waitForVisible(createPositionTarget(2));
});
