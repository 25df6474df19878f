import { cleanLine, cleanText } from "../clean-text.ts";
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
      return `${cleanLine(block.text).toUpperCase()}\n${cleanLine(block.subtitle)}`;
    case "contents":
      return "";
    case "heading":
      return cleanLine(block.text).toUpperCase();
    case "placeholder":
      return `${PLACEHOLDER} ${block.hint}`;
    case "list":
      return block.items.map((item) => `- ${cleanLine(item)}`).join("\n");
    case "checkbox":
      return `[ ] ${cleanLine(block.text)}`;
    case "table": {
      const [, ...labels] = block.columns;
      return block.rows
        .map(({ cells: [first = "", ...rest] }) =>
          [
            `- ${cleanLine(first)}`,
            ...rest.map((cell, index) => `  ${labels[index]}: ${cleanLine(cell)}`),
          ].join("\n"),
        )
        .join("\n");
    }
    default:
      return cleanText(block.text);
  }
}
