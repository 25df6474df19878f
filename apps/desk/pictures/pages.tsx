import type { PictureUse } from "@angadi/desk-ports/posts";
import {
  type Picture,
  PICTURE_CONTENT_TYPES,
  toPicturePath,
  toPictureSrcSet,
} from "@angadi/contract/picture";
import { requireConfirmation } from "../password/confirm-password.tsx";
import {
  type Handler,
  HttpError,
  type StaffContext,
  readFormField,
  readMessage,
  wantsJson,
  redirect,
} from "../request/request-context.ts";
import { picturesCopy as copy } from "../copy/pictures.ts";
import { postsCopy, postStateLabels } from "../copy/posts.ts";
import { errorsCopy } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { DeskTextField } from "../layout/field.tsx";
import type { DeskPicture } from "./desk-picture.ts";

export const picturePages = {
  "GET /pictures": listPictures,
  "POST /pictures": addPicture,
  "POST /pictures/:id/delete": deletePicture,
  "GET /pictures/:id/:name": servePicture,
} satisfies Record<string, Handler>;

const toDeskPicture = (picture: Picture): DeskPicture => ({
  url: toPicturePath(picture),
  caption: picture.alt,
});

async function listPictures(context: StaffContext): Promise<Response> {
  if (!wantsJson(context)) return renderPicturesPage(context);
  return Response.json((await context.ports.pictures.list(0)).pictures.map(toDeskPicture));
}

async function addPicture(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const upload = await context.readUpload();
  if ("error" in upload) {
    return reject(context, upload.error.status === 413 ? copy.tooLarge : upload.error.message);
  }
  const alt = readFormField(upload.values, "alt").slice(0, 1000);
  if (!upload.file) return reject(context, copy.missingFile, alt);
  if (!alt) return reject(context, copy.missingAlt);
  const outcome = await ports.pictures.add(staff, { ...upload.file, alt });
  if (outcome.is === "rejected") return reject(context, copy.problems[outcome.problem], alt);
  return wantsJson(context)
    ? Response.json(toDeskPicture(outcome.picture))
    : redirect(`/pictures?done=${outcome.is}&added=${outcome.picture.id}`);
}

async function deletePicture(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const id = context.param("id");
  const picture = await ports.pictures.find(id);
  if (!picture) throw new HttpError(404, copy.notFound);
  const uses = await ports.pictures.listUses(id);
  const { title, ...confirmation } = copy.deletion;
  const confirmationPage = requireConfirmation(context, await context.readForm(), {
    ...confirmation,
    title: title(picture.name),
    details: (
      <>
        <img src={toPicturePath(picture)} alt={picture.alt} className="deleted-picture" />
        {uses.length > 0 && <PictureUses uses={uses} />}
      </>
    ),
  });
  if (confirmationPage) return confirmationPage;
  await ports.pictures.delete(staff, id);
  return redirect("/pictures?done=deleted");
}

function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <div>
      <p>{copy.usedBy}</p>
      <ul>
        {uses.map(({ id, title, state }) => (
          <li key={id}>
            <a href={`/posts/${id}`}>{title || postsCopy.untitled}</a> (
            {postStateLabels[state] ?? state})
          </li>
        ))}
      </ul>
    </div>
  );
}

const reject = (context: StaffContext, problem: string, alt?: string) =>
  wantsJson(context)
    ? Response.json({ problem }, { status: 422 })
    : renderPicturesPage(context, problem, alt);

async function renderPicturesPage(
  { ports, staff, url }: StaffContext,
  problem?: string,
  alt = "",
): Promise<Response> {
  const pageNumber = Math.max(0, Math.trunc(Number(url.searchParams.get("page")) || 0));
  const { pictures, hasMore } = await ports.pictures.list(pageNumber);
  const addedPicture = await ports.pictures.find(url.searchParams.get("added") ?? "");
  const others = pictures.filter(({ id }) => id !== addedPicture?.id);
  const shownPictures = addedPicture ? [addedPicture, ...others] : pictures;
  return renderPage({
    title: copy.title,
    staff,
    ports,
    currentPath: "/pictures",
    status: problem ? 422 : 200,
    flashMessage: readMessage(url, copy.done),
    children: (
      <>
        <p className="hint">{copy.explanation}</p>
        <form className="card" method="post" action="/pictures" encType="multipart/form-data">
          <DeskTextField
            name="file"
            type="file"
            label={copy.file}
            hint={copy.fileHint}
            problem={problem}
            accept="image/jpeg,image/png,image/webp,image/avif"
          />
          <DeskTextField name="alt" label={copy.alt} hint={copy.altHint} defaultValue={alt} />
          <button className="button">{copy.add}</button>
        </form>
        {shownPictures.length === 0 ? (
          <p className="empty">{copy.none}</p>
        ) : (
          <ul className="pictures">
            {shownPictures.map((picture) => (
              <PictureItem key={picture.id} picture={picture} />
            ))}
          </ul>
        )}
        <nav className="pagination" aria-label={copy.title}>
          {pageNumber > 0 && <a href={`/pictures?page=${pageNumber - 1}`}>{copy.newer}</a>}
          {hasMore && <a href={`/pictures?page=${pageNumber + 1}`}>{copy.older}</a>}
        </nav>
      </>
    ),
  });
}

function PictureItem({ picture }: { picture: Picture }) {
  const { id, alt, name, width, height } = picture;
  const path = toPicturePath(picture);
  return (
    <li className="card">
      <img
        src={path}
        srcSet={toPictureSrcSet(picture, "webp")}
        sizes="20rem"
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
      />
      <p>{name}</p>
      <p className="hint">{copy.size(width, height)}</p>
      <DeskTextField
        id={`address-${id}`}
        name=""
        label={copy.address}
        defaultValue={path}
        readOnly
      />
      <form method="post" action={`/pictures/${id}/delete`}>
        <button className="text-button" aria-label={copy.deleteNamed(name)}>
          {copy.delete}
        </button>
      </form>
    </li>
  );
}

/** The desk serves pictures itself: its CSP does not allow loading from the public site. */
async function servePicture(context: StaffContext): Promise<Response> {
  const name = context.param("name");
  const bytes = await context.ports.pictures.readFile(context.param("id"), name);
  if (!bytes) throw new HttpError(404, errorsCopy.notFound);
  return new Response(bytes, {
    headers: {
      "Content-Type": PICTURE_CONTENT_TYPES[name.split(".")[1] ?? ""] ?? "application/octet-stream",
      "Cache-Control": "private, max-age=31536000, immutable",
    },
  });
}
