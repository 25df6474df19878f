import { journey } from "./journey.ts";
import { button, link, text } from "./target.ts";

const CHIP = link("Saved", "header");

journey("saves a design, downloads a copy, and deletes it", async (visitor) => {
  await visitor.open("/website-inspiration");
  await visitor.click(button("Save Dona Ana", "main"));
  await visitor.click(CHIP);
  await visitor.waitForVisible(text("1 design", "main"));
  await visitor.recordFiles();
  await visitor.click(button("Download a copy", "main"));
  await visitor.expectFiles("application/json");
  await visitor.click(button("Delete Saved designs", "main"));
  await visitor.expectFocus(button("Cancel", "main"));
  await visitor.click(button("Yes, delete", "main"));
  await visitor.waitForVisible(text("Nothing saved yet.", "main"));
  await visitor.waitForHidden(CHIP);
});
