import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import path from "node:path";

/** Renames a file after syncing its content to disk, and returns once the name is synced, too. */
export function renameDurably(from: string, to: string): void {
  sync(from);
  renameSync(from, to);
  sync(path.dirname(to));
}

function sync(name: string): void {
  const descriptor = openSync(name, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
