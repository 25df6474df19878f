import type { Element, ElementContent, Root, RootContent } from "hast";
import { isChecklist } from "../../markdown.server.ts";

/**
 * Groups each drawing with the block before it, which it illustrates, and with the text that
 * follows. If there is room, the drawing is shown next to them (drawings.css). A group ends before
 * any full-width block, so that a drawing never overlaps one.
 */
export function drawBeside(root: Root): void {
  const blocks: RootContent[] = [];
  let part: Element | undefined;
  for (const block of root.children) {
    if (part && isText(block)) part.children.push(block);
    else if (isDrawing(block)) {
      const shown = takeLast(part?.children ?? blocks);
      part = wrapBeside(shown ? [shown, block] : [block]);
      blocks.push(part);
    } else {
      part = undefined;
      blocks.push(block);
    }
  }
  root.children = blocks;
}

/** Removes and returns the block that a drawing illustrates; undefined directly after a heading. */
function takeLast(blocks: RootContent[]): ElementContent | undefined {
  const last = blocks.at(-1);
  if (last?.type !== "element" || /^(?:h[23]|figure)$/.test(last.tagName)) return undefined;
  blocks.pop();
  return last;
}

const wrapBeside = (children: ElementContent[]): Element => ({
  type: "element",
  tagName: "div",
  properties: { className: ["beside"] },
  children,
});

const isText = (node: RootContent): node is Element =>
  node.type === "element" &&
  /^(?:p|ul|ol|h2|h3|blockquote)$/.test(node.tagName) &&
  !isChecklist(node);

/** A row of pictures takes the full width itself. */
const isDrawing = (node: RootContent): node is Element =>
  node.type === "element" &&
  node.tagName === "figure" &&
  ![node.properties["className"]].flat().includes("posts");
