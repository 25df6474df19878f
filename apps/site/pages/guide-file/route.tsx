import { buildGuidePath } from "../../addresses/paths.ts";
import { data } from "react-router";
import { siteContext } from "../../data/context.ts";
import type { Route } from "./+types/route.ts";
import { findGuideFile } from "./files.server.ts";

/**
 * /business-starter-guide/:slug/:file: a ready-made file of a guide's tool. Responds before any
 * page is rendered; an unknown name falls through to the 404 page.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params: { slug, file }, context }, next) => {
    const guideFile = findGuideFile(slug, file);
    if (!guideFile) return next();
    const url = context.get(siteContext).siteUrl + buildGuidePath(slug);
    return new Response(await guideFile.generate({ slug, url }), {
      headers: {
        "Content-Type": guideFile.type,
        // A known name: only letters, digits, dots and hyphens.
        "Content-Disposition": `attachment; filename="${file}"`,
      },
    });
  },
];

export function loader(): never {
  throw data(null, { status: 404 });
}

export default function GuideFileNotFound() {
  return null;
}
