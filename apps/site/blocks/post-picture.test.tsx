import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PostPicture } from "./post-picture.tsx";

const renderHtml = (src: string) =>
  renderToStaticMarkup(<PostPicture src={src} alt="Tea" sizes="100vw" loading="lazy" />);

test("offers an uploaded picture in several sizes and formats", () => {
  const folder = "/pictures/0123456789abcdef0123456789abcdef";
  const page = renderHtml(`${folder}/1000x700.webp`);
  const srcSet = (format: string) =>
    `srcSet="${folder}/480.${format} 480w, ${folder}/800.${format} 800w, ${folder}/1000x700.${format} 1000w"`;
  expect(page).toContain(`<source type="image/avif" ${srcSet("avif")} sizes="100vw"/>`);
  expect(page).toContain(`<img src="${folder}/1000x700.webp" ${srcSet("webp")} sizes="100vw"`);
});

test("leaves a picture from another host unchanged", () => {
  expect(renderHtml("https://images.test/tea.jpg")).toBe(
    '<img src="https://images.test/tea.jpg" alt="Tea" loading="lazy"/>',
  );
});
