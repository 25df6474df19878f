import { journey } from "./journey.ts";
import { field } from "./target.ts";

const SEARCH = field("Search the posts by title", "main");
const POST = { css: "h2 a", within: "main li" };

journey("finds a post by its title, and reads it", async (visitor) => {
  await visitor.open("/blog");
  await visitor.focus(SEARCH);
  await visitor.type("invoice");
  await visitor.expectUrl("/blog?q=invoice");
  await visitor.expectFocus(SEARCH);
  await visitor.click(POST);
  await visitor.expectUrl(/^\/blog\/[a-z\d-]+$/);
  await visitor.expectValue({ css: "h1" }, ({ textContent }) => /invoice/i.test(textContent), true);
});
