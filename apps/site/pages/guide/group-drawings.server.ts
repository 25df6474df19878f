import type { Element, ElementContent, Root, RootContent } from "hast";
import { isChecklist } from "@angadi/content/markdown/parse-markdown";

/**
 * Groups each drawing with the block before it, which it illustrates, and with the text that
 * follows. If there is room, the drawing is shown next to them (drawings.css). A group ends before
 * any full-width block, so that a drawing never overlaps one.
 */
export function groupDrawings(root: Root): void {
  const blocks: RootContent[] = [];
  let group: Element | undefined;
  for (const block of root.children) {
    if (group && isText(block)) group.children.push(block);
    else if (isDrawing(block)) {
      const illustratedBlock = popIllustratedBlock(group?.children ?? blocks);
      group = wrapGroup(illustratedBlock ? [illustratedBlock, block] : [block]);
      blocks.push(group);
    } else {
      group = undefined;
      blocks.push(block);
    }
  }
  root.children = blocks;
}

/** Removes and returns the block that a drawing illustrates; undefined directly after a heading. */
function popIllustratedBlock(blocks: RootContent[]): ElementContent | undefined {
  const block = blocks.at(-1);
  if (block?.type !== "element" || /^(?:h[23]|figure)$/.test(block.tagName)) return undefined;
  blocks.pop();
  return block;
}

const wrapGroup = (children: ElementContent[]): Element => ({
  type: "element",
  tagName: "div",
  properties: { className: ["illustrated"] },
  children,
});

const isText = (node: RootContent): node is Element =>
  node.type === "element" &&
  /^(?:p|ul|ol|h2|h3|blockquote)$/.test(node.tagName) &&
  !isChecklist(node);

/** False for a row of sample posts, which takes the full width. */
const isDrawing = (node: RootContent): node is Element =>
  node.type === "element" &&
  node.tagName === "figure" &&
  ![node.properties["className"]].flat().includes("posts");
