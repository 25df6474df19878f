import { useEffect, useState } from "react";
import type { Answers } from "./answers.ts";
import { DraftFrame } from "./draft-frame.tsx";
import styles from "./draft-picture.module.css";
import { parseDraftPage } from "./parse-draft-page.ts";
import { loadFrameFonts, renderIntoFrame } from "./render-into-frame.ts";
import { useRenderedDraft } from "./use-rendered-draft.ts";
import { useSize } from "./use-size.ts";

/** A draft that has been drawn. */
export interface DrawnDraft {
  answers: Answers;
  /** Its headline and offers, for people who cannot see it. */
  texts: readonly string[];
  /** The board's colour. */
  colour: string;
}

interface DraftPictureProps {
  answers: Answers;
  onDrawn: (drawn: DrawnDraft) => void;
}

/** Page widths in CSS pixels in a wide and in a narrow picture; the name is legible in both. */
const WIDE = { minWidth: 460, pageWidth: 870 };
const NARROW = { pageWidth: 480 };

/**
 * The upper part of a draft, scaled down to fill its container. It is transparent until the draft
 * and its fonts have loaded, and stays so if they fail to load. Nothing in it can be clicked.
 */
export function DraftPicture({ answers, onDrawn }: DraftPictureProps) {
  const { latest } = useRenderedDraft(answers);
  const [frameDocument, setFrameDocument] = useState<Document>();
  /** Colour at the top of the drawn draft; undefined before it is drawn. */
  const [background, setBackground] = useState<string>();
  const [containerRef, { width, height }] = useSize();
  const scale = width / (width >= WIDE.minWidth ? WIDE.pageWidth : NARROW.pageWidth);

  useEffect(() => {
    if (!latest || !frameDocument) return;
    let isOutdated = false;
    const page = parseDraftPage(latest.draft);
    const draw = async () => {
      await loadFrameFonts(frameDocument, page);
      if (isOutdated) return;
      renderIntoFrame(frameDocument, page);
      setBackground(getBackgroundColor(frameDocument));
      onDrawn({
        answers: latest.answers,
        texts: latest.draft.texts,
        colour: latest.draft.swatches[latest.draft.palette]?.[0] ?? "",
      });
    };
    void draw();
    return () => {
      isOutdated = true;
    };
  }, [latest, frameDocument, onDrawn]);

  return (
    <div
      ref={containerRef}
      className={`${styles.picture} ${background === undefined ? "" : styles.drawn}`}
      style={{ background }}
    >
      {scale > 0 && (
        <DraftFrame
          inert
          className={styles.frame}
          style={{ width: width / scale, height: height / scale, scale: String(scale) }}
          onDocumentLoad={setFrameDocument}
        />
      )}
    </div>
  );
}

/** Returns the colour at the top of a page: that of its first element or the background below. */
function getBackgroundColor({ body, defaultView }: Document): string {
  let element: Element | null = body.firstElementChild;
  for (; element; element = element.parentElement) {
    const colour = defaultView?.getComputedStyle(element).backgroundColor ?? "";
    if (colour !== "rgba(0, 0, 0, 0)") return colour;
  }
  return "";
}
