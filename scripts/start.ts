/** `npm start`: builds what changed, then serves; migrations and seeds happen at start-up. */
import { buildIfChanged } from "./build.ts";

await buildIfChanged();
process.env["NODE_ENV"] = "production";
await import(new URL("../build/server/index.js", import.meta.url).href);
