import { type BuiltServer, startBuiltServer } from "@angadi/tests/built-server";
import { expect, waitForHumanDelay, test } from "../test.ts";

/** Nothing listens on this port of the loopback. Pages on localhost use the DEV_ hosts. */
const UNREACHABLE_URL = "http://127.0.0.1:9";

test.describe("with the API down", () => {
  let server: BuiltServer;
  test.beforeAll(async () => {
    server = await startBuiltServer({
      DEV_API_URL: UNREACHABLE_URL,
      DEV_ADMIN_URL: UNREACHABLE_URL,
    });
  });
  test.afterAll(async () => {
    await server.stop();
  });

  test("the specified errors replace the data", async ({ page, expectedErrors }) => {
    expectedErrors.push(/503/);
    await page.goto(server.url);
    await expect(page.getByText("Failed to load blogs. Please try again.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Again" })).toHaveAttribute("href", "");
    await page.goto(`${server.url}/blog`);
    await expect(page.getByRole("heading", { name: "Oops! Something went wrong" })).toBeVisible();
    await expect(page.getByText("Failed to load blogs. Please try again.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
    await page.goto(`${server.url}/blog/anything`);
    await expect(page.getByText("Failed to load blog details. Please try again.")).toBeVisible();
  });

  test("a message that cannot be sent keeps its text", async ({ page, expectedErrors }) => {
    expectedErrors.push(/503/);
    await page.goto(`${server.url}/contact`);
    await page.getByPlaceholder("Enter your name").fill("Asha");
    await page.getByPlaceholder("Enter your email").fill("asha@shop.test");
    await page.getByPlaceholder("Enter your phone number").fill("98480");
    await page.getByPlaceholder("How can we help you?").fill("Hello");
    await waitForHumanDelay(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("An error occurred. Please try again later.")).toBeVisible();
    await expect(page.getByPlaceholder("How can we help you?")).toHaveValue("Hello");
    await expect(page.getByPlaceholder("Enter your name")).toHaveValue("Asha");
  });
});
