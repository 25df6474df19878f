import { journey } from "./journey.ts";
import { heading, link } from "./target.ts";

const LAST_STORY = heading("Six logins became one", "main article");

const isInView = (element: HTMLElement) => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
};

journey("goes from a story to the prices and back to the story", async (visitor) => {
  await visitor.open("/customer-stories");
  await visitor.scrollTo(LAST_STORY);
  await visitor.focus(link("Pricing", "header"));
  await visitor.press("Enter");
  await visitor.expectUrl("/pricing");
  await visitor.waitForVisible(heading("How plans renew", "main"));
  await visitor.goBack();
  await visitor.expectUrl("/customer-stories");
  await visitor.expectValue(LAST_STORY, isInView, true);
});
