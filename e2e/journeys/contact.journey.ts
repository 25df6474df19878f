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

journey("focuses an invalid email, and sends once it is corrected", async (visitor) => {
  await visitor.open("/contact");
  await fillIn(visitor, "asha.shop");
  await visitor.waitForHumanDelay();
  await visitor.click(SEND);
  await visitor.waitForVisible(WRONG_EMAIL);
  await visitor.expectFocus(EMAIL);
  await visitor.fill(EMAIL, "asha@shop.test");
  await visitor.waitForHidden(WRONG_EMAIL);
  await visitor.click(SEND);
  await visitor.waitForVisible(SUCCESS_TEXT);
});

plainJourney("sends a message without scripts", async (visitor) => {
  await visitor.openWithoutReact("/contact");
  await fillIn(visitor, "asha@shop.test");
  await visitor.click(SEND);
  await visitor.waitForVisible(SUCCESS_TEXT);
});
