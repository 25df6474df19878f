import { data } from "react-router";
import { affiliateApplyCopy as copy } from "@angadi/content/pages/affiliate-apply";
import { siteContext } from "../../data/context.ts";
import type { AffiliateResult } from "../../forms/affiliate-form/application.ts";
import { buildPageMeta } from "../../head/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { applyAsAffiliate } from "./apply-as-affiliate.server.ts";
import { ApplyContent } from "./apply.tsx";

export async function action({ context }: Route.ActionArgs) {
  const result = await applyAsAffiliate(context.get(siteContext));
  return data(result, { status: result.status });
}

/** Returns a failed connection as a result, so that the form is not lost. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<AffiliateResult> {
  try {
    return await serverAction();
  } catch {
    return { status: 503, error: copy.failed, fieldErrors: {} };
  }
}

export const meta: Route.MetaFunction = (args) => buildPageMeta(args, copy.meta);

export default function AffiliateApplyPage({ actionData }: Route.ComponentProps) {
  return <ApplyContent actionResult={actionData} />;
}
