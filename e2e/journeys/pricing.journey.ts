import { journey } from "./journey.ts";
import { link, text } from "./target.ts";

const YEARLY = link("Yearly", "main");
const CHOOSE = link("Choose Growth Engine", "main table");
const readCurrent = ({ ariaCurrent }: HTMLElement) => ariaCurrent;

journey("shows yearly prices, and hands the chosen plan to the app", async (visitor) => {
  await visitor.open("/pricing");
  await visitor.click(YEARLY);
  await visitor.expectUrl("/pricing?billing=yearly");
  await visitor.expectValue(YEARLY, readCurrent, "true");
  await visitor.waitForVisible(text("₹19,599 a year", "main table"));
  await visitor.click(CHOOSE);
  await visitor.expectUrl("/app/website-type?id=ai-growth-engine&ia=true");
});
