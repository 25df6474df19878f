export const MIME_TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;
export type DownloadType = keyof typeof MIME_TYPES;

/** File name, e.g. "loan.xlsx". */
export const toFileName = (tool: string, type: DownloadType): string => `${tool}.${type}`;
