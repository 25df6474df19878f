import { cleanFileLine, cleanFileText } from "../clean-text.ts";
import { type DocumentBlock, PLACEHOLDER } from "./block.ts";

export function documentToPlainText(blocks: readonly DocumentBlock[]): string {
  return `${blocks
    .map(formatBlock)
    .filter((text) => text !== "")
    .join("\n\n")}\n`;
}

function formatBlock(block: DocumentBlock): string {
  switch (block.kind) {
    case "title":
      return `${cleanFileLine(block.text).toUpperCase()}\n${cleanFileLine(block.subtitle)}`;
    case "contents":
      return "";
    case "heading":
      return cleanFileLine(block.text).toUpperCase();
    case "placeholder":
      return `${PLACEHOLDER} ${block.hint}`;
    case "list":
      return block.items.map((item) => `- ${cleanFileLine(item)}`).join("\n");
    case "checkbox":
      return `[ ] ${cleanFileLine(block.text)}`;
    case "table": {
      const [, ...labels] = block.columns;
      return block.rows
        .map(({ cells: [first = "", ...rest] }) =>
          [
            `- ${cleanFileLine(first)}`,
            ...rest.map((cell, index) => `  ${labels[index]}: ${cleanFileLine(cell)}`),
          ].join("\n"),
        )
        .join("\n");
    }
    default:
      return cleanFileText(block.text);
  }
}
