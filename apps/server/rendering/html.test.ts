import { describe, expect, it } from "vitest";
import {
  createCspHash,
  hashMarkedCode,
  transformFirstPart,
  deferStart,
  inlineStyles,
  removeLinkNonces,
  removeScripts,
} from "./html.ts";

const renderPreload = (file: string) => `<link rel="modulepreload" href="/assets/${file}"/>`;
const CODE = 'import "/assets/m.js";import("/assets/entry.js");';
const renderPage = (nonce = "") =>
  `<head>${renderPreload("m.js")}<link rel="stylesheet" href="/s"/>${renderPreload("entry.js")}</head><body>
  <script${nonce}>let a=1</script><script${nonce} type="module" async="">${CODE}</script>later</body>`;
const renderInertPage = (nonce = "") =>
  `<head><link rel="stylesheet" href="/s"/></head><body>
  <script${nonce}>let a=1</script><script${nonce} type="text/plain" data-modules="/assets/m.js /assets/entry.js">${CODE}</script>later</body>`;

describe("React Router's bootstrap script", () => {
  it("is inert in the page, with its modules listed, and nothing else changes", () => {
    expect(deferStart(renderPage())).toBe(renderInertPage());
    expect(deferStart("<p>no React</p>")).toBe("<p>no React</p>");
  });

  it("removes the attribute for lazy route discovery from links", () => {
    const renderLink = (mark = "") => `<a href="/pricing"${mark}>Pricing</a>`;
    expect(deferStart(renderLink(' data-discover="true"'))).toBe(renderLink());
  });

  it("is inert in a streamed page, however it is cut, and keeps its nonce", async () => {
    const nonce = ' nonce="abc"';
    const wholePage = renderPage(nonce);
    for (let cut = 1; cut < wholePage.length; cut += 5) {
      const stream = new ReadableStream<string>({
        start(controller) {
          controller.enqueue(wholePage.slice(0, cut));
          controller.enqueue(wholePage.slice(cut));
          controller.close();
        },
      });
      const chunks = await Array.fromAsync(stream.pipeThrough(transformFirstPart(deferStart)));
      expect(chunks.join("")).toBe(renderInertPage(nonce));
    }
  });
});

describe("inlineStyles", () => {
  const sheets = new Map([
    ["/a.css", "a{content:'$&'}"],
    ["/b.css", "b{}"],
  ]);
  const renderLink = (file: string) => `<link rel="stylesheet" href="${file}"/>`;
  const renderIdleLink = (file: string) =>
    `<link rel="stylesheet" href="${file}" media="not all" disabled=""/>`;
  const page = `<head>${renderLink("/a.css#")}<title>A</title>${renderLink("/b.css")}</head><body></body>`;

  it("inlines the sheets in their order, and their links fetch nothing", () => {
    const style = "<style nonce=\"abc\">a{content:'$&'}b{}</style>";
    const html = inlineStyles(page, sheets, { nonce: "abc" });
    expect(html).toBe(
      `<head>${style}${renderIdleLink("/a.css#")}<title>A</title>${renderIdleLink("/b.css")}</head><body></body>`,
    );
  });

  it("finds links after their nonce was removed, wherever it was", () => {
    const pageWithNonces = page
      .replace("<link ", '<link nonce="abc" ')
      .replace('"/b.css"/>', '"/b.css" nonce="abc"/>');
    expect(removeLinkNonces(pageWithNonces, "abc")).toBe(page);
  });

  it("does not change pages with unknown style sheets", () => {
    expect(inlineStyles(page, new Map(), { nonce: "abc" })).toBe(page);
  });
});

describe("hashMarkedCode", () => {
  const markedPage = `<style nonce="abc">a{}</style>${renderInertPage(' nonce="abc"')}`;

  it("allows the scripts and styles that have the page's nonce, and removes the nonce", () => {
    expect(hashMarkedCode(markedPage, "abc")).toEqual({
      html: markedPage.replaceAll(' nonce="abc"', ""),
      scripts: [createCspHash("let a=1"), createCspHash(CODE)],
      styles: [createCspHash("a{}")],
    });
  });

  it("allows no script or style that was inserted into the page without the nonce", () => {
    const injectedCode = `<script>steal()</script><script nonce="guess">steal()</script><style>b{}</style>`;
    const { scripts, styles } = hashMarkedCode(`${injectedCode}${markedPage}`, "abc");
    expect(scripts).toEqual([createCspHash("let a=1"), createCspHash(CODE)]);
    expect(styles).toEqual([createCspHash("a{}")]);
  });
});

describe("a page without scripts", () => {
  it("loads its fonts at once, and shows the styles and text for browsers without JavaScript", () => {
    const page = `<html lang="en-IN"><head><style>@media (scripting:none){a{b:c}}</style>
      <link rel="modulepreload" href="/z.js"/>
      <script data-app="/">let a=1</script></head><body><noscript><p>No script</p></noscript>
      <script type="text/plain" data-modules="/x.js">import "/x.js"</script><script src="/y.js"></script>`;
    const html = removeScripts(page);
    expect(html).toContain('<html data-fonts="" lang="en-IN">');
    expect(html).toContain("<style>@media all{a{b:c}}</style>");
    expect(html).toContain("<body><p>No script</p>");
    expect(html).not.toMatch(/script[ >]|\.js/);
  });
});
