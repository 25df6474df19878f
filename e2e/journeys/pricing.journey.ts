import { journey } from "./journey.ts";
import { button, link, text } from "./target.ts";

const YEARLY = button("Pay yearly", "main");
const CHOOSE = link("Choose Growth Engine", "main table");
const readChecked = ({ ariaChecked }: HTMLElement) => ariaChecked;

journey(
  "shows the prices of a year, and hands the chosen plan to the app",
  async (visitor) => {
    await visitor.open("/pricing");
    await visitor.click(YEARLY);
    await visitor.expectUrl("/pricing?billing=yearly");
    await visitor.expectValue(YEARLY, readChecked, "true");
    await visitor.waitForVisible(text("₹19,599 a year", "main table"));
    await visitor.click(CHOOSE);
    await visitor.expectUrl("/app/website-type?id=ai-growth-engine&ia=true");
  },
  "short",
);

journey("goes back to the prices of a month by keyboard", async (visitor) => {
  await visitor.open("/pricing?billing=yearly");
  await visitor.focus(YEARLY);
  await visitor.press("Space");
  await visitor.expectUrl("/pricing");
  await visitor.expectValue(YEARLY, readChecked, "false");
  await visitor.waitForVisible(text("₹1,999 a month", "main table"));
  await visitor.expectFocus(YEARLY);
});

journey("chooses a plan on a phone", async (visitor) => {
  await visitor.resize(390);
  await visitor.open("/pricing");
  await visitor.click(link("Choose Growth Engine", "main article"));
  await visitor.expectUrl("/app/website-type?id=ai-growth-engine&ia=false");
});
