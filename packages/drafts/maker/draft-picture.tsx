import { useEffect, useState } from "react";
import type { Answers } from "./answers.ts";
import { DraftFrame } from "./draft-frame.tsx";
import styles from "./draft-picture.module.css";
import { parsePage } from "./parse-page.ts";
import { loadFonts, renderIntoFrame } from "./put-page.ts";
import { useShownDraft } from "./use-shown-draft.ts";
import { useSize } from "./use-size.ts";

/** A draft that has been drawn. */
export interface DrawnDraft {
  answers: Answers;
  /** Its headline and offers, for people who cannot see it. */
  words: readonly string[];
  /** The board's colour. */
  colour: string;
}

interface DraftPictureProps {
  answers: Answers;
  onDrawn: (drawn: DrawnDraft) => void;
}

/** Width in CSS pixels that a wide and a narrow picture show; the name is legible in both. */
const WIDE = { from: 460, shows: 870 };
const NARROW = { shows: 480 };

/**
 * The upper part of a draft, scaled down to fill its container. It is transparent until the draft
 * and its fonts have loaded, and stays so if they fail to load. Nothing in it can be clicked.
 */
export function DraftPicture({ answers, onDrawn }: DraftPictureProps) {
  const { shown } = useShownDraft(answers);
  const [frameDocument, setFrameDocument] = useState<Document>();
  /** Colour at the top of the drawn draft; undefined before it is drawn. */
  const [background, setBackground] = useState<string>();
  const [stage, { width, height }] = useSize();
  const scale = width / (width >= WIDE.from ? WIDE.shows : NARROW.shows);

  useEffect(() => {
    if (!shown || !frameDocument) return;
    let outdated = false;
    const page = parsePage(shown.draft);
    const draw = async () => {
      await loadFonts(frameDocument, page);
      if (outdated) return;
      renderIntoFrame(frameDocument, page);
      setBackground(backgroundColor(frameDocument));
      onDrawn({
        answers: shown.answers,
        words: shown.draft.words,
        colour: shown.draft.swatches[shown.draft.palette]?.[0] ?? "",
      });
    };
    void draw();
    return () => {
      outdated = true;
    };
  }, [shown, frameDocument, onDrawn]);

  return (
    <div
      ref={stage}
      className={`${styles.picture} ${background === undefined ? "" : styles.drawn}`}
      style={{ background }}
    >
      {scale > 0 && (
        <DraftFrame
          inert
          className={styles.frame}
          style={{ width: width / scale, height: height / scale, scale: String(scale) }}
          onDocument={setFrameDocument}
        />
      )}
    </div>
  );
}

/** The colour at the top of a page: that of its first element, or of the background below it. */
function backgroundColor({ body, defaultView }: Document): string {
  let element: Element | null = body.firstElementChild;
  for (; element; element = element.parentElement) {
    const colour = defaultView?.getComputedStyle(element).backgroundColor ?? "";
    if (colour !== "rgba(0, 0, 0, 0)") return colour;
  }
  return "";
}
