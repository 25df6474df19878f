import type { Element, ElementContent, Root, RootContent } from "hast";
import { isChecklist } from "../../markdown.server.ts";

/**
 * Puts each drawing into one part with what it belongs to, the block before it, and with the text that
 * goes on after it: where there is room, the drawing stands beside them (drawings.css). Such a part
 * ends before whatever takes the whole width, so that a drawing never covers anything.
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

/** Takes the block that a drawing after it belongs to; none under a heading of its own. */
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

/** Pictures beside each other take the whole width themselves. */
const isDrawing = (node: RootContent): node is Element =>
  node.type === "element" &&
  node.tagName === "figure" &&
  ![node.properties["className"]].flat().includes("posts");
