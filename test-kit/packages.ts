import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const listFolders = (parent: string) =>
  existsSync(parent) ? readdirSync(parent).map((name) => path.join(parent, name)) : [];
const pathFolders = (process.env["PATH"] ?? "").split(path.delimiter);
const hasProgram = (name: string, searchFolders: readonly string[] = pathFolders) =>
  searchFolders.some((folder) => folder && existsSync(path.join(folder, name)));

/** A file of gir1.2-webkit2-4.1, which lets a Python program open a web view. */
const WEBKIT_BINDINGS = "/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib";

/** Checks whether the Debian packages are installed that some tests need and npm does not install. */
const CHECKS = {
  chromium: () => hasProgram("chromium") || hasProgram("google-chrome"),
  "firefox-esr": () => hasProgram("firefox-esr"),
  "webkit2gtk-driver": () =>
    hasProgram("WebKitWebDriver") && hasProgram("Xvfb") && existsSync(WEBKIT_BINDINGS),
  "fonts-liberation": () =>
    listFolders("/usr/share/fonts/truetype").some((folder) => /liberation/.test(folder)),
  "libreoffice-calc-nogui": () => hasProgram("soffice"),
  "libreoffice-writer-nogui": () => hasProgram("soffice"),
  postgresql: () =>
    hasProgram("pg_dump", [
      process.env["PG_BIN"] ?? "",
      ...pathFolders,
      ...listFolders("/usr/lib/postgresql").map((folder) => path.join(folder, "bin")),
    ]),
};

export type Package = keyof typeof CHECKS;
export const PACKAGES = Object.keys(CHECKS) as Package[];
export const isInstalled = (name: Package): boolean => CHECKS[name]();

/** The tag of tests that need a package. If it is missing, they are skipped and listed. */
export const needs = <Name extends Package>(name: Name) => `@needs-${name}` as const;
