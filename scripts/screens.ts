/**
 * `npm run screens [-- name …]`: takes screenshots of the built site into `screens/`, at 1440 and
 * 390 px, to compare before and after a change.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { findChromium } from "@angadi/test-kit/chromium";
import { buildIfChanged } from "./build.ts";
import { ROOT } from "./command.ts";

const TARGET = path.join(ROOT, "screens");
const WIDTHS = [1440, 390];

interface Screen {
  name: string;
  path: string;
  /** Actions before the screenshot. */
  prepare?: (page: Page, width: number) => Promise<void>;
  /** Whether the screenshot shows only the viewport, not the whole page. */
  isViewportOnly?: boolean;
}

const openMenu = async (page: Page, width: number) => {
  const name = width < 768 ? /menu/i : "Products";
  await page.getByRole("banner").getByRole("button", { name }).click();
};

const scrollToTool = (page: Page) =>
  page.evaluate(() => document.querySelector("#tool")?.scrollIntoView());

const SCREENS: Screen[] = [
  { name: "home", path: "/" },
  { name: "home-menu", path: "/", prepare: openMenu, isViewportOnly: true },
  { name: "pricing", path: "/pricing" },
  { name: "pricing-yearly", path: "/pricing?billing=yearly&gst=included" },
  { name: "blog", path: "/blog" },
  { name: "blog-nothing", path: "/blog?q=zzz" },
  { name: "post", path: "/blog/get-paid-on-time" },
  { name: "guides", path: "/business-starter-guide" },
  {
    name: "guide",
    path: "/business-starter-guide/startup-budget-calculator",
    isViewportOnly: true,
  },
  ...[
    ["loan", "business-loan-guide"],
    ["cash-flow", "cash-flow-management"],
    ["calendar", "tax-planning-strategies"],
    ["business-plan", "business-plan-template"],
  ].map(([tool, guide]) => ({
    name: `tool-${tool}`,
    path: `/business-starter-guide/${guide}`,
    prepare: scrollToTool,
    isViewportOnly: true,
  })),
  { name: "contact", path: "/contact" },
  { name: "about", path: "/about" },
  { name: "apps", path: "/apps" },
  { name: "how-it-works", path: "/how-it-works" },
  { name: "customer-stories", path: "/customer-stories" },
  { name: "social-media", path: "/social-media" },
  { name: "ai-invoice-builder", path: "/ai-invoice-builder" },
  { name: "ai-website-builder", path: "/ai-website-builder" },
  { name: "ai-blog-builder", path: "/ai-blog-builder" },
  { name: "ai-brand-builder", path: "/ai-brand-builder" },
  { name: "ai-crm-builder", path: "/ai-crm-builder" },
  { name: "website-inspiration", path: "/website-inspiration" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "return-policy", path: "/return-policy" },
  { name: "affiliate", path: "/affiliate" },
  { name: "affiliate-apply", path: "/affiliate/apply" },
  { name: "business-name-generator", path: "/business-name-generator" },
  {
    name: "names",
    path: "/business-name-generator?about=Tea+stall&words=kulhad",
    isViewportOnly: true,
  },
  { name: "not-found", path: "/no-such-page" },
  { name: "styleguide", path: "/styleguide" },
];

await buildIfChanged();
mkdirSync(TARGET, { recursive: true });
const requestedScreens = process.argv.slice(2);
const server = await startBuiltServer({ STYLEGUIDE: "1" });
const browser = await chromium.launch(findChromium());
for (const width of WIDTHS) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    deviceScaleFactor: 1,
  });
  for (const screen of SCREENS.filter(
    ({ name }) => requestedScreens.length === 0 || requestedScreens.includes(name),
  )) {
    await page.goto(server.url + screen.path, { waitUntil: "networkidle" });
    // Pictures below the fold load lazily.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
      scrollTo(0, 0);
    });
    await page.waitForLoadState("networkidle");
    await screen.prepare?.(page, width);
    await page.screenshot({
      path: path.join(TARGET, `${screen.name}-${width}.jpg`),
      fullPage: !screen.isViewportOnly,
      type: "jpeg",
      quality: 72,
    });
  }
  await page.close();
}
await browser.close();
await server.stop();
