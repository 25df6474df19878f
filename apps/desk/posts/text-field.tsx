import { modes, placeholder, richHint } from "../copy/editor.ts";
import { AreaField } from "../layout/field.tsx";
import { Toolbar } from "./toolbar.tsx";

interface TextFieldProps {
  label: string;
  hint: string;
  defaultValue: string;
  problem: string | undefined;
}

/**
 * A post's text: a Markdown field. The rest is only shown by the script, which turns the field into
 * a rich editor (apps/desk/browser/editor). The dialogs are outside the post's form
 * (editor-dialogs.tsx).
 */
export function PostTextField(props: TextFieldProps) {
  return (
    <div className="writing" data-rich-editor="">
      <AreaField name="text" rows={24} {...props}>
        <div className="modes" role="group" aria-label={modes.label} data-modes="" hidden>
          {(["rich", "text"] as const).map((mode) => (
            <button key={mode} type="button" data-mode={mode} aria-pressed="false">
              {modes[mode]}
            </button>
          ))}
        </div>
        <div
          className="rich"
          data-rich=""
          data-label={props.label}
          data-placeholder={placeholder}
          data-hint="rich-hint"
          hidden
        >
          <div className="tool-bar">
            <Toolbar />
            <p className="tool-tip" data-tip="" aria-hidden="true" hidden />
          </div>
          <div data-mount="" />
          <p id="rich-hint" hidden>
            {richHint}
          </p>
        </div>
      </AreaField>
    </div>
  );
}
