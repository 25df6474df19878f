import { useRef } from "react";
import { copyButtonCopy } from "@angadi/content/copy-button";
import copyButton from "../../sections/article/copy-button.module.css";
import prose from "../../sections/article/prose.module.css";
import { useCopyButtons } from "../../sections/article/use-copy-buttons.ts";
import { Checklist } from "./checklist.tsx";
import type { GuideBlock } from "./guide-section.ts";
import styles from "./guide-text.module.css";

interface TextSectionProps {
  blocks: readonly GuideBlock[];
  /** HTML of all the guide's prose blocks. */
  prose: readonly string[];
  /** Slug of the guide. */
  slug: string;
}

/** A guide's text from one insert to the next. */
export function TextSection({ blocks, prose: html, slug }: TextSectionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useCopyButtons(ref, copyButtonCopy);
  return (
    <div ref={ref} className={`${prose.prose} ${styles.body} ${copyButton.text}`}>
      {blocks.map((block, blockIndex) =>
        block.type === "prose" ? (
          <Prose key={blockIndex} index={block.index} html={html[block.index] ?? ""} />
        ) : (
          <Checklist key={blockIndex} items={block.items} slug={slug} />
        ),
      )}
    </div>
  );
}

/** Id of the element of a prose block, counted from 0. */
export const toProseId = (index: number): string =>
  index === 0 ? "guide-text" : `guide-text-${index + 1}`;

const Prose = ({ index, html }: { index: number; html: string }) => (
  <div id={toProseId(index)} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
);
