import type { Download } from "./downloads.tsx";
import { DOWNLOADS, fileName } from "../workbook/download-types.ts";
import type { ToolInputs } from "../../workbooks.ts";

interface Wanted<T extends keyof ToolInputs> {
  tool: T;
  /** Undefined as long as a field has to be put right. */
  input: ToolInputs[T] | undefined;
  /** Of the guide. */
  url: string;
  labels: { xlsx: string; csv: string };
}

/** The spreadsheet and the plain table of a money tool; what makes them is fetched at the button. */
export function moneyFiles<T extends keyof ToolInputs>(wanted: Wanted<T>): Download[] {
  const { tool, labels } = wanted;
  return [
    {
      label: labels.xlsx,
      name: fileName(tool, "xlsx"),
      type: DOWNLOADS.xlsx,
      async make() {
        const [{ toXlsx }, workbook] = await Promise.all([
          import("../workbook/to-xlsx.ts"),
          workbookFor(wanted),
        ]);
        return toXlsx(workbook);
      },
    },
    {
      label: labels.csv,
      name: fileName(tool, "csv"),
      type: DOWNLOADS.csv,
      async make() {
        const [{ toCsv }, workbook] = await Promise.all([
          import("../workbook/to-csv.ts"),
          workbookFor(wanted),
        ]);
        return toCsv(workbook);
      },
    },
  ];
}

async function workbookFor<T extends keyof ToolInputs>({ tool, input, url }: Wanted<T>) {
  const { workbookOf } = await import("../../workbooks.ts");
  if (!input) throw new Error("There is a field to put right.");
  return workbookOf(tool, input, url);
}
