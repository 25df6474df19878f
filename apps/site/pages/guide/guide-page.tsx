import type { ComponentProps } from "react";
import { getOrigin } from "../../head/page-meta.ts";
import { useProse } from "../../data/prose-from-dom.ts";
import type { GuideData } from "./load-guide.server.ts";
import { toProseId } from "./text-section.tsx";
import type { GuideTool } from "@angadi/owner-tools/kit/tool";
import { GuideText } from "./guide.tsx";
import type { MissingGuide } from "./missing-guide.tsx";

export interface GuidePageProps {
  loaderData: GuideData;
  matches: Parameters<typeof getOrigin>[0]["matches"];
}

/**
 * Creates a guide's page component, with its tool if it has one. Only the route of all other slugs
 * passes `Missing`: guides with a tool have their own routes and always exist.
 */
export function createGuidePage(
  tool: GuideTool | null,
  Missing: typeof MissingGuide | null = null,
) {
  return function GuidePage({ loaderData, matches }: GuidePageProps) {
    if (loaderData.state === "missing") return Missing && <Missing related={loaderData.related} />;
    const { guide, prose, related } = loaderData;
    const origin = getOrigin({ matches });
    return (
      <FoundGuide
        key={guide.slug}
        guide={guide}
        tool={tool}
        initialProse={prose}
        related={related}
        origin={origin}
      />
    );
  };
}

type FoundGuideProps = Omit<ComponentProps<typeof GuideText>, "prose"> & {
  initialProse: readonly string[] | undefined;
};

function FoundGuide({ initialProse, ...rest }: FoundGuideProps) {
  const blocks = rest.guide.sections.flatMap((section) => section.blocks);
  const ids = blocks.filter(({ type }) => type === "prose").map((_, index) => toProseId(index));
  return <GuideText {...rest} prose={useProse(initialProse, ids)} />;
}
