import type { PostOutcome, PostRevisionInput } from "@angadi/desk-ports/posts";
import type { Staff } from "@angadi/desk-ports/staff";
import {
  type Handler,
  HttpError,
  type StaffContext,
  redirect,
} from "../request/request-context.ts";
import { renderConfirmationPage } from "../password/confirm-password.tsx";
import { conflictCopy, editedPostCopy as copy } from "../copy/posts.ts";
import { errorsCopy } from "../copy/shell.ts";
import { type RejectedPost, renderEditorPage } from "./editor-page.tsx";
import { createPostIfMissing } from "./new-post.tsx";
import { describeSaver } from "./saver-name.ts";
import {
  type PostSubmission,
  parsePostForm,
  readPostSubmission,
  toRevisionInput,
  parseTime,
} from "./post-form.ts";

export const postActions = {
  "GET /posts/:id": (context) => renderEditorPage(context),
  "POST /posts/:id": submitPost,
  "POST /posts/:id/unpublish": unpublish,
} satisfies Record<string, Handler>;

/** The value of `done` in the query after each button's action. */
const DONE_BY_INTENT: Readonly<Record<string, string>> = {
  save: "saved",
  publish: "published",
  schedule: "scheduled",
};

async function submitPost(context: StaffContext): Promise<Response> {
  const submission = await readPostSubmission(context);
  const { form } = submission;
  if (submission.isNew) await createPostIfMissing(context);
  const document = parsePostForm(form);
  const reject = (rejected: Rejection) => renderEditorPage(context, { ...submission, ...rejected });
  if (!document) return reject({ status: 422, message: copy.invalid });
  const publishAt = parseTime(submission);
  if (submission.intent === "schedule" && !publishAt)
    return reject({ status: 422, message: copy.invalidTime });
  const outcome = await storePost(
    context,
    submission,
    toRevisionInput(submission, document),
    publishAt,
  );
  if (outcome.is !== "done") return reject(describeRejection(outcome, context.staff));
  if (submission.intent === "unpublish") {
    const path = `/posts/${context.param("id")}`;
    const back = { href: path, text: copy.unpublishing.back };
    return renderConfirmationPage(context, {
      ...copy.unpublishing,
      back,
      action: `${path}/unpublish`,
    });
  }
  return redirect(
    `/posts/${context.param("id")}?done=${DONE_BY_INTENT[submission.intent] ?? "saved"}`,
  );
}

function storePost(
  context: StaffContext,
  { intent }: PostSubmission,
  input: PostRevisionInput,
  publishAt: Date | undefined,
): Promise<PostOutcome> {
  const { ports, staff } = context;
  const id = context.param("id");
  if (intent === "publish") return ports.posts.publish(staff, id, input);
  if (intent === "schedule" && publishAt) return ports.posts.schedule(staff, id, input, publishAt);
  return ports.posts.save(staff, id, input);
}

/** Unpublishes the post; `submitPost` saved the form before the confirmation. */
async function unpublish(context: StaffContext): Promise<Response> {
  const id = context.param("id");
  const outcome = await context.ports.posts.unpublish(context.staff, id);
  if (outcome.is === "not-found") throw new HttpError(404, errorsCopy.notFound);
  if (outcome.is !== "done") throw new HttpError(409, copy.wrongState);
  return redirect(`/posts/${id}?done=unpublished`);
}

type Rejection = Omit<RejectedPost, "form" | "base" | "page" | "number">;

/**
 * Converts an outcome to what the editor page shows. Throws a 404 if the post does not exist.
 */
function describeRejection(outcome: Exclude<PostOutcome, { is: "done" }>, staff: Staff): Rejection {
  switch (outcome.is) {
    case "conflict": {
      const { current } = outcome;
      return { status: 409, message: conflictCopy.text(describeSaver(current, staff)), current };
    }
    case "incomplete":
      return { status: 422, message: copy.notSaved, problems: outcome.problems };
    case "taken":
      return { status: 422, message: copy.slugTaken(outcome.slug) };
    case "wrong-state":
      return { status: 409, message: copy.wrongState };
    case "not-found":
      throw new HttpError(404, errorsCopy.notFound);
  }
}
