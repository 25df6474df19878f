import { randomUUID } from "node:crypto";
import { FIRST_VERSION, type EditablePost } from "@angadi/desk-ports/posts";
import { EMPTY_POST } from "@angadi/contract/post-document";
import { type Handler, HttpError, type StaffContext } from "../request/request-context.ts";
import { errorsCopy } from "../copy/shell.ts";
import { renderEditor } from "./editor-page.tsx";

export const newPostPages = {
  "GET /posts/new": renderNewPost,
} satisfies Record<string, Handler>;

/** Renders an empty form. The first save creates the post, with the id generated here. */
function renderNewPost(context: StaffContext): Promise<Response> {
  const post: EditablePost = {
    id: randomUUID(),
    title: "",
    state: "draft",
    publishAt: null,
    deletedAt: null,
    savedAt: "",
    savedBy: context.staff.name,
    hasChanges: false,
    version: FIRST_VERSION,
    slug: null,
    document: EMPTY_POST,
  };
  return renderEditor(context, { post, revisions: [], links: [], isNew: true });
}

/** Only UUIDs can become ids of new posts: other ids come from hand-written URLs. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Creates the post with the id in the URL, unless it exists. */
export async function createPostIfMissing(context: StaffContext): Promise<void> {
  const id = context.param("id");
  if (!UUID.test(id)) throw new HttpError(404, errorsCopy.notFound);
  await context.ports.posts.ensureExists(context.staff, id);
}
