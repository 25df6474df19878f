import { useEffect, useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { draftMakerCopy as copy } from "./copy.ts";
import { DraftFrame } from "./draft-frame.tsx";
import styles from "./maker.module.css";
import type { ParsedDraftPage } from "./parse-draft-page.ts";
import { renderIntoFrame } from "./render-into-frame.ts";
import { useContentHeight } from "./use-content-height.ts";
import { useSize } from "./use-size.ts";

interface PreviewFrameProps {
  page: ParsedDraftPage | undefined;
  /** Shows the desktop width, scaled down to fit; otherwise the phone width. */
  isWide: boolean;
}

/** Screen sizes in CSS pixels. */
const SCREENS = { phone: { width: 390, height: 720 }, desktop: { width: 1280, height: 860 } };

/** The interactive draft on a screen; if expanded, as high as the whole page. */
export function PreviewFrame({ page, isWide }: PreviewFrameProps) {
  const [frameDocument, setFrameDocument] = useState<Document>();
  const [containerRef, containerSize] = useSize();
  const [isExpanded, setIsExpanded] = useState(false);
  const { width, height: screenHeight } = isWide ? SCREENS.desktop : SCREENS.phone;
  const scale = Math.min(1, containerSize.width / width);

  useEffect(() => {
    if (page && frameDocument) renderIntoFrame(frameDocument, page);
  }, [page, frameDocument]);
  // Must come after the effect that inserts the page.
  const contentHeight = useContentHeight(frameDocument, page);
  const isLong = contentHeight > screenHeight;
  const height = isExpanded ? Math.max(screenHeight, contentHeight) : screenHeight;

  return (
    <div ref={containerRef} className={styles.screen}>
      <div
        className={isLong && !isExpanded ? `${styles.bezel} ${styles.cut}` : styles.bezel}
        style={{ width: width * scale, height: height * scale }}
      >
        <DraftFrame
          className={styles.frame}
          style={{ width, height, scale: String(scale) }}
          onDocumentLoad={setFrameDocument}
        />
      </div>
      {isLong && (
        <Button
          variant="quiet"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? copy.preview.showLess : copy.preview.showAll}
        </Button>
      )}
    </div>
  );
}
