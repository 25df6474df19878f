import { journey } from "./journey.ts";
import type { Target } from "./target.ts";

const createQuestionTarget = (position: number): Target => ({
  css: `details:nth-child(${position}) > summary`,
  within: "main :has(> details[name])",
});
const isOpen = ({ parentElement }: HTMLElement) => (parentElement as HTMLDetailsElement).open;

journey("opens one answer at a time, by mouse and by keyboard", async (visitor) => {
  await visitor.open("/");
  await visitor.click(createQuestionTarget(1));
  await visitor.expectValue(createQuestionTarget(1), isOpen, true);
  await visitor.focus(createQuestionTarget(2));
  await visitor.press("Enter");
  await visitor.expectValue(createQuestionTarget(2), isOpen, true);
  await visitor.expectValue(createQuestionTarget(1), isOpen, false);
  await visitor.click(createQuestionTarget(2));
  await visitor.expectValue(createQuestionTarget(2), isOpen, false);
});
