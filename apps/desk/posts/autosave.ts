import { type Handler, HttpError, type StaffContext } from "../request-context.ts";
import { post as copy } from "../copy/posts.ts";
import { errors } from "../copy/shell.ts";
import { beginPost } from "./new-post.tsx";
import { parsePostForm, readPostSubmission, toPostSave } from "./post-form.ts";

export const autosavePages = {
  "POST /posts/:id/autosave": autosave,
} satisfies Record<string, Handler>;

/** The response to the autosaving page (`apps/desk/browser/saving/send.ts`). */
export type AutosaveResult =
  | { is: "saved"; version: number; savedAt: string }
  | { is: "conflict"; by: string }
  | { is: "refused"; message: string };

const STATUS = { saved: 200, conflict: 409, refused: 422 } as const;

const answerWith = (answer: AutosaveResult) => Response.json(answer, { status: STATUS[answer.is] });

/** Stores the form while the user types. Never publishes it. */
async function autosave(context: StaffContext): Promise<Response> {
  const posted = await readPostSubmission(context);
  const document = parsePostForm(posted.form);
  if (!document) return answerWith({ is: "refused", message: copy.invalid });
  if (posted.isNew) await beginPost(context);
  const { ports, staff } = context;
  const outcome = await ports.posts.autosave(
    staff,
    context.param("id"),
    toPostSave(posted, document),
  );
  if (outcome.is === "conflict") {
    return answerWith({ is: "conflict", by: outcome.current.savedBy });
  }
  if (outcome.is !== "done") throw new HttpError(404, errors.notFound);
  return answerWith({ is: "saved", version: outcome.version, savedAt: outcome.savedAt });
}
