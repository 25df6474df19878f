import { type Handler, HttpError, type StaffContext } from "../request/request-context.ts";
import { editedPostCopy as copy } from "../copy/posts.ts";
import { errorsCopy } from "../copy/shell.ts";
import { createPostIfMissing } from "./new-post.tsx";
import { describeSaver } from "./saver-name.ts";
import { parsePostForm, readPostSubmission, toRevisionInput } from "./post-form.ts";

export const autosavePages = {
  "POST /posts/:id/autosave": autosave,
} satisfies Record<string, Handler>;

/** The response to the autosaving page (`apps/desk/browser/saving/send.ts`). */
export type AutosaveResult =
  | { is: "saved"; version: number; savedAt: string }
  | { is: "conflict"; by: string }
  | { is: "rejected"; message: string };

const HTTP_STATUS = { saved: 200, conflict: 409, rejected: 422 } as const;

const toResponse = (result: AutosaveResult) =>
  Response.json(result, { status: HTTP_STATUS[result.is] });

/** Stores the form while the user types; never publishes it. */
async function autosave(context: StaffContext): Promise<Response> {
  const submission = await readPostSubmission(context);
  const document = parsePostForm(submission.form);
  if (!document) return toResponse({ is: "rejected", message: copy.invalid });
  if (submission.isNew) await createPostIfMissing(context);
  const { ports, staff } = context;
  const outcome = await ports.posts.autosave(
    staff,
    context.param("id"),
    toRevisionInput(submission, document),
  );
  if (outcome.is === "conflict") {
    return toResponse({ is: "conflict", by: describeSaver(outcome.current, staff) });
  }
  if (outcome.is !== "done") throw new HttpError(404, errorsCopy.notFound);
  return toResponse({ is: "saved", version: outcome.version, savedAt: outcome.savedAt });
}
