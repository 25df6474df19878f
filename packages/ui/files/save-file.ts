/** What a file is made of. */
export type FileContent = Blob | Uint8Array<ArrayBuffer> | string;

/** Milliseconds a browser may take to begin saving. */
const REVOKE_DELAY = 30_000;

/** Hands the visitor a file that was made in his browser. `use` tells it apart where files are counted. */
export function saveFile(name: string, type: string, content: FileContent, use?: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  if (use !== undefined) link.dataset["use"] = use;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
}
