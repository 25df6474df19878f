import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { FormValues } from "@angadi/contract/form-values";
import { bulkCopy as copy } from "../copy/bulk.ts";
import { errorsCopy } from "../copy/shell.ts";
import { HttpError } from "../request/request-context.ts";
import { CONFLICTS_PARAM, encodeRows } from "./conflicts.tsx";
import type { SelectedRow } from "./selection.tsx";

/** The query parameter and form field with the changes that would undo a bulk action. */
const UNDO_PARAM = "undo";
/** Maximum size in bytes of a page's changes as JSON; the desk's forms never send more. */
const MAX_UNDO_BYTES = 64 * 1024;

export interface BulkOutcome {
  /** The value of `done` in the query, which selects the flash message. */
  done: string;
  /** The number of changed rows. */
  count: number;
  /** The changes that would undo the action. */
  undoChanges: readonly unknown[];
  /** The selected rows that were not changed, because colleagues have changed them. */
  conflicts?: readonly SelectedRow[];
}

/** The URL of a list after a bulk action. */
export function buildListUrl(
  listPath: string,
  query: URLSearchParams,
  { done, count, undoChanges, conflicts = [] }: BulkOutcome,
): string {
  const params = new URLSearchParams(query);
  params.set("done", done);
  params.set("count", `${count}`);
  if (undoChanges.length > 0) params.set(UNDO_PARAM, encodeChanges(undoChanges));
  if (conflicts.length > 0) params.set(CONFLICTS_PARAM, encodeRows(conflicts));
  return `${listPath}?${params.toString()}`;
}

/** Compressed: the URL and its `Referer` have to fit into Node's 16 KiB limit for headers. */
const encodeChanges = (changes: readonly unknown[]) =>
  deflateRawSync(JSON.stringify(changes)).toString("base64url");

const decodeChanges = (encoded: string): unknown =>
  JSON.parse(
    inflateRawSync(Buffer.from(encoded, "base64url"), {
      maxOutputLength: MAX_UNDO_BYTES,
    }).toString(),
  );

/** Reads the changes from an undo form; throws a 400 if they are invalid. */
export function readUndoChanges<T>(values: FormValues, schema: z.ZodType<T>): T[] {
  try {
    return z
      .array(schema)
      .min(1)
      .max(100)
      .parse(decodeChanges(values.get(UNDO_PARAM) ?? ""));
  } catch {
    throw new HttpError(400, errorsCopy.incomplete);
  }
}

/** The number of rows changed by the bulk action that redirected to this URL. */
export const readUndoCount = ({ searchParams }: URL): number =>
  Math.min(100, Math.max(0, Math.trunc(Number(searchParams.get("count")) || 0)));

interface BulkMessageProps {
  message: string;
  url: URL;
  /** Where the undo form is posted to. */
  action: string;
  /** The filters of the list, to return to. */
  query: URLSearchParams;
}

/** The flash message of a bulk action, with its Undo button if there is something to undo. */
export function BulkMessage({ message, url, action, query }: BulkMessageProps) {
  const encodedChanges = url.searchParams.get(UNDO_PARAM);
  return (
    <div className="notice success-notice bulk-message">
      <p role="status">{message}</p>
      {encodedChanges && (
        <form method="post" action={action}>
          <input type="hidden" name={UNDO_PARAM} value={encodedChanges} />
          <input type="hidden" name="query" value={query.toString()} />
          <button className="button quiet">{copy.undo}</button>
        </form>
      )}
    </div>
  );
}
