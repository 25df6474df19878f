import { type Tool, toolbarCopy, toolsCopy } from "../copy/editor.ts";
import { ToolIcon } from "./tool-icon.tsx";

const GROUPS: readonly (readonly Tool[])[] = [
  ["heading2", "heading3", "heading4", "quote"],
  ["bold", "italic", "strike", "link", "clearFormatting"],
  ["bullets", "numbers", "indent", "outdent"],
  ["bill", "dialogue", "picture"],
  ["up", "down", "remove"],
  ["undo", "redo"],
];

/** Tools that are toggle buttons; the script (apps/desk/browser/editor/toolbar.ts) presses them. */
const TOGGLES = new Set<Tool>(["heading2", "heading3", "heading4", "quote", "bold", "italic"]);
for (const tool of ["strike", "link", "bullets", "numbers", "bill", "dialogue", "picture"] as const)
  TOGGLES.add(tool);

export function Toolbar() {
  return (
    <div className="toolbar" role="toolbar" aria-label={toolbarCopy}>
      {GROUPS.map((group) => (
        <span className="tools" key={group[0]}>
          {group.map((tool) => (
            <button
              key={tool}
              type="button"
              data-tool={tool}
              data-shortcut={toolsCopy[tool].keys}
              aria-label={toolsCopy[tool].label}
              aria-pressed={TOGGLES.has(tool) ? false : undefined}
              tabIndex={tool === "heading2" ? 0 : -1}
            >
              <ToolIcon tool={tool} />
            </button>
          ))}
        </span>
      ))}
    </div>
  );
}
