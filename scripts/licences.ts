/** Collects the licences of all third-party code and fonts in the build. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "./command.ts";
import { listNativePackageFolders } from "./copy-native.ts";

/** Fonts are subset and committed, so no module imports these packages. */
const FONTS = [
  "@fontsource-variable/anek-latin",
  "@fontsource-variable/baloo-2",
  "@fontsource-variable/eczar",
  "@fontsource-variable/figtree",
  "@fontsource-variable/fraunces",
  "@fontsource/rozha-one",
  "@fontsource/yatra-one",
];

/** A module's package: the folder below the last `node_modules`, including its scope. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

interface PackageFile {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

/** Writes `file` after the last environment of the build. */
export function gatherLicences(file: string): Plugin {
  const folders = new Set([
    ...FONTS.map((name) => path.join(ROOT, "node_modules", name)),
    ...listNativePackageFolders(),
  ]);
  return {
    name: "gather-licences",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === "chunk" ? Object.keys(chunk.modules) : []) {
          const [folder] = PACKAGE_FOLDER.exec(id) ?? [];
          if (folder) folders.add(folder.replace(/^\0/, ""));
        }
      }
    },
    writeBundle() {
      const licences = [...folders].toSorted().map(readLicence);
      writeFileSync(file, [...new Set(licences)].join(`\n${"-".repeat(80)}\n\n`));
    },
  };
}

function readLicence(folder: string): string {
  const { name, version, license, author }: PackageFile = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  if (!license) throw new Error(`${name} names no licence: it cannot be passed on.`);
  const licenceFiles = readdirSync(folder).filter((entry) =>
    /^(licen[cs]e|copying|notice)\b/i.test(entry),
  );
  const authorName = typeof author === "object" ? author.name : author;
  return [
    `${name} ${version}\nLicence: ${license}${authorName ? `\nAuthor: ${authorName}` : ""}`,
    ...licenceFiles.map((entry) => readFileSync(path.join(folder, entry), "utf8").trim()),
  ]
    .join("\n\n")
    .concat("\n");
}
