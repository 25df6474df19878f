import {
  type Handler,
  HttpError,
  type StaffContext,
  redirect,
  fieldText,
} from "../request-context.ts";
import { conflict, revisions as copy } from "../copy/posts.ts";
import { errors } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { type Part, diffTexts } from "./diff-texts.ts";
import { loadPost } from "./editor-page.tsx";
import { type PostForm, toPostForm } from "./post-form.ts";

export const revisionPages = {
  "GET /posts/:id/versions/:version": page,
  "POST /posts/:id/versions/:version": restore,
} satisfies Record<string, Handler>;

async function page(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const post = await loadPost(context);
  const found = await ports.posts.findRevision(post.id, parseVersion(context.param("version")));
  if (!found) throw new HttpError(404, errors.notFound);
  const parts = diffTexts(
    toPlainText(toPostForm(found.document)),
    toPlainText(toPostForm(post.document)),
  );
  const isSame = parts.every((part) => part.in === "both");
  return renderPage({
    title: copy.heading(found.version),
    staff,
    ports,
    currentPath: "/posts",
    children: (
      <>
        <p>
          <a href={`/posts/${post.id}`}>{copy.back}</a>
        </p>
        <p className="hint">{isSame ? copy.same : copy.compared}</p>
        <div className="difference">
          {parts.map((part, index) => (
            <PartView key={index} part={part} />
          ))}
        </div>
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

function PartView({ part }: { part: Part }) {
  if (part.in === "first") return <del>{part.text}</del>;
  return part.in === "second" ? <ins>{part.text}</ins> : part.text;
}

const toPlainText = ({ title, text, ...others }: PostForm): string =>
  [title, ...Object.values(others).filter(Boolean), "", text].join("\n");

const parseVersion = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

async function restore(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const base = Number(fieldText(await context.form(), "base"));
  const id = context.param("id");
  const version = parseVersion(context.param("version"));
  if (!Number.isSafeInteger(base)) throw new HttpError(400, errors.notFound);
  const outcome = await ports.posts.restore(staff, id, version, base);
  if (outcome.is === "conflict")
    throw new HttpError(409, conflict.notRestored(outcome.current.savedBy));
  if (outcome.is !== "done") throw new HttpError(404, errors.notFound);
  return redirect(`/posts/${id}?done=restored`);
}
