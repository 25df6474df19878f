import { countingSwitchCopy } from "@angadi/content/pages/legal";
import { CountingSwitch } from "../../counting/counting-switch.tsx";
import { buildLegalMeta } from "../legal/legal-meta.ts";
import { legalTexts } from "../legal/legal-texts.server.ts";
import type { Route } from "./+types/route.ts";
import { LegalContent } from "../legal/legal.tsx";

export const loader = () => legalTexts["/privacy"];

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? buildLegalMeta(args, args.loaderData) : [];

/** The section on counting; the switch follows its text. */
const USE_SECTION_ID = "use-of-website-information";

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const extras = { [USE_SECTION_ID]: <CountingSwitch copy={countingSwitchCopy} /> };
  return <LegalContent text={loaderData} currentPath="/privacy" extras={extras} />;
}
