import { tailorShopNotice } from "@angadi/owner-tools/privacy-notice/example";
import { noticeCopy as copy } from "@angadi/owner-tools/privacy-notice/copy";
import { DOCX_MIME_TYPE } from "@angadi/owner-tools/kit/document/to-docx";
import { noticeToDocx } from "@angadi/owner-tools/privacy-notice/notice-to-docx";
import { documentToPlainText } from "@angadi/owner-tools/kit/document/to-plain-text";
import { toHtmlPage } from "@angadi/owner-tools/privacy-notice/to-html-page";
import { writeNotice } from "@angadi/owner-tools/privacy-notice/write-notice";
import type { GuideFiles } from "./guide-file.ts";

const blocks = writeNotice(tailorShopNotice, copy.notice);

/** The notice of the guide’s example, a tailor; visitors edit it by hand. */
export const noticeFiles: GuideFiles = {
  "privacy-notice.docx": { type: DOCX_MIME_TYPE, generate: () => noticeToDocx(blocks, copy) },
  "privacy-notice.txt": {
    type: "text/plain; charset=utf-8",
    generate: async () => documentToPlainText(blocks),
  },
  "privacy-notice.html": {
    type: "text/html; charset=utf-8",
    generate: async () => toHtmlPage(blocks, copy.notice.title),
  },
};
