import { z } from "zod";
import { POST_STATES } from "@angadi/contract/desk/posts";
import { buildListUrl, readUndo } from "../bulk/undo.tsx";
import { readSelection } from "../bulk/selection.tsx";
import { posts as copy } from "../copy/posts.ts";
import { errors } from "../copy/shell.ts";
import { type Handler, HttpError, type StaffContext, redirect } from "../request-context.ts";

export const bulkPostActions = {
  "POST /posts/bulk": change,
  "POST /posts/bulk/undo": undo,
} satisfies Record<string, Handler>;

const version = z.number().int().positive().nullable();
const publication = z.object({
  publishedVersion: version,
  scheduledVersion: version,
  publishAt: z.iso.datetime().nullable(),
});
const publicationChange = z.object({
  id: z.string().max(200),
  from: publication,
  to: publication,
});

async function change(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.form();
  const to = values.get("to");
  if (to !== "published" && to !== "unpublished") throw new HttpError(400, errors.incomplete);
  const selected = readSelection(values);
  const changes = await ports.posts.changeMany(staff, selected, to);
  const skipped = selected.length - changes.length;
  const reverse = changes.map(({ id, from, to: now }) => ({ id, from: now, to: from }));
  const query = parseListQuery(values.get("query"));
  if (skipped > 0) query.set("left", `${skipped}`);
  return redirect(
    buildListUrl("/posts", query, { done: `bulk-${to}`, count: changes.length, undo: reverse }),
  );
}

/** Posts published or unpublished since the bulk action are not reverted. */
async function undo(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.form();
  const changes = await ports.posts.applyChanges(staff, readUndo(values, publicationChange));
  const outcome = { done: "bulk-undone", count: changes.length, undo: [] };
  return redirect(buildListUrl("/posts", parseListQuery(values.get("query")), outcome));
}

/** Returns only the list's filter parameters. */
export function parseListQuery(text: string | undefined): URLSearchParams {
  const sent = new URLSearchParams(text);
  const query = new URLSearchParams();
  const search = sent.get("q")?.trim().slice(0, 200);
  const state = POST_STATES.find((option) => option === sent.get("state"));
  if (search) query.set("q", search);
  if (state) query.set("state", state);
  return query;
}

/** The flash message for a bulk action, from the URL it redirected to; undefined if none. */
export function formatBulkMessage({ searchParams }: URL, count: number): string | undefined {
  const skipped = Math.trunc(Number(searchParams.get("left")) || 0);
  const { published, unpublished, undone, leftOver } = copy.bulk;
  const text = {
    "bulk-published": published,
    "bulk-unpublished": unpublished,
    "bulk-undone": undone,
  };
  const done = searchParams.get("done") ?? "";
  if (!Object.hasOwn(text, done)) return undefined;
  const message = text[done as keyof typeof text](count);
  return skipped > 0 ? `${message} ${leftOver(skipped)}` : message;
}

/** The buttons below the list. */
export function BulkButtons() {
  return (
    <p className="inline bulk">
      <span>{copy.bulk.label}</span>
      <button className="button quiet" name="to" value="published">
        {copy.bulk.publish}
      </button>
      <button className="button quiet" name="to" value="unpublished">
        {copy.bulk.unpublish}
      </button>
    </p>
  );
}
