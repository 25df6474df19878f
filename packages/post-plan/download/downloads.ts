import { strToU8, zipSync, type Zippable } from "fflate";
import type { KitDesign } from "@angadi/brand-kit/kit";
import { drawScene } from "@angadi/brand-kit/scene/draw-scene";
import { drawPost } from "../picture/draw-post.ts";
import { SIDE } from "../picture/painter.ts";
import type { MonthPlan, PlannedPost } from "../plan.ts";
import { toPictureName, toPostsText } from "./describe-posts.ts";
import { toCsvFiles } from "./to-csv.ts";

export { toPostsIcs } from "./to-posts-ics.ts";

/** A fixed date, the first day ZIP supports, so that the same month makes the same file. */
const FIXED_DATE = "1980-01-01T12:00:00";

/**
 * Packs a month's pictures and texts; `draw` makes a PNG of a scene. Rejects if a font cannot be
 * fetched.
 */
export async function zipMonth(
  plan: MonthPlan,
  design: KitDesign,
  draw = drawScene,
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = { "posts.txt": `\uFEFF${toPostsText(plan)}`, ...toCsvFiles(plan) };
  const entries: Zippable = {};
  for (const [file, text] of Object.entries(texts)) entries[file] = strToU8(text);
  for (const post of plan.posts) {
    const picture = await draw(drawPost(design, plan, post), SIDE);
    const bytes = new Uint8Array(await picture.arrayBuffer());
    entries[`pictures/${toPictureName(post)}`] = [bytes, { level: 0 }];
  }
  return zipSync(entries, { mtime: FIXED_DATE });
}

/** The picture of a post as a PNG file. Rejects if a font cannot be fetched. */
export async function makePicture(
  plan: MonthPlan,
  design: KitDesign,
  post: PlannedPost,
): Promise<File> {
  const blob = await drawScene(drawPost(design, plan, post), SIDE);
  return new File([blob], toPictureName(post), { type: "image/png" });
}
