import { affiliateWords } from "#content/pages/affiliate.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route.ts";
import { Affiliate } from "./affiliate.tsx";

export const meta: Route.MetaFunction = (args) => pageMeta(args, affiliateWords.meta);

export default function AffiliatePage() {
  return <Affiliate />;
}
