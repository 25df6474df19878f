/** The content of a file. */
export type FileContent = Blob | Uint8Array<ArrayBuffer> | string;

/** Time for the browser to start saving, in milliseconds. */
const REVOKE_DELAY_MS = 30_000;

/**
 * Hands a file to the browser as a download, and returns it. Pages are not told whether the browser
 * saves it. `use` identifies it in the statistics.
 */
export function saveFile(name: string, type: string, content: FileContent, use?: string): File {
  const file = new File([content], name, { type });
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  if (use !== undefined) link.dataset["use"] = use;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
  return file;
}
