import { type Answer, type StaffAsk, goTo } from "../ask.ts";
import { eventStream } from "../events.ts";
import { openedPost } from "./editor-page.tsx";

export const livePostPages = {
  "GET /posts/:id/live": live,
  "GET /posts/:id/preview": preview,
  "POST /posts/:id/preview/withdraw": async (ask) => {
    const { id } = await openedPost(ask);
    await ask.ports.posts.withdrawPreviews(ask.staff, id);
    return goTo(`/posts/${id}?done=withdrawn`);
  },
} satisfies Record<string, Answer>;

/** Server-sent events: `others` with the names, as JSON, of who else has the post open. */
async function live(ask: StaffAsk): Promise<Response> {
  const { ports, request, staff } = ask;
  const { id } = await openedPost(ask);
  return eventStream(request, ({ send, close }) =>
    ports.watchPost({
      postId: id,
      staffId: staff.id,
      onOthers: (names) => send("others", JSON.stringify(names)),
      onClose: close,
    }),
  );
}

/** Leads to the preview by a new link; a script that wants to copy the link is told it. */
async function preview(ask: StaffAsk): Promise<Response> {
  const { id } = await openedPost(ask);
  const url = await ask.ports.posts.previewLink(ask.staff, id);
  const isForScript = ask.request.headers.get("accept") === "application/json";
  return isForScript ? Response.json({ url }) : goTo(url);
}
