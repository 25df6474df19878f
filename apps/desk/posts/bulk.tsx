import { z } from "zod";
import { POST_STATES } from "@angadi/desk-ports/posts";
import { buildListUrl, readUndoChanges } from "../bulk/undo.tsx";
import { readSelection } from "../bulk/selection.tsx";
import { confirmAction } from "../password/confirm-password.tsx";
import { posts as copy } from "../copy/posts.ts";
import { errors } from "../copy/shell.ts";
import {
  type Handler,
  HttpError,
  type StaffContext,
  redirect,
} from "../request/request-context.ts";

export const bulkPostActions = {
  "POST /posts/bulk": changePosts,
  "POST /posts/bulk/undo": undoChange,
} satisfies Record<string, Handler>;

const versionSchema = z.number().int().positive().nullable();
const publicationSchema = z.object({
  publishedVersion: versionSchema,
  scheduledVersion: versionSchema,
  publishAt: z.iso.datetime().nullable(),
});
const changeSchema = z.object({
  id: z.string().max(200),
  from: publicationSchema,
  to: publicationSchema,
});

async function changePosts(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  const to = values.get("to");
  const selected = readSelection(values);
  const filters = parseListQuery(values.get("query"));
  if (to === "deleted" || to === "restored") {
    const count = await ports.posts.setDeleted(staff, selected, to === "deleted");
    const skipped = selected.length - count;
    if (skipped > 0) filters.set("left", `${skipped}`);
    return redirect(
      buildListUrl("/posts", filters, { done: `bulk-${to}`, count, undoChanges: [] }),
    );
  }
  if (to !== "published" && to !== "unpublished") throw new HttpError(400, errors.incomplete);
  if (to === "unpublished") {
    const { title, ...confirmation } = copy.bulk.unpublishing;
    const confirmationPage = confirmAction(context, values, {
      ...confirmation,
      title: title(selected.length),
      back: { href: `/posts?${filters.toString()}`, text: confirmation.back },
      fields: Object.fromEntries(values),
    });
    if (confirmationPage) return confirmationPage;
  }
  const changes = await ports.posts.changeMany(staff, selected, to);
  const skipped = selected.length - changes.length;
  const undoChanges = changes.map(({ id, from, to: current }) => ({ id, from: current, to: from }));
  if (skipped > 0) filters.set("left", `${skipped}`);
  return redirect(
    buildListUrl("/posts", filters, { done: `bulk-${to}`, count: changes.length, undoChanges }),
  );
}

/** Posts published or unpublished since the bulk action are not reverted. */
async function undoChange(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  const changes = await ports.posts.applyChanges(staff, readUndoChanges(values, changeSchema));
  const outcome = { done: "bulk-undone", count: changes.length, undoChanges: [] };
  return redirect(buildListUrl("/posts", parseListQuery(values.get("query")), outcome));
}

/** Returns only the list's filter parameters. */
export function parseListQuery(queryString: string | undefined): URLSearchParams {
  const params = new URLSearchParams(queryString);
  const query = new URLSearchParams();
  const search = params.get("q")?.trim().slice(0, 200);
  const state = POST_STATES.find((option) => option === params.get("state"));
  if (search) query.set("q", search);
  if (state) query.set("state", state);
  return query;
}

/** The flash message for a bulk action, from the URL it redirected to; undefined if none. */
export function formatBulkMessage({ searchParams }: URL, count: number): string | undefined {
  const skipped = Math.trunc(Number(searchParams.get("left")) || 0);
  const { published, unpublished, undone, deleted, restored } = copy.bulk;
  const text = {
    "bulk-published": published,
    "bulk-unpublished": unpublished,
    "bulk-undone": undone,
    "bulk-deleted": deleted,
    "bulk-restored": restored,
  };
  const done = searchParams.get("done") ?? "";
  if (!Object.hasOwn(text, done)) return undefined;
  const message = text[done as keyof typeof text](count);
  return skipped > 0 ? `${message} ${copy.bulk.skipped(skipped)}` : message;
}

/** The buttons below the list; deleted posts can only be restored. */
export function BulkButtons({ isDeleted }: { isDeleted: boolean }) {
  const actions = isDeleted
    ? [["restored", copy.bulk.restore]]
    : [
        ["published", copy.bulk.publish],
        ["unpublished", copy.bulk.unpublish],
        ["deleted", copy.bulk.delete],
      ];
  return (
    <p className="inline bulk">
      <span>{copy.bulk.label}</span>
      {actions.map(([value, label]) => (
        <button key={value} className="button quiet" name="to" value={value}>
          {label}
        </button>
      ))}
    </p>
  );
}
