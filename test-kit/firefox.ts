import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const FIREFOX = "/usr/bin/firefox-esr";

/** The system's Firefox, controlled with WebDriver BiDi, or undefined if none exists. */
export function findFirefox(): { executablePath: string } | undefined {
  if (!existsSync(FIREFOX)) return undefined;
  stubUnsupportedCommands();
  return { executablePath: FIREFOX };
}

interface Socket {
  send: (data: unknown, ...rest: unknown[]) => void;
  emit: (event: "message", data: string, isBinary: boolean) => void;
}

/**
 * Playwright sets each context's colour scheme with a command that Firefox ESR does not support;
 * this answers it in Playwright's bundled socket class.
 */
function stubUnsupportedCommands(): void {
  const require = createRequire(import.meta.url);
  const { ws } = require("playwright-core/lib/utilsBundle") as { ws: { prototype: Socket } };
  const { send } = ws.prototype;
  ws.prototype.send = function (this: Socket, data: unknown, ...rest: unknown[]) {
    const text = String(data);
    if (!text.includes('"emulation.setMediaFeaturesOverride"')) {
      send.call(this, data, ...rest);
      return;
    }
    const { id } = JSON.parse(text) as { id: number };
    this.emit("message", JSON.stringify({ type: "success", id, result: {} }), false);
  };
}
