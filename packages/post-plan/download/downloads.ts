import { drawScene } from "@angadi/brand-kit/scene/draw-scene";
import type { KitDesign } from "@angadi/brand-kit/kit";
import { drawPost } from "../picture/draw-post.ts";
import { SIDE } from "../picture/painter.ts";
import type { Plan, Post } from "../plan.ts";
import { toPictureName } from "./describe-posts.ts";
import { zipMonth } from "./zip-month.ts";

export { toIcs } from "./to-ics.ts";

export const makeMonthZip = (plan: Plan, design: KitDesign) => zipMonth(plan, design, drawScene);

/** The picture of a post as a PNG file. Rejects if a font cannot be fetched. */
export async function makePicture(plan: Plan, design: KitDesign, post: Post): Promise<File> {
  const blob = await drawScene(drawPost(design, plan, post), SIDE);
  return new File([blob], toPictureName(post), { type: "image/png" });
}
