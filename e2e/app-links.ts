import type { Locator, Page } from "@playwright/test";
import { blogHero } from "@angadi/content/pages/ai-blog-builder-sections";
import { brandHero } from "@angadi/content/pages/ai-brand-builder-sections";
import { crmHero } from "@angadi/content/pages/ai-crm-builder-sections";
import { websiteHero } from "@angadi/content/pages/ai-website-builder-sections";

/** The configured URL of the app; no server is running there. */
export const APP_URL = "https://app.example.test";
export const PARTNER = "asha-07";

/** Keeps the page open when a link to the app is clicked. */
export const blockNavigation = (page: Page) =>
  page.route(`${APP_URL}/**`, async (route) => route.fulfill({ status: 204 }));

/** Clicks, and returns the app URL that the browser requested. */
export async function followAppLink(page: Page, link: Locator): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.url().startsWith(APP_URL)),
    link.click(),
  ]);
  return request.url();
}

/** The link to the app in the header of every page. */
export const getStartLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Generate Website" });

/** The target of each link to the app, by its text; no page has other links to the app. */
const TARGETS: Record<string, { path: string; query?: string; partner?: false }> = {
  Login: { path: "/", partner: false },
  "Generate Website": { path: "/website-type" },
  [websiteHero.button]: { path: "/website-type" },
  [blogHero.button]: { path: "/website-type" },
  [brandHero.button]: { path: "/website-type" },
  [crmHero.button]: { path: "/website-type" },
  "Continue in the app": { path: "/website-type" },
  "Start with this design": { path: "/website-type" },
  // In the name generator's dialog, where e2e/names/name-dialog.spec.ts clicks it.
  "Use this name": { path: "/website-type", query: "businessName=NAME" },
  "Start Free": { path: "/website-type" },
  "Start Creating Content": { path: "/website-type" },
  "Start Invoicing Free": { path: "/website-type" },
  "Choose Growth Engine": { path: "/website-type", query: "id=ai-growth-engine&ia=IS_YEARLY" },
  "Choose Powerhouse": { path: "/website-type", query: "id=ai-powerhouse&ia=IS_YEARLY" },
};

/** The expected URL of the link to the app with this text. */
export function createExpectedUrl(
  app: string,
  text: string,
  partner: string | undefined,
  isYearly: boolean,
): string {
  const target = TARGETS[text];
  if (!target) throw new Error(`No link to the app has the text ${text}.`);
  const url = new URL(app + target.path);
  url.search = (target.query ?? "").replace("IS_YEARLY", String(isYearly));
  if (partner && target.partner !== false) url.searchParams.set("partnerId", partner);
  return url.href;
}

/** The target of each link to the app when clicked, as [text, URL]. */
export const readClickedUrls = (page: Page, app: string) =>
  page.evaluate((app) => {
    // Runs after all listeners of the page, which may change a link's target.
    const preventNavigation = (event: Event) => event.preventDefault();
    addEventListener("click", preventNavigation);
    const links = [...document.links].filter(({ href }) => href.startsWith(`${app}/`));
    const urlsByText = links.map((link) => {
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return [link.textContent?.trim() ?? "", link.href];
    });
    removeEventListener("click", preventNavigation);
    return urlsByText;
  }, app);

/** The texts of clicked links with the URLs that they should have. */
export const createExpectedUrls = (
  urlsByText: readonly string[][],
  partner: string | undefined,
  isYearly = false,
  app = APP_URL,
) => urlsByText.map(([text = ""]) => [text, createExpectedUrl(app, text, partner, isYearly)]);
