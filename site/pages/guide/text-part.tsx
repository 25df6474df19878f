import { useLayoutEffect, useRef, useState } from "react";
import { copyWords } from "#content/copy-text.ts";
import copyButton from "../../sections/article/copy-button.module.css";
import prose from "../../sections/article/prose.module.css";
import { useCopyButtons } from "../../sections/article/use-copy-buttons.ts";
import styles from "./guide-text.module.css";
import { proseId } from "./prose-id.ts";
import { Ticks } from "./ticks.tsx";

interface TextPartProps {
  /** Which of the guide's parts, the first being 0. */
  part: number;
  html: string;
  /** The guide's slug, where this part has its checklist. */
  ticksOf: string | undefined;
}

/** A guide's text from one insert to the next. */
export function TextPart({ part, html, ticksOf }: TextPartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<HTMLDivElement | null>(null);
  useLayoutEffect(() => setText(ref.current), []);
  useCopyButtons(ref, copyWords);
  return (
    <>
      <div
        ref={ref}
        id={proseId(part)}
        className={`${prose.prose} ${styles.body} ${copyButton.text}`}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {ticksOf && <Ticks text={text} slug={ticksOf} />}
    </>
  );
}
