import type { IframeHTMLAttributes } from "react";
import { draftMakerCopy as copy } from "./copy.ts";

interface DraftFrameProps extends IframeHTMLAttributes<HTMLIFrameElement> {
  /** Called when the empty document has loaded; may be called again with a new document. */
  onDocumentLoad: (frameDocument: Document) => void;
}

const EMPTY_DOCUMENT = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${copy.preview.frameTitle}</title></head><body></body></html>`;

/** An iframe in which no script can run (docs/decisions/0018-draft-preview.md). */
export function DraftFrame({ onDocumentLoad, ...frame }: DraftFrameProps) {
  return (
    <iframe
      {...frame}
      title={copy.preview.frameTitle}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={EMPTY_DOCUMENT}
      onLoad={({ currentTarget: { contentDocument } }) =>
        contentDocument && onDocumentLoad(contentDocument)
      }
    />
  );
}
