import { isbot } from "isbot";
import type { Logger } from "pino";
import { toAddressKey, toEmailKey } from "@angadi/api/http/rate-limit-keys";
import { affiliateApplicationRequest } from "@angadi/contract/affiliate-application";
import { blogPostResponse } from "@angadi/contract/blog-post";
import { htmlToText } from "@angadi/contract/html-text";
import { timestamp } from "@angadi/contract/timestamp";
import { contactMessageRequest } from "@angadi/contract/contact-message";
import { DOMAIN_LABEL } from "@angadi/contract/domain-answer";
import { LOCAL_BASE_PATHS, getHostEnvironment } from "@angadi/contract/base-urls";
import { PARTNER_ID } from "@angadi/contract/partner-id";
import { isPrivatePath } from "@angadi/contract/partner-numbers";
import { parsePicturePath } from "@angadi/contract/picture";
import { countReadMinutes } from "@angadi/api/posts/read-time";
import { businessTypes } from "@angadi/api/seed/business-types";
import { canonicalizePath, isReadable } from "@angadi/server/http/addresses/canonical-path";
import { chooseEncoding, matchesEtag } from "@angadi/server/http/responses/cached-response";
import { readClientAddress } from "@angadi/server/http/addresses/client-address";
import { readBeacon } from "@angadi/server/counting/beacon";
import { canonicalizeQuery } from "@angadi/server/cache/canonical-query";
import { findCampaign } from "@angadi/server/counting/campaign";
import { redactPath, findReferrerHost } from "@angadi/server/counting/redact";
import { MAX_REPORT_BYTES, createCspReportHandler } from "@angadi/server/http/csp-reports";
import { getHostRules } from "@angadi/server/http/addresses/host-rules";
import { getPublicUrl } from "@angadi/server/http/addresses/public-url";
import { readForm } from "@angadi/server/http/read-form";
import { sanitizeBody } from "@angadi/site/blocks/sanitize-body.server";
import { findBusinessType } from "@angadi/site/sections/business-picker/business-type-id";
import { readLeadMetadata } from "@angadi/site/forms/lead-metadata.server";
import { filterPosts, extractSearchTerms } from "@angadi/site/pages/blog/filter";
import { findWordMatches } from "@angadi/ui/combobox/match-words";
import { testLinearTime } from "./linear-time.ts";

/** Maximum bytes of a request's headers: Node rejects longer ones. */
const MAX_HEAD_BYTES = 16 * 1024;
/** Maximum characters of a post's HTML without blocks, and of one block (contract/). */
const MAX_BODY_LENGTH = 500_000;
const MAX_BLOCK_LENGTH = 100_000;

const parsePost = (fields: object) => blogPostResponse.parse({ id: "a", title: "a", ...fields });

function sanitizePost(body: string): void {
  const parts = body.match(new RegExp(`[^]{1,${MAX_BLOCK_LENGTH}}`, "g")) ?? [];
  const blocks = parts.flatMap((text) => [
    { type: "paragraph", data: { text } },
    { type: "paragraph", data: { text, variant: "dialogue" } },
  ]);
  const post = parsePost({ blocks });
  sanitizeBody(post);
  countReadMinutes(post);
}

function sanitizeList(html: string): void {
  const items = [html, html, html];
  for (const variant of [undefined, "bill"]) {
    sanitizeBody(
      parsePost({ blocks: [{ type: "list", data: { style: "unordered", items, variant } }] }),
    );
  }
}

const createPostRequest = (type: string, body: string) =>
  new Request("http://x.test/", { method: "POST", headers: { "Content-Type": type }, body });

const log = { warn: () => undefined } as unknown as Logger;

/** Reads a request's headers; also passes text that no real header can contain. */
function readRequestHead(text: string): void {
  const headers = { get: () => text } as unknown as Headers;
  const request = { headers, url: "http://x.test/" } as Request;
  canonicalizePath(text);
  isReadable(text);
  chooseEncoding(`br${text}`, { br: new Uint8Array(), identity: new Uint8Array() });
  matchesEtag("x", text);
  readClientAddress(request, text, { trustProxy: 1 });
  getPublicUrl(request, { trustProxy: 1, siteUrl: "http://x.test" });
  getHostRules(text, {
    baseUrls: { development: LOCAL_BASE_PATHS, production: LOCAL_BASE_PATHS },
    servedHosts: undefined,
  });
  isbot(text);
  canonicalizeQuery({ pathname: "/blog", searchParams: new URLSearchParams({ q: text }) }, []);
  canonicalizeQuery(
    { pathname: "/business-name-generator", searchParams: new URLSearchParams(text) },
    [],
  );
}

testLinearTime({
  "a served post": sanitizePost,
  "a post's labels": (text) =>
    parsePost({
      excerpt: text,
      category: text,
      author: { name: text },
      createdTimeStamp: text,
      readTime: text,
      image: text,
      tags: [text],
    }),
  "a message": (text) =>
    contactMessageRequest.safeParse({
      businessId: text,
      name: text,
      email: text,
      mobileNo: text,
      message: text,
      context: { landingPath: text, referrer: text, utm: { [text]: text }, partnerId: text },
    }),
  "an application": (text) =>
    affiliateApplicationRequest.safeParse({
      name: text,
      mobile: text,
      countryCode: text,
      email: text,
      companyName: text,
      additionalDetails: { websiteUrl: text, mediaLink: `https://${text}`, affilatedType: text },
    }),
  "a lead's metadata": (text) =>
    readLeadMetadata(new Map(["idempotencyKey", "utm", "partnerId"].map((name) => [name, text]))),
  "ids and addresses": (text) => [
    DOMAIN_LABEL.test(text),
    getHostEnvironment(text),
    PARTNER_ID.test(text),
    isPrivatePath(`/affiliate/${text}`),
    parsePicturePath(text),
  ],
  "keys of rate limits": (text) => [
    toEmailKey(text),
    toEmailKey(`${text}\n@x.test`),
    toAddressKey(text),
  ],
  "a form": (text) =>
    readForm(createPostRequest("application/x-www-form-urlencoded", `a=${text}`), Infinity),
  "a multipart form": (text) =>
    readForm(
      createPostRequest(
        "multipart/form-data; boundary=x",
        `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--x--`,
      ),
      Infinity,
    ),
  "a broken multipart form": (text) =>
    readForm(
      createPostRequest("multipart/form-data; boundary=x", `--x\r\nContent-Disposition: ${text}`),
      Infinity,
    ),
  "a beacon": (text) => [
    readBeacon(text),
    readBeacon(JSON.stringify(["view", `/${text}`, text, 200, "navigate", null])),
    redactPath(text),
    findReferrerHost(`https://${text}`, "x.test"),
    findCampaign({ utm_source: text }, new Set()),
  ],
  "a search for posts": (q) => [
    extractSearchTerms(q),
    filterPosts([{ title: q } as Parameters<typeof filterPosts>[0][number]], { q, category: "" }),
  ],
});

testLinearTime(
  {
    "a served body": (content) => sanitizeBody(parsePost({ content })),
    "HTML as text": htmlToText,
  },
  MAX_BODY_LENGTH,
);
testLinearTime({ "a served list": sanitizeList }, MAX_BLOCK_LENGTH);
testLinearTime(
  {
    "a request's head": readRequestHead,
    "a time": (text) => [timestamp.parse(text), timestamp.parse(`2026${text}`.slice(0, 100))],
    "a chosen business type": (text) => [
      findBusinessType([...businessTypes], text),
      findWordMatches(businessTypes, text),
    ],
  },
  MAX_HEAD_BYTES,
);
testLinearTime(
  {
    "a CSP report": async (text) => {
      const violation = { "blocked-uri": text, "document-uri": `https://x.test/${text}` };
      const body = JSON.stringify({ "csp-report": violation });
      // Each run has its own rate limit, so that none is rejected unread.
      await createCspReportHandler()(
        createPostRequest("application/csp-report", body),
        "192.0.2.1",
        log,
      );
    },
  },
  MAX_REPORT_BYTES,
);
