import { journey, plainJourney } from "./journey.ts";
import { button, field, text } from "./target.ts";
import type { Visitor } from "./visitor.ts";

const EMAIL = field("Email", "main form");
const MESSAGE = field("Message", "main form");
const SEND = button("Send Message", "main form");
const SUCCESS_TEXT = text("successfully! Your reference is", "main form");
const WRONG_EMAIL = text("Please enter a valid email address.", "main form");

async function fillIn(visitor: Visitor, email: string): Promise<void> {
  await visitor.fill(field("Your name", "main form"), "Asha Rao");
  await visitor.fill(field("Phone number", "main form"), "98480 00000");
  await visitor.fill(EMAIL, email);
  await visitor.fill(MESSAGE, "Do you deliver?");
}

journey(
  "sends a message, and shows its reference",
  async (visitor) => {
    await visitor.open("/contact");
    await fillIn(visitor, "asha@shop.test");
    await visitor.takeTime();
    await visitor.click(SEND);
    await visitor.sees(SUCCESS_TEXT);
    await visitor.reads(MESSAGE, (area) => (area as HTMLTextAreaElement).value, "");
  },
  "short",
);

journey("focuses an invalid email, and sends once it is corrected", async (visitor) => {
  await visitor.open("/contact");
  await fillIn(visitor, "asha.shop");
  await visitor.takeTime();
  await visitor.click(SEND);
  await visitor.sees(WRONG_EMAIL);
  await visitor.hasFocus(EMAIL);
  await visitor.fill(EMAIL, "asha@shop.test");
  await visitor.loses(WRONG_EMAIL);
  await visitor.click(SEND);
  await visitor.sees(SUCCESS_TEXT);
});

journey("reports empty fields on the first click", async (visitor) => {
  await visitor.open("/contact");
  await visitor.click(SEND);
  await visitor.sees(text("Please fill this in.", "main form"));
  await visitor.hasFocus(field("Your name", "main form"));
  await visitor.isAt("/contact");
});

plainJourney("sends a message without scripts", async (visitor) => {
  await visitor.openPlain("/contact");
  await fillIn(visitor, "asha@shop.test");
  await visitor.click(SEND);
  await visitor.sees(SUCCESS_TEXT);
});
