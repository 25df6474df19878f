import { postFallbacks } from "@angadi/content/pages/blog";
import { styleguideCopy as copy } from "@angadi/content/pages/styleguide";
import { sampleShop } from "@angadi/art/shop-preview/sample-shop";
import { PostCards } from "../../sections/post-cards/post-cards.tsx";
import { Section } from "../../sections/section/section.tsx";
import { ShopPreview } from "@angadi/art/shop-preview/shop-preview";
import styles from "./styleguide.module.css";

const { headings, sample } = copy;

const POSTS = [
  {
    id: "full",
    title: sample.heading,
    summary: sample.text,
    category: sample.label,
    author: sample.label,
    isByTeam: false,
    date: { iso: "2026-11-12T04:30:00.000Z", text: "Nov 12, 2026" },
    readTime: postFallbacks.readTime(4),
    cover: "/art/posts/price-a-festival-gift-box.svg",
  },
  {
    id: "bare",
    title: sample.heading,
    summary: postFallbacks.summary,
    category: null,
    author: postFallbacks.author,
    isByTeam: false,
    date: null,
    readTime: postFallbacks.readTime(5),
    cover: postFallbacks.cover,
  },
];

/** Sections that show data: complete data, and data that needs every fallback. */
export function Samples() {
  return (
    <>
      <Section heading={headings.posts} align="start">
        <PostCards posts={POSTS} level={3} />
      </Section>
      <Section heading={headings.previews} align="start">
        <div className={styles.previews}>
          <ShopPreview preview={sampleShop} announcement={null} />
        </div>
      </Section>
    </>
  );
}
