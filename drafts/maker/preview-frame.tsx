import { useEffect, useRef, useState } from "react";
import { copy } from "./copy.ts";
import styles from "./maker.module.css";
import type { ParsedPage } from "./parse-page.ts";
import { markEdited, putPage } from "./put-page.ts";

interface PreviewFrameProps {
  page: ParsedPage | undefined;
  /** As on a desktop, made smaller to fit; else as on a phone. */
  isWide: boolean;
  /** The field of the text that is being changed: it is brought into view. */
  editing: string | undefined;
}

/** CSS pixels of the screens that are shown. */
const SCREENS = { phone: { width: 390, height: 720 }, desktop: { width: 1280, height: 860 } };

const EMPTY = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${copy.preview.frame}</title></head><body></body></html>`;

/**
 * The draft in a document of its own, in which nothing can run. The site's policy holds in it too and
 * allows no styles in markup, so they come as a sheet of that document
 * (docs/decisions/0018-draft-preview.md).
 */
export function PreviewFrame({ page, isWide, editing }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the frame has come; it is empty each time. */
  const [loads, setLoads] = useState(0);
  const [stage, available] = useWidth();
  const { width, height } = isWide ? SCREENS.desktop : SCREENS.phone;
  const scale = Math.min(1, available / width);

  useEffect(() => {
    const shownIn = frame.current?.contentDocument;
    if (page && loads > 0 && shownIn) putPage(shownIn, page);
  }, [page, loads]);
  useEffect(() => {
    const shownIn = frame.current?.contentDocument;
    if (!editing || !page || loads === 0 || !shownIn) return;
    return markEdited(shownIn, editing);
  }, [editing, page, loads]);

  return (
    <div ref={stage} className={styles.screen}>
      <div className={styles.bezel} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={copy.preview.frame}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          srcDoc={EMPTY}
          className={styles.frame}
          style={{ width, height, scale: String(scale) }}
          onLoad={() => setLoads(loads + 1)}
        />
      </div>
    </div>
  );
}

/** How wide an element is, in CSS pixels. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
