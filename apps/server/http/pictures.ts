import type { Context, Hono } from "hono";
import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { findPictureFile } from "@angadi/api/pictures/pictures";
import { PICTURE_CONTENT_TYPES } from "@angadi/contract/picture";
import { FILE_POLICY } from "./security-headers.ts";

/**
 * Serves the pictures of posts. A URL contains a hash of the picture, so its contents never change.
 * Social networks fetch the picture for shared links, too.
 */
export function registerPictures(app: Hono, db: Kysely<Schema>): void {
  app.get("/pictures/:id{[0-9a-f]{32}}/:name{[0-9a-z]+\\.(webp|avif|png)}", async (c: Context) => {
    const { id = "", name = "" } = c.req.param();
    const bytes = await findPictureFile(db, id, name);
    if (!bytes) return c.text("There is no picture at this address.", 404);
    return c.body(bytes, 200, {
      "Content-Type": PICTURE_CONTENT_TYPES[name.split(".")[1] ?? ""] ?? "application/octet-stream",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": FILE_POLICY,
    });
  });
}
