import { journey } from "./journey.ts";
import { button, field } from "./target.ts";

const HERO = "section:has(h1)";
const DIALOG = "#name-generator";
const ABOUT = field("What does the business do?", DIALOG);

journey("finds names for a business, and keeps one on the shortlist", async (visitor) => {
  await visitor.open("/business-name-generator");
  await visitor.fill(field("What does the business do?", HERO), "Tea stall by a lake");
  await visitor.click(button("Generate Business Name", HERO));
  await visitor.expectUrl("/business-name-generator?about=Tea+stall+by+a+lake");
  await visitor.click(button("Keep", `${DIALOG} ol`));
  await visitor.click(button("Shortlist 1", DIALOG));
  await visitor.waitForVisible({ css: "tbody tr", within: DIALOG });
  await visitor.recordFiles();
  await visitor.click(button("Download CSV", DIALOG));
  await visitor.expectFiles("text/csv;charset=utf-8");
});

journey("finds names by keyboard", async (visitor) => {
  await visitor.open("/business-name-generator");
  await visitor.focus(button("Generate Business Name", "main"));
  await visitor.press("Enter");
  await visitor.expectFocus(ABOUT);
  await visitor.type("Tea stall");
  await visitor.focus(button("Generate names", DIALOG));
  await visitor.press("Enter");
  await visitor.waitForVisible({ css: "h4", within: DIALOG });
  await visitor.press("Escape");
  await visitor.waitForHidden({ css: "h4", within: DIALOG });
});
