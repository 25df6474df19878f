import { existsSync } from "node:fs";

interface Browser {
  executablePath: string;
  args: string[];
}

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // As on phones; letters fitted to a coarse grid have other widths.
  "--font-render-hinting=none",
];

/** By how much they cost a test: without a window's parts a page takes two thirds of the time. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
];

/** `CHROME_PATH`, the distribution's Chromium, or the one that comes from npm. */
export async function findChromium(): Promise<Browser> {
  const configured = process.env["CHROME_PATH"];
  for (const candidate of [configured, ...INSTALLED]) {
    if (candidate && existsSync(candidate)) return { executablePath: candidate, args: QUIET };
  }
  // Tells the package to unpack the system libraries it brings along, too.
  process.env["CODEBUILD_BUILD_IMAGE"] ??= "nodejs24";
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), args: QUIET };
}
