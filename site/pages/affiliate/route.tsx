import { affiliateWords } from "#content/pages/affiliate.ts";
import { late } from "../../late.tsx";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route.ts";

const Affiliate = late(() => import("./affiliate.tsx"));

export const meta: Route.MetaFunction = (args) => pageMeta(args, affiliateWords.meta);

export default function AffiliatePage() {
  return <Affiliate />;
}
