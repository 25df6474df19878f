import type { IframeHTMLAttributes } from "react";
import { copy } from "./copy.ts";

interface DraftFrameProps extends IframeHTMLAttributes<HTMLIFrameElement> {
  /** Called when the empty document has loaded; may be called again with a new document. */
  onDocument: (frameDocument: Document) => void;
}

const EMPTY = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${copy.preview.frame}</title></head><body></body></html>`;

/** An iframe in which no script can run (docs/decisions/0018-draft-preview.md). */
export function DraftFrame({ onDocument, ...frame }: DraftFrameProps) {
  return (
    <iframe
      {...frame}
      title={copy.preview.frame}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={EMPTY}
      onLoad={({ currentTarget: { contentDocument } }) =>
        contentDocument && onDocument(contentDocument)
      }
    />
  );
}
