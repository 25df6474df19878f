import { kitCopy } from "@angadi/brand-kit/maker/copy";
import { monthSectionCopy } from "@angadi/content/pages/social-media-sections";
import { monthCopy } from "@angadi/post-plan/copy";
import { journey } from "./journey.ts";
import { button, field, text } from "./target.ts";

journey("makes a brand kit with a signboard in two scripts, and downloads it", async (visitor) => {
  await visitor.open("/ai-brand-builder");
  await visitor.click(button("Open the kit maker", "#try"));
  await visitor.fill(field(kitCopy.fields.name.label, "#try"), "Annapurna Sweets");
  await visitor.fill(field(kitCopy.fields.trade.label, "#try"), "Sweet shop");
  await visitor.selectOption(field(kitCopy.fields.state.label, "#try"), "Karnataka");
  await visitor.fill(field(kitCopy.fields.localName.label, "#try"), "ಅನ್ನಪೂರ್ಣ ಸ್ವೀಟ್ಸ್");
  await visitor.waitForVisible(text("60% of the board in Kannada", "#try"));
  await visitor.waitFor(() =>
    [...document.querySelectorAll("#try svg text")].some((line) =>
      line.textContent.includes("ಅನ್ನಪೂರ್ಣ"),
    ),
  );
  await visitor.recordFiles();
  await visitor.click(button(kitCopy.actions.download, "#try"));
  await visitor.expectFiles("application/zip");
});

journey("plans a month of posts, and downloads it", async (visitor) => {
  await visitor.open("/social-media");
  await visitor.click(button(monthSectionCopy.open, "#try"));
  await visitor.fill(field(monthCopy.fields.trade.label, "#try"), "Sweet shop");
  await visitor.fill(field(monthCopy.fields.name.label, "#try"), "Annapurna Sweets");
  await visitor.fill(field(monthCopy.fields.town.label, "#try"), "Mysuru");
  await visitor.fill(field(monthCopy.fields.offer(0).label, "#try"), "Mysore pak");
  await visitor.fill(field(monthCopy.fields.price(0).label, "#try"), "₹480 a box");
  await visitor.waitFor(() => document.querySelectorAll("#try ol svg[aria-label]").length >= 10);
  await visitor.recordFiles();
  await visitor.click(button(monthCopy.actions.zip, "#try"));
  await visitor.expectFiles("application/zip");
});
