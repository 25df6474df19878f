import { getOrigin } from "../../head/page-meta.ts";
import { buildLegalMeta } from "../legal/legal-meta.ts";
import { legalTexts } from "../legal/legal-texts.server.ts";
import type { Route } from "./+types/route.ts";
import { buildReturnPolicyJsonLd } from "./structured-data.ts";
import { LegalContent } from "../legal/legal.tsx";

export const loader = () => legalTexts["/return-policy"];

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? [
        ...buildLegalMeta(args, args.loaderData),
        { "script:ld+json": buildReturnPolicyJsonLd(getOrigin(args)) },
      ]
    : [];

export default function ReturnPolicyPage({ loaderData }: Route.ComponentProps) {
  return <LegalContent text={loaderData} currentPath="/return-policy" />;
}
