import type { ListItem } from "@angadi/contract/blog-block";
import type { BillLine } from "./bill-line.server.ts";
import { BillBlock } from "./bill.tsx";
import { Dialogue } from "./dialogue.tsx";
import { PostPicture } from "./post-picture.tsx";

/** `sizes` for the text column. */
const SIZES = "auto, (min-width: 38rem) 35rem, 100vw";

/** A block ready to render; its HTML was sanitised on the server. */
export type SanitizedBlock =
  /** Running text. */
  | { type: "paragraph"; html: string }
  /** Headings, quotes, paragraphs and lists in one block, as external APIs send them. */
  | { type: "richText"; html: string }
  | { type: "dialogue"; lines: string[] }
  | { type: "list"; ordered: boolean; items: ListItem[] }
  | { type: "bill"; lines: BillLine[] }
  | { type: "image"; url: string; caption: string };

/** A post's blocks, in order. */
export function PostBody({ blocks }: { blocks: readonly SanitizedBlock[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: SanitizedBlock }) {
  switch (block.type) {
    case "paragraph":
      return <p dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "richText":
      return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "dialogue":
      return <Dialogue lines={block.lines} />;
    case "list":
      return <List items={block.items} ordered={block.ordered} />;
    case "bill":
      return <BillBlock lines={block.lines} />;
    case "image":
      return <ImageFigure url={block.url} caption={block.caption} />;
  }
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

function ImageFigure({ url, caption }: { url: string; caption: string }) {
  return (
    <figure>
      <PostPicture src={url} alt={caption} width="1200" height="675" sizes={SIZES} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
