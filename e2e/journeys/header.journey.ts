import { journey } from "./journey.ts";
import { button, link } from "./target.ts";

const PRODUCTS = button("Products", "header");
const BUILDER = link("AI website builder", "header nav");
const OPEN_MENU = button("Open menu", "header");
const PHONE_PRICING = link("Pricing", "dialog:modal");
const readExpanded = ({ ariaExpanded }: HTMLElement) => ariaExpanded;

journey("opens a menu by a click, and follows a link in it", async (visitor) => {
  await visitor.open("/about");
  await visitor.click(PRODUCTS);
  await visitor.click(BUILDER);
  await visitor.expectUrl("/ai-website-builder");
  await visitor.waitForHidden(BUILDER);
});

journey("closes a menu by Escape while the pointer hovers", async (visitor) => {
  await visitor.open("/about");
  await visitor.hover(PRODUCTS);
  await visitor.waitForVisible(BUILDER);
  await visitor.press("Escape");
  await visitor.waitForHidden(BUILDER);
  await visitor.expectFocus(PRODUCTS);
  await visitor.expectValue(PRODUCTS, readExpanded, "false");
});

journey("opens and closes a menu by keyboard", async (visitor) => {
  await visitor.open("/about");
  await visitor.focus(PRODUCTS);
  await visitor.press("Enter");
  await visitor.expectValue(PRODUCTS, readExpanded, "true");
  await visitor.press("Tab");
  await visitor.expectFocus(BUILDER);
  await visitor.press("Escape");
  await visitor.expectFocus(PRODUCTS);
  await visitor.waitForHidden(BUILDER);
});

journey("opens the phone's menu, closes it, and follows a link in it", async (visitor) => {
  await visitor.resize(390);
  await visitor.open("/about");
  await visitor.click(OPEN_MENU);
  await visitor.waitForVisible(PHONE_PRICING);
  await visitor.press("Escape");
  await visitor.waitForHidden(PHONE_PRICING);
  await visitor.expectFocus(OPEN_MENU);
  await visitor.click(OPEN_MENU);
  await visitor.click(PHONE_PRICING);
  await visitor.expectUrl("/pricing");
  await visitor.waitForHidden(PHONE_PRICING);
});
