import { buildLegalMeta } from "../legal/legal-meta.ts";
import { legalTexts } from "../legal/legal-texts.server.ts";
import type { Route } from "./+types/route.ts";
import { LegalContent } from "../legal/legal.tsx";

export const loader = () => legalTexts["/terms"];

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? buildLegalMeta(args, args.loaderData) : [];

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalContent text={loaderData} currentPath="/terms" />;
}
