import { type Picture, PICTURE_TYPES, picturePath, pictureSrcSet } from "@angadi/contract/picture";
import {
  type Handler,
  HttpError,
  type StaffContext,
  fieldText,
  isForScript,
  redirect,
} from "../request-context.ts";
import { pictures as copy } from "../copy/pictures.ts";
import { errors } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { TextField } from "../layout/field.tsx";
import type { DeskPicture } from "./desk-picture.ts";

export const picturePages = {
  "GET /pictures": list,
  "POST /pictures": add,
  "GET /pictures/:id/:name": file,
} satisfies Record<string, Handler>;

const toDeskPicture = (picture: Picture): DeskPicture => ({
  url: picturePath(picture),
  caption: picture.alt,
});

async function list(context: StaffContext): Promise<Response> {
  if (!isForScript(context)) return page(context);
  return Response.json((await context.ports.pictures.list()).map(toDeskPicture));
}

async function add(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const upload = await context.upload();
  if ("error" in upload) {
    return reject(context, upload.error.status === 413 ? copy.tooLarge : upload.error.message);
  }
  const alt = fieldText(upload.values, "alt").slice(0, 1000);
  if (!upload.file) return reject(context, copy.missing, alt);
  if (!alt) return reject(context, copy.noAlt);
  const outcome = await ports.pictures.add(staff, { ...upload.file, alt });
  if (outcome.is !== "added") return reject(context, copy.problems[outcome.problem], alt);
  return isForScript(context)
    ? Response.json(toDeskPicture(outcome.picture))
    : redirect("/pictures?done=added");
}

const reject = (context: StaffContext, problem: string, alt?: string) =>
  isForScript(context) ? Response.json({ problem }, { status: 422 }) : page(context, problem, alt);

async function page(
  { ports, staff, url }: StaffContext,
  problem?: string,
  alt = "",
): Promise<Response> {
  const pictures = await ports.pictures.list();
  return renderPage({
    title: copy.title,
    staff,
    ports,
    currentPath: "/pictures",
    status: problem ? 422 : 200,
    done: url.searchParams.get("done") === "added" ? copy.added : undefined,
    children: (
      <>
        <p className="hint">{copy.explanation}</p>
        <form className="slip" method="post" action="/pictures" encType="multipart/form-data">
          <TextField
            name="file"
            type="file"
            label={copy.file}
            hint={copy.fileHint}
            problem={problem}
            accept="image/jpeg,image/png,image/webp,image/avif"
          />
          <TextField name="alt" label={copy.alt} hint={copy.altHint} defaultValue={alt} />
          <button className="button">{copy.add}</button>
        </form>
        {pictures.length === 0 ? (
          <p className="empty">{copy.none}</p>
        ) : (
          <ul className="pictures">
            {pictures.map((picture) => (
              <PictureItem key={picture.id} picture={picture} />
            ))}
          </ul>
        )}
      </>
    ),
  });
}

function PictureItem({ picture }: { picture: Picture }) {
  const { id, alt, name, width, height } = picture;
  const path = picturePath(picture);
  return (
    <li className="slip">
      <img
        src={path}
        srcSet={pictureSrcSet(picture, "webp")}
        sizes="20rem"
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
      />
      <p>{name}</p>
      <p className="hint">{copy.size(width, height)}</p>
      <TextField id={`address-${id}`} name="" label={copy.address} defaultValue={path} readOnly />
    </li>
  );
}

/** The desk serves pictures itself: its CSP does not allow loading from the public site. */
async function file(context: StaffContext): Promise<Response> {
  const name = context.param("name");
  const bytes = await context.ports.pictures.file(context.param("id"), name);
  if (!bytes) throw new HttpError(404, errors.notFound);
  return new Response(bytes, {
    headers: {
      "Content-Type": PICTURE_TYPES[name.split(".")[1] ?? ""] ?? "application/octet-stream",
      "Cache-Control": "private, max-age=31536000, immutable",
    },
  });
}
