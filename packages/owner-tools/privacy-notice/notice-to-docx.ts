import type { DocumentBlock } from "../kit/document/block.ts";
import { toDocx } from "../kit/document/to-docx.ts";
import type { NoticeCopy } from "./copy.ts";

export function noticeToDocx(
  blocks: readonly DocumentBlock[],
  { notice, page: formatPageNumber }: NoticeCopy,
) {
  const [titleBlock] = blocks;
  const name = titleBlock?.kind === "title" ? titleBlock.subtitle : "";
  return toDocx(blocks, {
    title: notice.title,
    subject: notice.title,
    header: name,
    formatPageNumber,
    footer: notice.title,
  });
}
