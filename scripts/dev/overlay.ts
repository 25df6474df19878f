import { stripVTControlCharacters } from "node:util";
import { type ErrorPayload, type ViteDevServer, buildErrorMessage } from "vite";

/** The properties of a Vite error besides its message. */
type ViteError = Error & Partial<Pick<ErrorPayload["err"], "id" | "frame" | "plugin" | "loc">>;

/**
 * Returns a page that shows Vite's overlay with the error and its code frame. It reloads on the
 * next change of a file.
 */
export function renderErrorOverlay(vite: ViteDevServer, thrown: unknown): Response {
  const error: ViteError = thrown instanceof Error ? thrown : new Error(String(thrown));
  vite.ssrFixStacktrace(error);
  vite.config.logger.error(buildErrorMessage(error, [`page failed: ${error.message}`]), { error });
  vite.watcher.once("change", () => vite.environments.client.hot.send({ type: "full-reload" }));
  const { id, frame, plugin, loc } = error;
  // Vite colours both for the terminal.
  const message = stripVTControlCharacters(error.message);
  const stack = stripVTControlCharacters(error.stack ?? "");
  const payload = JSON.stringify({ message, stack, id, frame, plugin, loc });
  const html = `<!doctype html>
<title>Error</title>
<script type="module">
import { ErrorOverlay } from "/@vite/client";
document.body.append(new ErrorOverlay(${payload.replaceAll("<", "\\u003c")}));
</script>`;
  return new Response(html, {
    status: 500,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
