import { createPost } from "./create-post.ts";
import type { createTestDesk } from "./desk.ts";

/** The fields of a post that can be published, without a title. */
const FIELDS = {
  excerpt: "About tea.",
  category: "Marketing",
  author: "Asha",
  tags: "",
  coverUrl: "",
  coverAlt: "",
  slug: "",
  blocks: JSON.stringify([{ type: "paragraph", data: { text: "It rains." } }]),
};

/** Pages and forms of posts, as a signed-in editor uses them. */
export const createPostForms = (
  { database, visit }: Awaited<ReturnType<typeof createTestDesk>>,
  cookie: string,
  fields: Record<string, string> = {},
) => ({
  /** Creates a post. Returns the path of its page. */
  addPost: async () => `/posts/${await createPost(database.db, "Asha")}`,
  /** Sends a post's form with these fields. */
  send: (path: string, form: Record<string, string>) =>
    visit(path, { cookie, form: { ...FIELDS, ...fields, ...form } }),
  /** The HTML of a page. */
  fetchHtml: async (path: string) => (await visit(path, { cookie })).text(),
});
