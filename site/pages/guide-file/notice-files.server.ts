import { tailorNotice } from "#tools/privacy-notice/example.ts";
import { noticeCopy as copy } from "#tools/privacy-notice/copy.ts";
import { DOCX } from "#tools/kit/document/to-docx.ts";
import { noticeToDocx } from "#tools/privacy-notice/notice-to-docx.ts";
import { toPlainText } from "#tools/kit/document/to-plain-text.ts";
import { toHtmlPage } from "#tools/privacy-notice/to-html-page.ts";
import { writeNotice } from "#tools/privacy-notice/write-notice.ts";
import type { ReadyFiles } from "./ready-file.ts";

const blocks = writeNotice(tailorNotice, copy.notice);

/** The tailor’s notice, to be changed by hand. */
export const noticeFiles: ReadyFiles = {
  "privacy-notice.docx": { type: DOCX, make: () => noticeToDocx(blocks, copy) },
  "privacy-notice.txt": {
    type: "text/plain; charset=utf-8",
    make: async () => toPlainText(blocks),
  },
  "privacy-notice.html": {
    type: "text/html; charset=utf-8",
    make: async () => toHtmlPage(blocks, copy.notice.title),
  },
};
