import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import path from "node:path";

/** Syncs a file’s content to disk, renames it, and syncs the new name. */
export function renameDurably(from: string, to: string): void {
  syncToDisk(from);
  renameSync(from, to);
  syncToDisk(path.dirname(to));
}

function syncToDisk(name: string): void {
  const descriptor = openSync(name, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
