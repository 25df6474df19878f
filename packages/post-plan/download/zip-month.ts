import { strToU8, zipSync, type Zippable } from "fflate";
import type { KitDesign } from "@angadi/brand-kit/kit";
import type { Scene } from "@angadi/brand-kit/scene/scene";
import { drawPost } from "../picture/draw-post.ts";
import { SIDE } from "../picture/painter.ts";
import type { Plan } from "../plan.ts";
import { toPictureName, toPostsText } from "./describe-posts.ts";
import { toCsvFiles } from "./to-csv.ts";

/** A fixed date, the first day ZIP supports, so that the same month makes the same file. */
const FIXED_DATE = "1980-01-01T12:00:00";

/** Packs a month; `draw` makes a PNG of a scene. Rejects if a font cannot be fetched. */
export async function zipMonth(
  plan: Plan,
  design: KitDesign,
  draw: (scene: Scene, width: number) => Promise<Blob>,
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = { "posts.txt": `\uFEFF${toPostsText(plan)}`, ...toCsvFiles(plan) };
  const entries: Zippable = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, strToU8(text)]),
  );
  for (const post of plan.posts) {
    const picture = await draw(drawPost(design, plan, post), SIDE);
    entries[`pictures/${toPictureName(post)}`] = [
      new Uint8Array(await picture.arrayBuffer()),
      { level: 0 },
    ];
  }
  return zipSync(entries, { mtime: FIXED_DATE });
}
