import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import path from "node:path";

/** Renames a file once its content is on the disk, and returns once its name is. */
export function moveDurably(from: string, to: string): void {
  sync(from);
  renameSync(from, to);
  sync(path.dirname(to));
}

function sync(name: string): void {
  const descriptor = openSync(name, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
