import {
  type Handler,
  HttpError,
  type StaffContext,
  wantsJson,
  redirect,
} from "../request/request-context.ts";
import { previewLinksCopy as copy } from "../copy/saving.ts";
import { createEventStream } from "../request/events.ts";
import { loadPost } from "./editor-page.tsx";

export const livePostPages = {
  "GET /posts/:id/live": streamPresence,
  "GET /posts/:id/preview": createPreview,
  "POST /posts/:id/preview/withdraw": async (context) => {
    const { id } = await loadPost(context);
    await context.ports.posts.revokePreviews(context.staff, id);
    return redirect(`/posts/${id}?done=withdrawn`);
  },
  "POST /posts/:id/preview/:link/revoke": revokePreview,
} satisfies Record<string, Handler>;

/** Server-sent events: `others` with the names, as JSON, of colleagues who have the post open. */
async function streamPresence(context: StaffContext): Promise<Response> {
  const { ports, request, staff } = context;
  const { id } = await loadPost(context);
  return createEventStream(request, ({ send, close }) =>
    ports.watchPresence({
      subject: id,
      isPresent: true,
      staffId: staff.id,
      onPresenceChange: (names) => send("others", JSON.stringify(names)),
      onClose: close,
    }),
  );
}

/** Creates a preview link. Redirects to it, or returns it as JSON to the script that copies it. */
async function createPreview(context: StaffContext): Promise<Response> {
  const { id } = await loadPost(context);
  const url = await context.ports.posts.createPreviewLink(context.staff, id);
  return wantsJson(context) ? Response.json({ url }) : redirect(url);
}

async function revokePreview(context: StaffContext): Promise<Response> {
  const { id } = await loadPost(context);
  const isRevoked = await context.ports.posts.revokePreview(
    context.staff,
    id,
    context.param("link"),
  );
  if (!isRevoked) throw new HttpError(404, copy.notFound);
  return redirect(`/posts/${id}?done=revoked`);
}
