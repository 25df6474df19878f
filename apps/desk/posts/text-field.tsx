import { importFile, needsScript, placeholder, richHint } from "../copy/editor.ts";
import { jsonToPlainText } from "./text/plain-text.ts";
import { Toolbar } from "./toolbar.tsx";

interface TextFieldProps {
  label: string;
  /** The blocks as JSON. */
  defaultValue: string;
  problem: string | undefined;
}

/**
 * A post's text. The form sends its blocks as JSON, which only the editor changes
 * (apps/desk/browser/editor); until its script has come, the text can be read. The dialogs are
 * outside the post's form (editor-dialogs.tsx).
 */
export function PostTextField({ label, defaultValue, problem }: TextFieldProps) {
  return (
    <div className="field writing" data-rich-editor="">
      <div className="writing-head">
        <b id="text-label">{label}</b>
        <label className="button quiet" data-import="" hidden>
          {importFile}
          <input type="file" accept=".md,.markdown,.txt,.html,.htm" />
        </label>
      </div>
      <textarea name="blocks" defaultValue={defaultValue} hidden />
      <div className="without-script" data-without-script="">
        <p className="notice">{needsScript}</p>
        <div className="difference">{jsonToPlainText(defaultValue)}</div>
      </div>
      <div className="rich" data-rich="" data-placeholder={placeholder} hidden>
        <div className="tool-bar">
          <Toolbar />
          <p className="tool-tip" data-tip="" aria-hidden="true" hidden />
        </div>
        <p className="paste-notice" role="status" data-paste-notice="" />
        <div data-mount="" />
        <p id="rich-hint" hidden>
          {richHint}
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
