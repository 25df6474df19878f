import { journey } from "./journey.ts";
import { button, heading, link } from "./target.ts";

const LARGER = link("Khanna (larger view)", "main");

journey("pages through the designs in the larger view", async (visitor) => {
  await visitor.open("/website-inspiration");
  await visitor.click(LARGER);
  await visitor.waitForVisible(heading("Khanna", "dialog:modal"));
  await visitor.click(button("Next design", "dialog:modal"));
  await visitor.waitForVisible(heading("Anand Sir", "dialog:modal"));
  await visitor.click(button("Previous design", "dialog:modal"));
  await visitor.waitForVisible(heading("Khanna", "dialog:modal"));
  await visitor.press("Escape");
  await visitor.waitForHidden(heading("Khanna", "dialog:modal"));
  await visitor.expectFocus(LARGER);
});
