import { z } from "zod";
import { POST_STATES } from "@angadi/desk-ports/posts";
import { buildListUrl, readUndoChanges } from "../bulk/undo.tsx";
import { readSelection } from "../bulk/selection.tsx";
import { requireConfirmation } from "../password/confirm-password.tsx";
import { postsCopy as copy } from "../copy/posts.ts";
import { errorsCopy } from "../copy/shell.ts";
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

/** The query parameter with the number of selected posts that were not changed. */
const SKIPPED_PARAM = "skipped";

const versionSchema = z.number().int().positive().nullable();
const publicationSchema = z.object({
  publishedVersion: versionSchema,
  scheduledVersion: versionSchema,
  publishAt: z.iso.datetime().nullable(),
});
const publicationChangeSchema = z.object({
  id: z.string().max(200),
  from: publicationSchema,
  to: publicationSchema,
});

async function changePosts(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  const to = values.get("to");
  const ids = readSelection(values);
  const filters = parsePostListQuery(values.get("query"));
  if (to === "deleted" || to === "restored") {
    const count = await ports.posts.setDeleted(staff, ids, to === "deleted");
    const skippedCount = ids.length - count;
    if (skippedCount > 0) filters.set(SKIPPED_PARAM, `${skippedCount}`);
    return redirect(
      buildListUrl("/posts", filters, { done: `bulk-${to}`, count, undoChanges: [] }),
    );
  }
  if (to !== "published" && to !== "unpublished") throw new HttpError(400, errorsCopy.incomplete);
  if (to === "unpublished") {
    const { title, ...confirmation } = copy.bulk.unpublishing;
    const confirmationPage = requireConfirmation(context, values, {
      ...confirmation,
      title: title(ids.length),
      back: { href: `/posts?${filters.toString()}`, text: confirmation.back },
      hiddenFields: Object.fromEntries(values),
    });
    if (confirmationPage) return confirmationPage;
  }
  const changes = await ports.posts.changeMany(staff, ids, to);
  const skippedCount = ids.length - changes.length;
  const undoChanges = changes.map(({ id, from: previous, to: current }) => ({
    id,
    from: current,
    to: previous,
  }));
  if (skippedCount > 0) filters.set(SKIPPED_PARAM, `${skippedCount}`);
  return redirect(
    buildListUrl("/posts", filters, { done: `bulk-${to}`, count: changes.length, undoChanges }),
  );
}

/** Reverts a bulk action, except for posts that have been published or unpublished since. */
async function undoChange(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  const undoChanges = readUndoChanges(values, publicationChangeSchema);
  const changes = await ports.posts.applyChanges(staff, undoChanges);
  const outcome = { done: "bulk-undone", count: changes.length, undoChanges: [] };
  return redirect(buildListUrl("/posts", parsePostListQuery(values.get("query")), outcome));
}

/** Returns only the list's filter parameters. */
export function parsePostListQuery(queryString: string | undefined): URLSearchParams {
  const params = new URLSearchParams(queryString);
  const query = new URLSearchParams();
  const search = params.get("q")?.trim().slice(0, 200);
  const state = POST_STATES.find((option) => option === params.get("state"));
  if (search) query.set("q", search);
  if (state) query.set("state", state);
  return query;
}

/** The flash message for a bulk action, from the URL it redirected to; undefined if none. */
export function formatPostsMessage({ searchParams }: URL, count: number): string | undefined {
  const skippedCount = Math.trunc(Number(searchParams.get(SKIPPED_PARAM)) || 0);
  const { published, unpublished, undone, deleted, restored } = copy.bulk;
  const formatters = {
    "bulk-published": published,
    "bulk-unpublished": unpublished,
    "bulk-undone": undone,
    "bulk-deleted": deleted,
    "bulk-restored": restored,
  };
  const done = searchParams.get("done") ?? "";
  if (!Object.hasOwn(formatters, done)) return undefined;
  const message = formatters[done as keyof typeof formatters](count);
  return skippedCount > 0 ? `${message} ${copy.bulk.skipped(skippedCount)}` : message;
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
