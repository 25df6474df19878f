/** The content of a file. */
export type FileContent = Blob | Uint8Array<ArrayBuffer> | string;

/** How long the browser has to start saving. */
const REVOKE_DELAY_MS = 30_000;

/**
 * Hands a file to the browser as a download, and returns it. A page cannot know whether the browser
 * saves it. `countedAs` is what the download is counted as (docs/counting.md).
 */
export function saveFile(
  name: string,
  type: string,
  content: FileContent,
  countedAs?: string,
): File {
  const file = new File([content], name, { type });
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  if (countedAs !== undefined) link.dataset["use"] = countedAs;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
  return file;
}
