import { spawn } from "node:child_process";
import { access, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** A sheet's cells as text, as computed by LibreOffice. */
export type RecalculatedSheet = readonly (readonly string[])[];
/** By file name without extension, then by sheet name. */
export type Recalculated = ReadonlyMap<string, ReadonlyMap<string, RecalculatedSheet>>;

/** All sheets as CSV in UTF-8: raw or formatted figures. */
const FILTERS = {
  plain: "44,34,76,1,,0,false,true,false,false,false,-1",
  shown: "44,34,76,1,,0,false,true,true,false,false,-1",
};
const TIMEOUT_MS = 240_000;

/**
 * Opens workbooks in LibreOffice, recalculates all formulas and exports their sheets: started once
 * for all, with its own profile, in a folder that is removed afterwards.
 */
export async function recalculate(
  files: ReadonlyMap<string, Uint8Array>,
  filter: keyof typeof FILTERS = "plain",
): Promise<Recalculated> {
  const folder = await mkdtemp(path.join(tmpdir(), "sheets-"));
  try {
    const profile = path.join(folder, "profile");
    const outputFolder = path.join(folder, "out");
    await mkdir(path.join(profile, "user"), { recursive: true });
    await writeFile(path.join(profile, "user", "registrymodifications.xcu"), ALWAYS_RECALCULATE);
    const paths: string[] = [];
    for (const [name, bytes] of files) {
      paths.push(path.join(folder, `${name}.xlsx`));
      await writeFile(path.join(folder, `${name}.xlsx`), bytes);
    }
    await runSoffice([
      "--headless",
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      "--convert-to",
      `csv:Text - txt - csv (StarCalc):${FILTERS[filter]}`,
      "--outdir",
      outputFolder,
      ...paths,
    ]);
    return await readSheets(outputFolder, [...files.keys()]);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Without it LibreOffice trusts the values cached with the formulas in some files. */
const ALWAYS_RECALCULATE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`;

async function runSoffice(args: readonly string[]): Promise<void> {
  const program = await findProgram("soffice");
  await new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "ignore", "pipe"],
      timeout: TIMEOUT_MS,
    });
    let output = "";
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`LibreOffice ended with ${code}: ${output}`));
    });
  });
}

async function findProgram(program: string): Promise<string> {
  for (const folder of (process.env["PATH"] ?? "").split(path.delimiter)) {
    const found = path.join(folder, program);
    if (await access(found).then(...BOOLEAN_FUNCTIONS)) return found;
  }
  throw new Error(
    "LibreOffice is missing, which reckons the workbooks after us. Install libreoffice-calc-nogui and libreoffice-writer-nogui, or run .ci/run, which does.",
  );
}
const BOOLEAN_FUNCTIONS = [() => true, () => false] as const;

async function readSheets(folder: string, names: readonly string[]): Promise<Recalculated> {
  const outputFiles = await readdir(folder);
  const found = new Map<string, ReadonlyMap<string, RecalculatedSheet>>();
  for (const name of names) {
    const sheets = new Map<string, RecalculatedSheet>();
    for (const file of outputFiles.filter((file) => file.startsWith(`${name}-`))) {
      const sheet = file.slice(name.length + 1, -".csv".length);
      sheets.set(sheet, parseCsv(await readFile(path.join(folder, file), "utf8")));
    }
    found.set(name, sheets);
  }
  return found;
}

/** Rows and cells of a CSV text (RFC 4180). */
export function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = "", end = ""] of csv
    .replace(/^\uFEFF/, "")
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ",") continue;
    rows.push(row);
    row = [];
    if (end === "") break;
  }
  return rows;
}
