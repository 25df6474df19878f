/** What the files of the money guides are made in. */
export const DOWNLOADS = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;
/** The ending of a file. */
export type DownloadType = keyof typeof DOWNLOADS;

/** "loan.xlsx". */
export const fileName = (tool: string, type: DownloadType): string => `${tool}.${type}`;
