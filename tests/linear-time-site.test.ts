import { isbot } from "isbot";
import type { Logger } from "pino";
import { addressKey, emailKey } from "#api/rate-limit-keys.ts";
import { affiliateApplicationRequest } from "#contract/affiliate-application.ts";
import { blogPostResponse } from "#contract/blog-post.ts";
import { contactMessageRequest } from "#contract/contact-message.ts";
import { DOMAIN_LABEL } from "#contract/domain-answer.ts";
import { OWN_HOSTS, hostEnvironment } from "#contract/hosts.ts";
import { PARTNER_ID } from "#contract/partner-id.ts";
import { isPrivatePath } from "#contract/partner-numbers.ts";
import { readPicturePath } from "#contract/picture.ts";
import { readTimeMinutes } from "#api/posts/read-time.ts";
import { businessTypes } from "#seed/business-types.ts";
import { canonicalPath, isReadable } from "#server/http/canonical-path.ts";
import { bestEncoding, etagMatches } from "#server/cache/cached-response.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { readBeacon } from "#server/counting/beacon.ts";
import { findCampaign } from "#server/counting/campaign.ts";
import { missingPath, referrerHost } from "#server/counting/places.ts";
import { MAX_REPORT, cspReports } from "#server/http/csp-reports.ts";
import { hostRules } from "#server/http/host-rules.ts";
import { publicUrl } from "#server/http/public-url.ts";
import { readForm } from "#server/http/read-form.ts";
import { safeBody } from "#site/blocks/safe-blocks.server.ts";
import { plainText } from "#site/blocks/content-html.server.ts";
import { chosenType } from "#site/business-type-id.ts";
import { leadMetadata } from "#site/forms/lead.server.ts";
import { filterPosts, searchTerms } from "#site/pages/blog/filter.ts";
import { pageQuery } from "#site/search-params.ts";
import { matchingWords } from "#ui/combobox/match-words.ts";
import { expectLinearTime } from "./linear-time.ts";

/** Bytes of a request's head: Node refuses longer ones. */
const MAX_HEAD = 16 * 1024;
/** Characters of a post's HTML where it has no blocks, and of one block (contract/). */
const MAX_BODY = 500_000;
const MAX_BLOCK = 100_000;

const served = (fields: object) => blogPostResponse.parse({ id: "a", title: "a", ...fields });

function servedPost(body: string): void {
  const parts = body.match(new RegExp(`[^]{1,${MAX_BLOCK}}`, "g")) ?? [];
  const blocks = parts.flatMap((text) => [
    { type: "paragraph", data: { text } },
    { type: "paragraph", data: { text, variant: "dialogue" } },
  ]);
  const post = served({ blocks });
  safeBody(post);
  readTimeMinutes(post);
}

function servedList(html: string): void {
  const items = [html, html, html];
  for (const variant of [undefined, "bill"]) {
    safeBody(served({ blocks: [{ type: "list", data: { style: "unordered", items, variant } }] }));
  }
}

const posted = (type: string, body: string) =>
  new Request("http://x.test/", { method: "POST", headers: { "Content-Type": type }, body });

const log = { warn: () => undefined } as unknown as Logger;

/** What a request's head says; text that no header can hold is passed as if one could. */
function head(text: string): void {
  const headers = { get: () => text } as unknown as Headers;
  const request = { headers, url: "http://x.test/" } as Request;
  canonicalPath(text);
  isReadable(text);
  bestEncoding(`br${text}`, { br: new Uint8Array(), identity: new Uint8Array() });
  etagMatches("x", text);
  clientAddress(request, text, { trustProxy: 1 });
  publicUrl(request, { trustProxy: 1, siteUrl: "http://x.test" });
  hostRules(text, {
    hosts: { development: OWN_HOSTS, production: OWN_HOSTS },
    servedHosts: undefined,
  });
  isbot(text);
  pageQuery("/blog", new URLSearchParams({ q: text }), []);
  pageQuery("/business-name-generator", new URLSearchParams(text), []);
}

expectLinearTime({
  "a served post": servedPost,
  "a post's labels": (text) =>
    served({
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
  "a lead's circumstances": (text) =>
    leadMetadata(new Map(["idempotencyKey", "utm", "partnerId"].map((name) => [name, text]))),
  "ids and addresses": (text) => [
    DOMAIN_LABEL.test(text),
    hostEnvironment(text),
    PARTNER_ID.test(text),
    isPrivatePath(`/affiliate/${text}`),
    readPicturePath(text),
  ],
  "keys of limits": (text) => [emailKey(text), emailKey(`${text}\n@x.test`), addressKey(text)],
  "a form": (text) => readForm(posted("application/x-www-form-urlencoded", `a=${text}`), Infinity),
  "a form in parts": (text) =>
    readForm(
      posted(
        "multipart/form-data; boundary=x",
        `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--x--`,
      ),
      Infinity,
    ),
  "a form's broken part": (text) =>
    readForm(
      posted("multipart/form-data; boundary=x", `--x\r\nContent-Disposition: ${text}`),
      Infinity,
    ),
  "a beacon": (text) => [
    readBeacon(text),
    readBeacon(JSON.stringify(["view", `/${text}`, text, 200, "navigate", null])),
    missingPath(text),
    referrerHost(`https://${text}`, "x.test"),
    findCampaign({ utm_source: text }, new Set()),
  ],
  "a search for posts": (q) => [
    searchTerms(q),
    filterPosts([{ title: q } as Parameters<typeof filterPosts>[0][number]], { q, category: "" }),
  ],
});

expectLinearTime(
  { "a served body": (content) => safeBody(served({ content })), "HTML as text": plainText },
  MAX_BODY,
);
expectLinearTime({ "a served list": servedList }, MAX_BLOCK);
expectLinearTime(
  {
    "a request's head": head,
    "a chosen business type": (text) => [
      chosenType([...businessTypes], text),
      matchingWords(businessTypes, text),
    ],
  },
  MAX_HEAD,
);
expectLinearTime(
  {
    "a report of the browser": async (text) => {
      const violation = { "blocked-uri": text, "document-uri": `https://x.test/${text}` };
      const body = JSON.stringify({ "csp-report": violation });
      // Each has a limit of its own: none is refused unread.
      await cspReports()(posted("application/csp-report", body), "192.0.2.1", log);
    },
  },
  MAX_REPORT,
);
