import { randomUUID } from "node:crypto";
import { FIRST_VERSION, type OpenedPost } from "@angadi/contract/desk/posts";
import { EMPTY_POST } from "@angadi/contract/post-document";
import { type Handler, HttpError, type StaffContext } from "../request-context.ts";
import { errors } from "../copy/shell.ts";
import { showEditor } from "./editor-page.tsx";

export const newPostPages = {
  "GET /posts/new": newPost,
} satisfies Record<string, Handler>;

/** An empty form. The post begins when it is stored for the first time, under the id that it has here. */
function newPost(context: StaffContext): Response {
  const post: OpenedPost = {
    id: randomUUID(),
    title: "",
    state: "draft",
    publishAt: null,
    savedAt: "",
    savedBy: context.staff.name,
    hasChanges: false,
    version: FIRST_VERSION,
    slug: null,
    document: EMPTY_POST,
  };
  return showEditor(context, { post, revisions: [], links: [], isNew: true });
}

/** Only such ids begin a post: others could be an address of somebody's. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Begins the post of the form's address, unless that has been done. */
export async function beginPost(context: StaffContext): Promise<void> {
  const id = context.param("id");
  if (!UUID.test(id)) throw new HttpError(404, errors.notFound);
  await context.ports.posts.begin(context.staff, id);
}
