/**
 * Posts that a careless or hostile server may send. Each case says whether the post is shown. Every
 * post that is shown ends with a paragraph that must survive.
 */
export interface HostilePost {
  name: string;
  post: unknown;
  isShown: boolean;
}

export const SURVIVING_TEXT = "The rest of the post is still here.";

const ATTACK_SCRIPT = "globalThis.__ran=1";
const createParagraph = (text: unknown) => ({ type: "paragraph", data: { text } });
const createList = (...items: unknown[]) => ({ type: "list", data: { style: "unordered", items } });
const createImage = (url: unknown, caption: unknown = "") => ({
  type: "image",
  data: { file: { url }, caption },
});
const LAST_PARAGRAPH = createParagraph(SURVIVING_TEXT);

const MARKUP: Record<string, string> = {
  // First in the list, so that it is in the feeds.
  "characters forbidden in XML": "\uFFFE \uFFFF \u0001 \uD800 ]]>",
  script: `<script>${ATTACK_SCRIPT}</script>`,
  "script with a source": `<script src="https://evil.test/x.js"></script>`,
  "script in capitals": `<ScRiPt>${ATTACK_SCRIPT}</sCrIpT>`,
  "script never closed": `<script>${ATTACK_SCRIPT}`,
  "script split by a tag": `<scr<script>ipt>${ATTACK_SCRIPT}</scr</script>ipt>`,
  "img onerror": `<img src=x onerror="${ATTACK_SCRIPT}">`,
  "img onerror without quotes": `<img src=x onerror=${ATTACK_SCRIPT}>`,
  "img with a slash": `<img/src=x/onerror=${ATTACK_SCRIPT}>`,
  "svg onload": `<svg onload="${ATTACK_SCRIPT}"></svg>`,
  "svg script": `<svg><script>${ATTACK_SCRIPT}</script></svg>`,
  "svg animate": `<svg><a><animate attributeName=href values=javascript:${ATTACK_SCRIPT} /><text>x</text></a></svg>`,
  "math link": `<math><maction xlink:href="javascript:${ATTACK_SCRIPT}">x</maction></math>`,
  "javascript link": `<a href="javascript:${ATTACK_SCRIPT}">x</a>`,
  "javascript link in capitals": `<a href="JaVaScRiPt:${ATTACK_SCRIPT}">x</a>`,
  "javascript link with a tab": `<a href="java\tscript:${ATTACK_SCRIPT}">x</a>`,
  "javascript link with a new line": `<a href="java\nscript:${ATTACK_SCRIPT}">x</a>`,
  "javascript link as entities": `<a href="&#106;&#97;&#118;ascript:${ATTACK_SCRIPT}">x</a>`,
  "javascript link after a control": `<a href="\u0001javascript:${ATTACK_SCRIPT}">x</a>`,
  "data link": `<a href="data:text/html,<script>${ATTACK_SCRIPT}</script>">x</a>`,
  "vbscript link": `<a href="vbscript:x">x</a>`,
  "blob link": `<a href="blob:https://x.test/1">x</a>`,
  "protocol-relative link": `<a href="//evil.test">x</a>`,
  "link with a target": `<a href="https://x.test" target="_blank" onclick="${ATTACK_SCRIPT}">x</a>`,
  iframe: `<iframe src="javascript:${ATTACK_SCRIPT}"></iframe>`,
  "iframe srcdoc": `<iframe srcdoc="<script>${ATTACK_SCRIPT}</script>"></iframe>`,
  object: `<object data="javascript:${ATTACK_SCRIPT}"></object>`,
  embed: `<embed src="javascript:${ATTACK_SCRIPT}">`,
  "meta refresh": `<meta http-equiv="refresh" content="0;url=javascript:${ATTACK_SCRIPT}">`,
  base: `<base href="https://evil.test/">`,
  form: `<form action="https://evil.test"><input name=x autofocus onfocus="${ATTACK_SCRIPT}"></form>`,
  style: `<style>body{display:none}</style>`,
  "style attribute": `<p style="position:fixed;inset:0;background:red">x</p>`,
  "link to a stylesheet": `<link rel=stylesheet href="https://evil.test/x.css">`,
  "event on an allowed tag": `<b onmouseover="${ATTACK_SCRIPT}" onclick="${ATTACK_SCRIPT}">x</b>`,
  "id and class": `<p id="main" class="wrap">x</p>`,
  template: `<template><script>${ATTACK_SCRIPT}</script></template>`,
  noscript: `<noscript><p title="</noscript><img src=x onerror=${ATTACK_SCRIPT}>"></noscript>`,
  comment: `<!--><script>${ATTACK_SCRIPT}</script>-->`,
  "conditional comment": `<!--[if gte IE 4]><script>${ATTACK_SCRIPT}</script><![endif]-->`,
  cdata: `<![CDATA[<script>${ATTACK_SCRIPT}</script>]]>`,
  "end of the document": `</div></article></main></body></html><script>${ATTACK_SCRIPT}</script>`,
  "tags never closed": `<b><i><a href="/x">${"<ul><li>".repeat(50)}x`,
  "deep nesting": `${"<blockquote>".repeat(2000)}x`,
  "attributes never closed": `<a href="https://x.test" title="never closed>x`,
  "null characters": `<scr\u0000ipt>${ATTACK_SCRIPT}</scr\u0000ipt>x`,
  "bidirectional control characters":
    "\u202Egnp.exe\u202C\u2066 hidden \u2069 and \u200Bzero\uFEFFwidth",
  "lone surrogates": "\uD83D and \uDE00",
  details: `<details open ontoggle="${ATTACK_SCRIPT}">x</details>`,
  marquee: `<marquee onstart="${ATTACK_SCRIPT}">x</marquee>`,
  video: `<video><source onerror="${ATTACK_SCRIPT}"></video>`,
  "one very long word": "a".repeat(20_000),
};

const markupInEveryBlock = Object.entries(MARKUP).map(([name, html]) => ({
  name: `${name} in every block`,
  post: {
    title: `Case: ${name}`,
    excerpt: html,
    category: html.slice(0, 80),
    author: { value: html.slice(0, 80) },
    tags: [html.slice(0, 80)],
    blocks: [
      createParagraph(html),
      createList(html, { content: html, items: [{ content: html }] }),
      createImage("/art/posts/placeholder.svg", html),
      createImage("/art/posts/placeholder.svg", html),
      { type: "header", data: { text: html, level: 3 } },
      { type: "quote", data: { text: html, caption: html } },
      { type: "warning", data: { title: html, message: html } },
      { type: "code", data: { code: html } },
      { type: "raw", data: { html } },
      {
        type: "table",
        data: {
          withHeadings: true,
          content: [
            [html, "x"],
            ["x", html],
          ],
        },
      },
      { type: "checklist", data: { items: [{ text: html, checked: true }] } },
      LAST_PARAGRAPH,
    ],
  },
  isShown: true,
}));

const createPostWithBlocks = (name: string, ...blocks: unknown[]): HostilePost => ({
  name,
  post: { title: `Case: ${name}`, blocks: [...blocks, LAST_PARAGRAPH] },
  isShown: true,
});
const createPostWithFields = (name: string, fields: object, isShown = true): HostilePost => ({
  name,
  post: { title: `Case: ${name}`, blocks: [LAST_PARAGRAPH], ...fields },
  isShown,
});

const SHAPES: HostilePost[] = [
  createPostWithBlocks("a block of a megabyte", createParagraph("x ".repeat(524_288))),
  createPostWithBlocks(
    "a list of a megabyte",
    createList(...Array.from({ length: 20_000 }, () => "x".repeat(50))),
  ),
  createPostWithBlocks(
    "thousands of blocks before it",
    ...Array.from({ length: 900 }, () => createParagraph("x")),
  ),
  createPostWithBlocks(
    "pictures from javascript and data",
    createImage(`javascript:${ATTACK_SCRIPT}`),
    createImage("data:image/svg+xml,<svg onload=alert(1)>"),
    createImage("//evil.test/x.png"),
    createImage(""),
  ),
  createPostWithBlocks(
    "blocks of wrong types",
    null,
    7,
    "text",
    [],
    {},
    { type: 5 },
    { type: "paragraph" },
  ),
  createPostWithBlocks(
    "blocks with wrong data",
    createParagraph(5),
    createParagraph(null),
    createList(1, null, {}),
    { type: "list", data: { items: "x" } },
    { type: "image", data: { file: null } },
  ),
  createPostWithBlocks(
    "unknown blocks",
    { type: "video", data: { url: "x" } },
    { type: "__proto__", data: {} },
    { type: "constructor", data: {} },
  ),
  createPostWithBlocks(
    "a deeply nested list",
    createList({
      content: "1",
      items: [
        {
          content: "2",
          items: [
            { content: "3", items: [{ content: "4", items: [{ content: "5", items: ["6"] }] }] },
          ],
        },
      ],
    }),
  ),
  createPostWithFields("one long word everywhere", {
    title: "\u0C15\u0C4D\u0C37\u0C47".repeat(48),
    excerpt: `https://example.test/${"long-".repeat(60)}`,
    category: "Category".repeat(12),
    author: "Author".repeat(20),
    tags: ["Tag".repeat(30)],
  }),
  createPostWithFields("a script as the title", { title: `<script>${ATTACK_SCRIPT}</script>` }),
  createPostWithFields("markup that closes the page's data script", {
    title: `</script><script>${ATTACK_SCRIPT}</script>`,
  }),
  createPostWithFields("fields of wrong types", {
    author: 5,
    category: [],
    tags: "x",
    readTime: {},
    image: 7,
    excerpt: [],
    createdTimeStamp: [],
  }),
  createPostWithFields("fields that are null", {
    author: null,
    category: null,
    tags: null,
    readTime: null,
    image: null,
    excerpt: null,
    createdTimeStamp: null,
  }),
  createPostWithFields("fields that are missing", {}),
  createPostWithFields("a picture from javascript", { image: `javascript:${ATTACK_SCRIPT}` }),
  createPostWithFields("tags of every type", {
    tags: [null, 1, "a", "a", {}, { name: "b" }, [], "<b>x</b>"],
  }),
  createPostWithFields("a time far away", { createdTimeStamp: "+275760-09-13T00:00:00.000Z" }),
  createPostWithFields("no title", { title: undefined }, false),
  createPostWithFields(
    "a title of nothing but invisible characters",
    { title: "\u200B\u2060\uFEFF" },
    false,
  ),
  createPostWithFields("a title of nothing but joiners", { title: "\u200D\u200C" }, false),
  createPostWithFields("a title of the wrong type", { title: {} }, false),
];

/** The cases, each post with its own id. */
export const HOSTILE_POSTS: readonly (HostilePost & { id: string })[] = [
  ...markupInEveryBlock,
  ...SHAPES,
].map(({ name, post, isShown }, index) => {
  const id = `case-${index}`;
  return { name, post: Object.assign({}, post, { id }), isShown, id };
});
