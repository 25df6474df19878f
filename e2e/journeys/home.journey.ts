import { journey } from "./journey.ts";
import { button, text } from "./target.ts";
import type { Visitor } from "./visitor.ts";

const PICKER = { css: "[role=combobox],select", within: "main" };
const GENERATE = button("Generate Website", "main");
const ALERT = "Please select a business type before continuing.";
const HAND_OFF = /^\/app\/select-location\?businessTypeId=/;

/** Whether the picker is a native select: before hydration, or if it was in use then. */
const isNativeSelect = (visitor: Visitor) =>
  visitor.evaluate(() => document.activeElement?.tagName === "SELECT");

journey("chooses a business by mouse, and continues in the app", async (visitor) => {
  await visitor.open("/");
  await visitor.click(PICKER);
  if (await isNativeSelect(visitor)) {
    await visitor.press("Escape");
    await visitor.selectOption(PICKER, "Bakery & cake shop");
  } else await visitor.click({ css: "[role=option]", name: "Bakery" });
  await visitor.click(GENERATE);
  await visitor.expectUrl(HAND_OFF);
});

journey("chooses a business by keyboard", async (visitor) => {
  await visitor.open("/");
  await visitor.focus(PICKER);
  await visitor.press("ArrowDown", "ArrowDown");
  if (!(await isNativeSelect(visitor))) await visitor.press("Enter");
  await visitor.focus(GENERATE);
  await visitor.press("Enter");
  await visitor.expectUrl(HAND_OFF);
});

journey(
  "is asked for the business if none is chosen, by mouse and by keyboard",
  async (visitor) => {
    await visitor.open("/");
    await visitor.click(GENERATE);
    await visitor.waitForVisible(text(ALERT, "dialog:modal"));
    await visitor.press("Escape");
    await visitor.waitForHidden(text(ALERT, "dialog:modal"));
    await visitor.focus(GENERATE);
    await visitor.press("Enter");
    await visitor.waitForVisible(text(ALERT, "dialog:modal"));
  },
);
