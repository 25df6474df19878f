import type { Comment, Element, Root, RootContent } from "hast";
import { toString as readText } from "hast-util-to-string";
import { listHeadings, toHtml, isChecklist } from "@angadi/content/markdown/parse-markdown";
import type { ChecklistItem, GuideBlock, GuideSection, Insert } from "./guide-section.ts";

/** A guide's text, ready to render. */
export interface GuideContent {
  sections: readonly (GuideSection & { headings: readonly { id: string; text: string }[] })[];
  /** HTML of the prose blocks of all sections, in order. */
  prose: readonly string[];
}

/** Splits a guide's tree at its inserts, and separates its checklist from the prose. */
export function splitGuide(root: Root): GuideContent {
  const prose: string[] = [];
  const sections = splitAtInserts(root.children).map(({ nodes, insert }) => ({
    blocks: splitBlocks(nodes, prose),
    headings: listHeadings({ type: "root", children: nodes }),
    insert,
  }));
  return { sections, prose };
}

function splitAtInserts(nodes: readonly RootContent[]) {
  const sections: { nodes: RootContent[]; insert: Insert | null }[] = [{ nodes: [], insert: null }];
  for (const node of nodes) {
    const last = sections.at(-1);
    if (!last) continue;
    if (isInsert(node)) {
      last.insert = node.value === "here: tool" ? "tool" : "secondTool";
      sections.push({ nodes: [], insert: null });
    } else {
      last.nodes.push(node);
    }
  }
  return sections;
}

const isInsert = (node: RootContent): node is Comment =>
  node.type === "comment" && (node.value === "here: tool" || node.value === "here: secondTool");

/** Returns the blocks of a section; appends the HTML of its prose to `prose`. */
function splitBlocks(nodes: readonly RootContent[], prose: string[]): GuideBlock[] {
  const blocks: GuideBlock[] = [];
  let proseNodes: RootContent[] = [];
  const flushProse = () => {
    if (proseNodes.length === 0) return;
    blocks.push({ type: "prose", index: prose.length });
    prose.push(toHtml({ type: "root", children: proseNodes }));
    proseNodes = [];
  };
  for (const node of nodes) {
    if (isChecklist(node)) {
      flushProse();
      blocks.push({ type: "checklist", items: listElements(node).map(parseItem) });
    } else {
      proseNodes.push(node);
    }
  }
  flushProse();
  return blocks;
}

/** Parses an item, which consists of a checkbox and a text. */
function parseItem(item: Element): ChecklistItem {
  const children = item.children.filter(
    (node) => !(node.type === "element" && node.tagName === "input"),
  );
  const html = toHtml({ type: "root", children }).trim();
  return { html, text: readText(item).trim() };
}

export const listElements = ({ children }: Element) =>
  children.filter((node) => node.type === "element");
