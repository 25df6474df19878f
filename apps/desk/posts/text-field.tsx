import {
  editorHintCopy,
  importFileCopy,
  needsScriptCopy,
  placeholderCopy,
} from "../copy/editor.ts";
import { jsonToPlainText } from "./text/plain-text.ts";
import { Toolbar } from "./toolbar.tsx";

interface PostTextFieldProps {
  label: string;
  /** The blocks as JSON. */
  defaultValue: string;
  problem: string | undefined;
}

/**
 * A post's text. The form sends its blocks as JSON, which only the editor changes
 * (apps/desk/browser/editor); without JavaScript, it is read-only. The dialogs are outside the
 * post's form (editor-dialogs.tsx).
 */
export function PostTextField({ label, defaultValue, problem }: PostTextFieldProps) {
  return (
    <div className="field post-text" data-rich-editor="">
      <div className="post-text-header">
        <b id="text-label">{label}</b>
        <label className="button quiet" data-import="" hidden>
          {importFileCopy}
          <input type="file" accept=".md,.markdown,.txt,.html,.htm" />
        </label>
      </div>
      <textarea name="blocks" defaultValue={defaultValue} hidden />
      <div className="no-script" data-no-script="">
        <p className="notice">{needsScriptCopy}</p>
        <div className="text-diff">{jsonToPlainText(defaultValue)}</div>
      </div>
      <div className="rich-editor" data-rich="" data-placeholder={placeholderCopy} hidden>
        <div className="sticky-toolbar">
          <Toolbar />
          <p className="tooltip" data-tooltip="" aria-hidden="true" hidden />
        </div>
        <p className="paste-notice" role="status" data-paste-notice="" />
        <div data-editor-mount="" />
        <p id="rich-hint" hidden>
          {editorHintCopy}
        </p>
      </div>
      {problem && (
        <p className="problem" id="text-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
