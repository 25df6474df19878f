import type { ComponentProps } from "react";
import { siteUrl } from "../../page-meta.ts";
import { useProse } from "../../prose-once.ts";
import type { GuideData } from "./load-guide.server.ts";
import { proseId } from "./prose-id.ts";
import type { GuideTool } from "#tools/kit/tool.ts";
import { GuideText } from "./guide.tsx";
import type { MissingGuide } from "./missing-guide.tsx";

interface GuidePageProps {
  loaderData: GuideData;
  matches: Parameters<typeof siteUrl>[0]["matches"];
}

/**
 * The page of a guide, with the tool it has, if any. `Missing` stands where there may be no such
 * guide: one with a tool has an address of its own, and carries nothing for that.
 */
export function guidePage(tool: GuideTool | null, Missing: typeof MissingGuide | null = null) {
  return function GuidePage({ loaderData, matches }: GuidePageProps) {
    if (loaderData.state === "missing") return Missing && <Missing related={loaderData.related} />;
    const { guide, parts, related } = loaderData;
    const origin = siteUrl({ matches });
    return (
      <FoundGuide
        key={guide.slug}
        guide={guide}
        tool={tool}
        sent={parts}
        related={related}
        origin={origin}
      />
    );
  };
}

type FoundGuideProps = Omit<ComponentProps<typeof GuideText>, "parts"> & {
  sent: readonly string[] | undefined;
};

function FoundGuide({ sent, ...rest }: FoundGuideProps) {
  const ids = [...rest.guide.inserts, "rest"].map((_, part) => proseId(part));
  return <GuideText {...rest} parts={useProse(sent, ids)} />;
}
