import type { PostOutcome, PostSave } from "#contract/desk/posts.ts";
import { type Answer, Refusal, type StaffAsk, goTo } from "../ask.ts";
import { conflict, post as words } from "../copy/posts.ts";
import { errors } from "../copy/shell.ts";
import { type Rejected, editorPage } from "./editor-page.tsx";
import { beginPost } from "./new-post.tsx";
import { type PostedPost, documentOf, readPosted, saveOf, timeOf } from "./post-form.ts";

export const postActions = {
  "GET /posts/:id": (ask) => editorPage(ask),
  "POST /posts/:id": act,
} satisfies Record<string, Answer>;

/** Where each button leads once it has done its work. */
const DONE: Readonly<Record<string, string>> = {
  save: "saved",
  publish: "published",
  schedule: "scheduled",
  unpublish: "unpublished",
};

async function act(ask: StaffAsk): Promise<Response> {
  const posted = await readPosted(ask);
  const { form } = posted;
  if (posted.isNew) await beginPost(ask);
  const document = documentOf(form);
  const reject = (rejected: Rejection) => editorPage(ask, { ...posted, ...rejected });
  if (!document) return reject({ status: 422, message: words.invalid });
  const at = timeOf(posted);
  if (posted.does === "schedule" && !at) return reject({ status: 422, message: words.badTime });
  const outcome = await perform(ask, posted, saveOf(posted, document), at);
  if (outcome.is !== "done") return reject(rejection(outcome));
  return goTo(`/posts/${ask.param("id")}?done=${DONE[posted.does] ?? "saved"}`);
}

function perform(
  ask: StaffAsk,
  { does }: PostedPost,
  save: PostSave,
  at: Date | undefined,
): Promise<PostOutcome> {
  const { ports, staff } = ask;
  const id = ask.param("id");
  if (does === "publish") return ports.posts.publish(staff, id, save);
  if (does === "schedule" && at) return ports.posts.schedule(staff, id, save, at);
  if (does === "unpublish") return unpublish({ ports, staff }, id, save);
  return ports.posts.save(staff, id, save);
}

/** What was typed is kept, too. */
async function unpublish(
  { ports, staff }: Pick<StaffAsk, "ports" | "staff">,
  id: string,
  save: PostSave,
): Promise<PostOutcome> {
  const saved = await ports.posts.save(staff, id, save);
  return saved.is === "done" ? ports.posts.unpublish(staff, id) : saved;
}

type Rejection = Omit<Rejected, "form" | "base" | "page" | "number">;

/** Why nothing was written, for the page with the form. */
function rejection(outcome: Exclude<PostOutcome, { is: "done" }>): Rejection {
  switch (outcome.is) {
    case "conflict": {
      const { current } = outcome;
      return { status: 409, message: conflict.text(current.savedBy), current };
    }
    case "incomplete":
      return { status: 422, message: words.notSaved, problems: outcome.problems };
    case "taken":
      return { status: 422, message: words.taken(outcome.slug) };
    case "wrong-state":
      return { status: 409, message: words.wrongState };
    case "missing":
      throw new Refusal(404, errors.notFound);
  }
}
