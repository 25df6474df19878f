import { useEffect, useState } from "react";
import type { Answers } from "./answers.ts";
import { DraftFrame } from "./draft-frame.tsx";
import styles from "./draft-picture.module.css";
import { parsePage } from "./parse-page.ts";
import { fontsFor, putPage } from "./put-page.ts";
import { useShownDraft } from "./use-shown-draft.ts";
import { useSize } from "./use-size.ts";

/** A draft that is there to see. */
export interface DrawnDraft {
  answers: Answers;
  /** Its headline and what it offers, for who cannot see it. */
  words: readonly string[];
  /** Of its board. */
  colour: string;
}

interface DraftPictureProps {
  answers: Answers;
  onDrawn: (drawn: DrawnDraft) => void;
}

/** CSS pixels that a wide picture shows of a draft, and a narrow one: its name can be read in both. */
const WIDE = { from: 460, shows: 870 };
const NARROW = { shows: 480 };

/**
 * The upper part of a draft, made smaller, over all of what it stands in. It is clear until the draft is
 * there with its fonts, and stays so where engine or fonts don't come. Nothing in it can be pressed.
 */
export function DraftPicture({ answers, onDrawn }: DraftPictureProps) {
  const { shown } = useShownDraft(answers);
  const [shownIn, setShownIn] = useState<Document>();
  /** Of the drawn one's top; none before it is drawn. */
  const [ground, setGround] = useState<string>();
  const [stage, { width, height }] = useSize();
  const scale = width / (width >= WIDE.from ? WIDE.shows : NARROW.shows);

  useEffect(() => {
    if (!shown || !shownIn) return;
    let outdated = false;
    const page = parsePage(shown.draft);
    const draw = async () => {
      await fontsFor(shownIn, page);
      if (outdated) return;
      putPage(shownIn, page);
      setGround(backgroundColor(shownIn));
      onDrawn({
        answers: shown.answers,
        words: page.texts.flatMap(({ field, text }) => (IN_WORDS.test(field) ? text : [])),
        colour: shown.draft.swatches[shown.draft.palette]?.[0] ?? "",
      });
    };
    void draw();
    return () => {
      outdated = true;
    };
  }, [shown, shownIn, onDrawn]);

  return (
    <div
      ref={stage}
      className={`${styles.picture} ${ground === undefined ? "" : styles.drawn}`}
      style={{ background: ground }}
    >
      {scale > 0 && (
        <DraftFrame
          inert
          className={styles.frame}
          style={{ width: width / scale, height: height / scale, scale: String(scale) }}
          onDocument={setShownIn}
        />
      )}
    </div>
  );
}

/** The colour at the top of a page: of its first element, or of what that lies on. */
function backgroundColor({ body, defaultView }: Document): string {
  let element: Element | null = body.firstElementChild;
  for (; element; element = element.parentElement) {
    const colour = defaultView?.getComputedStyle(element).backgroundColor ?? "";
    if (colour !== "rgba(0, 0, 0, 0)") return colour;
  }
  return "";
}

const IN_WORDS = /^(?:headline|offer\.\d\.name)$/;
