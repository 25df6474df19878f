import { journey } from "./journey.ts";
import { button, field, heading, link, text } from "./target.ts";
import type { Visitor } from "./visitor.ts";

const FORM = "dialog:modal form";
const JOIN = link("Join the programme", "main");
const NEXT_BUTTON = button("Next", FORM);
const MISSING = text("Please fill out all required fields.", "dialog:modal[role=alertdialog]");

async function fillIn(visitor: Visitor, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await visitor.fill(field(label, FORM), value);
}

journey("applies as an affiliate in two steps", async (visitor) => {
  await visitor.open("/affiliate");
  await visitor.click(JOIN);
  await visitor.waitForVisible(text("Step 1 of 2", FORM));
  await fillIn(visitor, { Name: "Asha Rao", Email: "asha@shop.test", "Mobile number": "98480" });
  await visitor.click(NEXT_BUTTON);
  await visitor.waitForVisible(text("Step 2 of 2", FORM));
  await fillIn(visitor, { "Company name": "Rao & Co", Website: "rao.test" });
  await visitor.fill(field("LinkedIn profile", FORM), "https://linkedin.test/in/asha");
  await visitor.selectOption(field("What describes you best?", FORM), "Freelancer");
  await visitor.waitForHumanDelay();
  await visitor.click(button("Submit", FORM));
  await visitor.waitForVisible(heading("Thank you", "dialog:modal"));
});

journey("is alerted to missing fields, and goes back to what was typed", async (visitor) => {
  await visitor.open("/affiliate");
  await visitor.click(JOIN);
  await visitor.click(NEXT_BUTTON);
  await visitor.waitForVisible(MISSING);
  await visitor.press("Enter");
  await visitor.waitForHidden(MISSING);
  await visitor.expectFocus(field("Name", FORM));
  await fillIn(visitor, { Name: "Asha Rao", Email: "asha@shop.test", "Mobile number": "98480" });
  await visitor.press("Enter");
  await visitor.waitForVisible(text("Step 2 of 2", FORM));
  await visitor.click(button("Back", FORM));
  await visitor.expectValue(
    field("Name", FORM),
    (input) => (input as HTMLInputElement).value,
    "Asha Rao",
  );
  await visitor.press("Escape");
  await visitor.waitForHidden(text("Step 1 of 2", FORM));
});
