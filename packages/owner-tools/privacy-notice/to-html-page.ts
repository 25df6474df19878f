import { cleanFileText } from "../kit/clean-text.ts";
import { type DocumentBlock, PLACEHOLDER } from "../kit/document/block.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) =>
  cleanFileText(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

/** Converts a document to an HTML page for the owner’s website. */
export function toHtmlPage(blocks: readonly DocumentBlock[], title: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1.25rem; font: 1rem/1.55 system-ui, sans-serif; color: #1c1d3a; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem .5rem; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top; }
</style>
</head>
<body>
<main>
${blocks.map(renderBlock).join("\n")}
</main>
</body>
</html>
`;
}

function renderBlock(block: DocumentBlock): string {
  switch (block.kind) {
    case "title":
      return `<h1>${escape(block.text)}</h1>\n<p>${escape(block.subtitle)}</p>`;
    case "contents":
      return "";
    case "heading":
      return `<h${block.level + 1}>${escape(block.text)}</h${block.level + 1}>`;
    case "placeholder":
      return `<p><em>${PLACEHOLDER} ${escape(block.hint)}</em></p>`;
    case "list":
      return `<ul>\n${block.items.map((item) => `<li>${escape(item)}</li>`).join("\n")}\n</ul>`;
    case "checkbox":
      return `<p>☐ ${escape(block.text)}</p>`;
    case "table": {
      const head = block.columns.map((cell) => `<th scope="col">${escape(cell)}</th>`).join("");
      const body = block.rows
        .map(({ cells }) => `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join("")}</tr>`)
        .join("\n");
      return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
    }
    default:
      return `<p>${escape(block.text).replaceAll("\n", "<br>")}</p>`;
  }
}
