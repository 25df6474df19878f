import { useEffect, useState } from "react";
import { DraftFrame } from "./draft-frame.tsx";
import styles from "./maker.module.css";
import type { ParsedPage } from "./parse-page.ts";
import { markEdited, putPage } from "./put-page.ts";
import { useSize } from "./use-size.ts";

interface PreviewFrameProps {
  page: ParsedPage | undefined;
  /** As on a desktop, made smaller to fit; else as on a phone. */
  isWide: boolean;
  /** The field of the text that is being changed: it is brought into view. */
  editing: string | undefined;
}

/** CSS pixels of the screens that are shown. */
const SCREENS = { phone: { width: 390, height: 720 }, desktop: { width: 1280, height: 860 } };

/** The draft on a screen, to be read, scrolled and tried. */
export function PreviewFrame({ page, isWide, editing }: PreviewFrameProps) {
  const [shownIn, setShownIn] = useState<Document>();
  const [stage, available] = useSize();
  const { width, height } = isWide ? SCREENS.desktop : SCREENS.phone;
  const scale = Math.min(1, available.width / width);

  useEffect(() => {
    if (page && shownIn) putPage(shownIn, page);
  }, [page, shownIn]);
  useEffect(() => {
    if (editing && page && shownIn) return markEdited(shownIn, editing);
    return undefined;
  }, [editing, page, shownIn]);

  return (
    <div ref={stage} className={styles.screen}>
      <div className={styles.bezel} style={{ width: width * scale, height: height * scale }}>
        <DraftFrame
          className={styles.frame}
          style={{ width, height, scale: String(scale) }}
          onDocument={setShownIn}
        />
      </div>
    </div>
  );
}
