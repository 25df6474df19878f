import { journey } from "./journey.ts";
import { button, text } from "./target.ts";

const COUNT_SWITCH = button("Count my visits", "main");
const readChecked = ({ ariaChecked }: HTMLElement) => ariaChecked;

journey("turns counting off across pages, and on again", async (visitor) => {
  await visitor.open("/privacy");
  await visitor.click(COUNT_SWITCH);
  await visitor.expectValue(COUNT_SWITCH, readChecked, "false");
  await visitor.waitForVisible(text("Your visits are not counted in this browser.", "main"));
  await visitor.open("/privacy");
  await visitor.hydrate();
  await visitor.expectValue(COUNT_SWITCH, readChecked, "false");
  await visitor.focus(COUNT_SWITCH);
  await visitor.press("Space");
  await visitor.expectValue(COUNT_SWITCH, readChecked, "true");
});
