import { data, redirect } from "react-router";
import { homeWords as words } from "#content/pages/home.ts";
import { siteContext } from "../../context.ts";
import { pickedUrl } from "../../hand-off.ts";
import { inTime } from "../../in-time.ts";
import { pageMeta } from "../../page-meta.ts";
import { postCard } from "../blog/post-card.ts";
import type { Route } from "./+types/route.ts";
import { Hero } from "./hero.tsx";
import { LatestPosts } from "./latest-posts.tsx";

const LATEST = { pageNo: 0, size: 3 };

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [businessTypes, posts] = await Promise.all([
    inTime(site.api.businessTypes(), "business types", site),
    inTime(
      site.api.blogPosts(LATEST).then((latest) => latest.map(postCard)),
      "latest posts",
      site,
    ),
  ]);
  return { businessTypes, posts };
}

/** The picker's form: on to the app, or back to the picker where nothing was chosen. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, appUrl } = context.get(siteContext);
  const chosen = (await request.formData()).get("businessTypeId");
  const types = await api.businessTypes().catch(() => []);
  const type = types.find(({ id }) => id === chosen);
  if (!type) return data({ error: words.picker.nothingChosen }, { status: 400 });
  return redirect(pickedUrl(appUrl, type));
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, words.meta);

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero businessTypes={loaderData.businessTypes} error={actionData?.error} />
      <LatestPosts posts={loaderData.posts} />
    </>
  );
}
