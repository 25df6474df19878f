import {
  type Handler,
  HttpError,
  type StaffContext,
  redirect,
  readFormField,
} from "../request/request-context.ts";
import { conflictCopy, revisionsCopy as copy } from "../copy/posts.ts";
import { errorsCopy } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { TextDiff } from "./text-diff.tsx";
import { loadPost } from "./editor-page.tsx";
import { describeSaver } from "./saver-name.ts";
import { type PostForm, toPostForm } from "./post-form.ts";
import { jsonToPlainText } from "./text/plain-text.ts";

export const revisionPages = {
  "GET /posts/:id/versions/:version": renderRevisionPage,
  "POST /posts/:id/versions/:version": restoreRevision,
} satisfies Record<string, Handler>;

async function renderRevisionPage(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const post = await loadPost(context);
  const revision = await ports.posts.findRevision(post.id, parseVersion(context.param("version")));
  if (!revision) throw new HttpError(404, errorsCopy.notFound);
  const revisionForm = toPostForm(revision.document);
  const newestForm = toPostForm(post.document);
  const isSame = JSON.stringify(revisionForm) === JSON.stringify(newestForm);
  return renderPage({
    title: copy.heading(revision.version),
    staff,
    ports,
    currentPath: "/posts",
    children: (
      <>
        <p>
          <a href={`/posts/${post.id}`}>{copy.back}</a>
        </p>
        <p className="hint">{isSame ? copy.same : copy.compared}</p>
        <TextDiff first={formatPostText(revisionForm)} second={formatPostText(newestForm)} />
        {!isSame && (
          <form method="post">
            <input type="hidden" name="base" value={post.version} />
            <button className="button">{copy.restore}</button>
          </form>
        )}
      </>
    ),
  });
}

const formatPostText = ({ title, blocks, ...others }: PostForm): string =>
  [title, ...Object.values(others).filter(Boolean), "", jsonToPlainText(blocks)].join("\n");

const parseVersion = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

async function restoreRevision(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const base = Number(readFormField(await context.readForm(), "base"));
  const id = context.param("id");
  const version = parseVersion(context.param("version"));
  if (!Number.isSafeInteger(base)) throw new HttpError(400, errorsCopy.notFound);
  const outcome = await ports.posts.restore(staff, id, version, base);
  if (outcome.is === "conflict")
    throw new HttpError(409, conflictCopy.notRestored(describeSaver(outcome.current, staff)));
  if (outcome.is !== "done") throw new HttpError(404, errorsCopy.notFound);
  return redirect(`/posts/${id}?done=restored`);
}
