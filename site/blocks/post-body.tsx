import type { ListItem } from "#contract/blog-block.ts";
import { Dialogue, spokenLines } from "./dialogue.tsx";
import { SumList, sumLines } from "./sum-list.tsx";

/** A block whose HTML has been made safe on the server. */
export type SafeBlock =
  | { type: "paragraph"; html: string }
  | { type: "list"; ordered: boolean; items: ListItem[] }
  | { type: "image"; url: string; caption: string };

/** A post's blocks, in order. */
export function PostBody({ blocks }: { blocks: readonly SafeBlock[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: SafeBlock }) {
  switch (block.type) {
    case "paragraph":
      return <Paragraph html={block.html} />;
    case "list":
      return <Listed {...block} />;
    case "image":
      return <Picture url={block.url} caption={block.caption} />;
  }
}

/** Editors put headings, lists and quotes into paragraph blocks too; those can't stand in a `p`. */
const HOLDS_BLOCKS = /<(h[2-4]|p|ul|ol|blockquote)\b/;

function Paragraph({ html }: { html: string }) {
  const lines = spokenLines(html);
  if (lines) return <Dialogue lines={lines} />;
  const Tag = HOLDS_BLOCKS.test(html) ? "div" : "p";
  return <Tag dangerouslySetInnerHTML={{ __html: html }} />;
}

function Listed({ items, ordered }: Extract<SafeBlock, { type: "list" }>) {
  const sums = ordered ? null : sumLines(items);
  return sums ? <SumList lines={sums} /> : <List items={items} ordered={ordered} />;
}

function List({ items, ordered }: { items: readonly ListItem[]; ordered: boolean }) {
  const Tag = ordered ? "ol" : "ul";
  return (
    <Tag>
      {items.map((item, index) => (
        <li key={index}>
          <span dangerouslySetInnerHTML={{ __html: item.html }} />
          {item.items.length > 0 && <List items={item.items} ordered={ordered} />}
        </li>
      ))}
    </Tag>
  );
}

function Picture({ url, caption }: { url: string; caption: string }) {
  return (
    <figure>
      <img src={url} alt={caption} width="1200" height="675" loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
