/** `npm start`: builds what changed, then serves; migrations and seeds happen at start-up. */
import { buildIfChanged } from "./build.ts";

// scripts/with-node.mjs has exited, so nothing else would stop this process.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
await buildIfChanged();
process.env["NODE_ENV"] = "production";
await import(new URL("../build/server/index.js", import.meta.url).href);
