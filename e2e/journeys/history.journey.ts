import { expect } from "@playwright/test";
import { journey } from "./journey.ts";
import { button, heading, link } from "./target.ts";

const HOME = heading("All Your Business Tools.", "main");

journey(
  "goes back to the same scroll position after a reload",
  async (visitor) => {
    await visitor.open("/");
    await visitor.hydrate();
    await visitor.settle();
    await visitor.scrollTo(link("Contact", "footer"));
    const position = await visitor.evaluate(() => scrollY);
    await visitor.click(link("Contact", "footer"));
    await visitor.expectUrl("/contact");
    await visitor.waitForVisible(heading("", "main"));
    await visitor.reload();
    await visitor.goBack();
    await visitor.expectUrl("/");
    await visitor.waitForVisible(HOME);
    await visitor.settle();
    // The end of the page moves by some pixels as its fonts are applied.
    const measureDistance = async () =>
      Math.abs((await visitor.evaluate(() => scrollY)) - position);
    await expect.poll(measureDistance).toBeLessThan(10);
    await visitor.click(link("Contact", "footer"));
    await visitor.expectUrl("/contact");
    await visitor.waitForVisible(button("Send Message", "main form"));
  },
  "short",
);

journey("goes back twice from the app", async (visitor) => {
  await visitor.open("/");
  await visitor.hydrate();
  await visitor.click(link("Pricing", "header"));
  await visitor.expectUrl("/pricing");
  await visitor.click(link("Choose Growth Engine", "main table"));
  await visitor.expectUrl(/^\/app\//);
  await visitor.waitForVisible(heading("", "body"));
  await visitor.goBack();
  await visitor.expectUrl("/pricing");
  await visitor.waitForVisible(heading("Start at ₹0", "main"));
  await visitor.goBack();
  await visitor.expectUrl("/");
  await visitor.waitForVisible(HOME);
  // Firefox's driver cannot click in a page from the back/forward cache.
  await visitor.focus(button("Resources", "header"));
  await visitor.press("Enter");
  await visitor.expectValue(
    button("Resources", "header"),
    ({ ariaExpanded }) => ariaExpanded,
    "true",
  );
});
