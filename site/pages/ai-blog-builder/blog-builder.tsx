import * as words from "#content/pages/ai-blog-builder-sections.ts";
import { startUrl } from "../../hand-off.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { FeatureTiles } from "../../sections/feature-tiles/feature-tiles.tsx";
import { ProductWords } from "../../sections/product-words/product-words.tsx";
import { AnnotatedPost } from "./annotated-post.tsx";
import styles from "./blog-builder.module.css";
import { Desk } from "./desk.tsx";
import { Piles } from "./piles.tsx";
import { PrintAndPencil } from "./print-and-pencil.tsx";
import { Ruler } from "./ruler.tsx";

/** The whole page. */
export function BlogBuilder({ appUrl }: { appUrl: string }) {
  const start = startUrl(appUrl);
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.grid}`}>
          <ProductWords words={words.blogHero} startHref={start} aside={words.blogHero.examples} />
          <Desk words={words.blogDraft} />
        </div>
      </section>
      <Ruler words={words.blogSteps} />
      <AnnotatedPost words={words.blogParts} />
      <Piles words={words.blogCounts} />
      <PrintAndPencil words={words.blogSides} />
      <FeatureTiles words={words.blogOthers} />
      <ClosingCall
        heading={words.blogClosing.heading}
        text={words.blogClosing.text}
        button={{ title: words.blogClosing.button, href: start }}
      />
    </>
  );
}
