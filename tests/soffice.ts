import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

/** A sheet's cells as text, as computed by LibreOffice. */
export type RecalculatedSheet = readonly (readonly string[])[];
/** The sheets by file name without extension, then by sheet name. */
export type RecalculatedFiles = ReadonlyMap<string, ReadonlyMap<string, RecalculatedSheet>>;

/** LibreOffice's options for CSV of all sheets in UTF-8, with raw or formatted numbers. */
const CSV_OPTIONS = {
  raw: "44,34,76,1,,0,false,true,false,false,false,-1",
  formatted: "44,34,76,1,,0,false,true,true,false,false,-1",
};
const TIMEOUT_MS = 240_000;

/** Opens workbooks in LibreOffice, recalculates all formulas and exports their sheets. */
export const recalculate = (
  files: ReadonlyMap<string, Uint8Array>,
  numbers: keyof typeof CSV_OPTIONS = "raw",
): Promise<RecalculatedFiles> =>
  convertFiles(files, "xlsx", `csv:Text - txt - csv (StarCalc):${CSV_OPTIONS[numbers]}`, (folder) =>
    readSheets(folder, [...files.keys()]),
  );

/**
 * Converts files by name with LibreOffice, started once for all with its own profile, and reads the
 * results from their folder, which is removed afterwards.
 */
export async function convertFiles<Result>(
  files: ReadonlyMap<string, Uint8Array>,
  extension: string,
  format: string,
  readResults: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "converted-"));
  try {
    const profile = path.join(folder, "profile");
    const outputFolder = path.join(folder, "out");
    await mkdir(path.join(profile, "user"), { recursive: true });
    await writeFile(path.join(profile, "user", "registrymodifications.xcu"), ALWAYS_RECALCULATE);
    const paths: string[] = [];
    for (const [name, bytes] of files) {
      paths.push(path.join(folder, `${name}.${extension}`));
      await writeFile(path.join(folder, `${name}.${extension}`), bytes);
    }
    await runSoffice([
      "--headless",
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      "--convert-to",
      format,
      "--outdir",
      outputFolder,
      ...paths,
    ]);
    return await readResults(outputFolder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Without this setting, LibreOffice trusts the values cached with the formulas in some files. */
const ALWAYS_RECALCULATE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`;

const runSoffice = (args: readonly string[]): Promise<void> =>
  promisify(execFile)("soffice", args, { timeout: TIMEOUT_MS }).then(
    () => undefined,
    (cause: unknown) => {
      throw new Error(
        "LibreOffice could not convert the files, or is missing. Install libreoffice-calc-nogui and libreoffice-writer-nogui, or run .ci/run, which does.",
        { cause },
      );
    },
  );

async function readSheets(folder: string, names: readonly string[]): Promise<RecalculatedFiles> {
  const outputFiles = await readdir(folder);
  const sheetsByFile = new Map<string, ReadonlyMap<string, RecalculatedSheet>>();
  for (const name of names) {
    const sheets = new Map<string, RecalculatedSheet>();
    for (const file of outputFiles.filter((output) => output.startsWith(`${name}-`))) {
      const sheet = file.slice(name.length + 1, -".csv".length);
      sheets.set(sheet, parseCsv(await readFile(path.join(folder, file), "utf8")));
    }
    sheetsByFile.set(name, sheets);
  }
  return sheetsByFile;
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
