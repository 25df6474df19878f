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

const WHOLE = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
/** Without a window's parts: a page takes two thirds of the time. */
const SHELL = "/usr/bin/chromium-headless-shell";

/** `CHROME_PATH`, the distribution's Chromium without a window's parts, or the one that comes from npm. */
export const findChromium = (): Promise<Browser> => find([SHELL, ...WHOLE]);

/** For what needs the window's parts, such as reports of violated policies. */
export const findWholeChromium = (): Promise<Browser> => find(WHOLE);

async function find(installed: string[]): Promise<Browser> {
  const configured = process.env["CHROME_PATH"];
  for (const candidate of [configured, ...installed]) {
    if (candidate && existsSync(candidate)) return { executablePath: candidate, args: QUIET };
  }
  // Tells the package to unpack the system libraries it brings along, too.
  process.env["CODEBUILD_BUILD_IMAGE"] ??= "nodejs24";
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), args: QUIET };
}
