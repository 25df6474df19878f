import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { FormValues } from "@angadi/contract/form-values";
import { bulk as copy } from "../copy/bulk.ts";
import { errors } from "../copy/shell.ts";
import { HttpError } from "../request/request-context.ts";
import { LEFT, encodeLeftRows } from "./conflicts.tsx";
import type { SelectedRow } from "./selection.tsx";

/** The query parameter and form field with the changes that would undo a bulk action. */
const UNDO = "undo";
/** Maximum size in bytes of a page's changes as JSON; the desk's forms never send more. */
const MAX_BYTES = 64 * 1024;

export interface BulkOutcome {
  done: string;
  count: number;
  /** The changes that would undo it. */
  undo: readonly unknown[];
  /** The selected rows that were left as they are, because others have changed them. */
  left?: readonly SelectedRow[];
}

/** The address of a list after a bulk action. */
export function buildListUrl(
  list: string,
  query: URLSearchParams,
  { done, count, undo, left = [] }: BulkOutcome,
): string {
  const address = new URLSearchParams(query);
  address.set("done", done);
  address.set("count", `${count}`);
  if (undo.length > 0) address.set(UNDO, encodeChanges(undo));
  if (left.length > 0) address.set(LEFT, encodeLeftRows(left));
  return `${list}?${address.toString()}`;
}

/** Compressed: the URL and its `Referer` have to fit into Node's 16 KiB limit for headers. */
const encodeChanges = (changes: readonly unknown[]) =>
  deflateRawSync(JSON.stringify(changes)).toString("base64url");

const decodeChanges = (encoded: string): unknown =>
  JSON.parse(
    inflateRawSync(Buffer.from(encoded, "base64url"), { maxOutputLength: MAX_BYTES }).toString(),
  );

/** Reads the changes from an undo form; throws a 400 if they are invalid. */
export function readUndo<T>(values: FormValues, schema: z.ZodType<T>): T[] {
  try {
    return z
      .array(schema)
      .min(1)
      .max(100)
      .parse(decodeChanges(values.get(UNDO) ?? ""));
  } catch {
    throw new HttpError(400, errors.incomplete);
  }
}

/** The number of rows changed by the bulk action that redirected to this URL. */
export const readCount = ({ searchParams }: URL): number =>
  Math.min(100, Math.max(0, Math.trunc(Number(searchParams.get("count")) || 0)));

interface BulkDoneProps {
  message: string;
  url: URL;
  /** Where the undo form is posted to. */
  action: string;
  /** The filters of the list, to return to. */
  query: URLSearchParams;
}

/** The flash message of a bulk action, with its Undo button if there is something to undo. */
export function BulkDone({ message, url, action, query }: BulkDoneProps) {
  const undo = url.searchParams.get(UNDO);
  return (
    <div className="notice good bulk-done">
      <p role="status">{message}</p>
      {undo && (
        <form method="post" action={action}>
          <input type="hidden" name={UNDO} value={undo} />
          <input type="hidden" name="query" value={query.toString()} />
          <button className="button quiet">{copy.undo}</button>
        </form>
      )}
    </div>
  );
}
