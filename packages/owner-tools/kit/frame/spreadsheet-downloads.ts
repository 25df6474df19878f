import type { Download } from "./downloads.tsx";
import { MIME_TYPES, fileName } from "../workbook/download-types.ts";
import type { Workbook } from "../workbook/sheet.ts";

interface MoneyFilesOptions<Input> {
  /** Base name of the files. */
  tool: string;
  /** Undefined while a field is invalid. */
  input: Input | undefined;
  /** URL of the guide. */
  url: string;
  labels: { xlsx: string; csv: string };
  /** Loads the function that makes the tool's workbook. */
  workbook: () => Promise<(input: Input, url: string) => Workbook>;
}

/** The spreadsheet and the CSV of a money tool; their code is loaded on click. */
export function createSpreadsheetDownloads<Input>(options: MoneyFilesOptions<Input>): Download[] {
  const { tool, labels } = options;
  return [
    {
      label: labels.xlsx,
      name: fileName(tool, "xlsx"),
      type: MIME_TYPES.xlsx,
      async make() {
        const [{ toXlsx }, workbook] = await Promise.all([
          import("../workbook/to-xlsx.ts"),
          workbookFor(options),
        ]);
        return toXlsx(workbook);
      },
    },
    {
      label: labels.csv,
      name: fileName(tool, "csv"),
      type: MIME_TYPES.csv,
      async make() {
        const [{ toCsv }, workbook] = await Promise.all([
          import("../workbook/to-csv.ts"),
          workbookFor(options),
        ]);
        return toCsv(workbook);
      },
    },
  ];
}

async function workbookFor<Input>({
  input,
  url,
  workbook,
}: MoneyFilesOptions<Input>): Promise<Workbook> {
  const make = await workbook();
  if (!input) throw new Error("A field is invalid.");
  return make(input, url);
}
