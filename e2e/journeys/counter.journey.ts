import { journey } from "./journey.ts";
import { button, link, text } from "./target.ts";

const PANEL = "dialog:modal";
const CHIP = link("My counter", "header");

journey(
  "saves a design, exports the counter, and clears it",
  async (visitor) => {
    await visitor.open("/website-inspiration");
    await visitor.click(button("Save Dona Ana", "main"));
    await visitor.click(CHIP);
    await visitor.waitForVisible(text("1 design", PANEL));
    await visitor.recordFiles();
    await visitor.click(button("Export as a file", PANEL));
    await visitor.expectFiles("application/json");
    await visitor.click(button("Delete Saved designs", PANEL));
    await visitor.expectFocus(button("Undo", PANEL));
    await visitor.click(button("Undo", PANEL));
    await visitor.waitForVisible(text("1 design", PANEL));
    await visitor.click(button("Delete all", PANEL));
    await visitor.click(button("Yes, delete all", PANEL));
    await visitor.waitForVisible(text("Nothing saved yet.", PANEL));
    await visitor.press("Escape");
    await visitor.waitForHidden(CHIP);
  },
  "short",
);
