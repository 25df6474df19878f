import { journey } from "./journey.ts";
import { button, text } from "./target.ts";

const COUNTS = button("Count my visits", "main");
const isOn = ({ ariaChecked }: HTMLElement) => ariaChecked;

journey("stops being counted, and stays so", async (visitor) => {
  await visitor.open("/privacy");
  await visitor.click(COUNTS);
  await visitor.reads(COUNTS, isOn, "false");
  await visitor.sees(text("Your visits are not counted in this browser.", "main"));
  await visitor.open("/privacy");
  await visitor.hydrate();
  await visitor.reads(COUNTS, isOn, "false");
  await visitor.focus(COUNTS);
  await visitor.press("Space");
  await visitor.reads(COUNTS, isOn, "true");
});
