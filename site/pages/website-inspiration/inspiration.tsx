import { designCategories, designTags, designs } from "#content/designs.ts";
import { inspirationWords as words } from "#content/pages/website-inspiration.ts";
import { startUrl } from "../../app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { DesignGallery } from "../../sections/design-gallery/design-gallery.tsx";
import styles from "./inspiration.module.css";
import { Street } from "./street.tsx";

const shelves = { designs, categories: designCategories, tags: designTags };

/** The whole page. */
export function Inspiration({ appUrl }: { appUrl: string }) {
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.words}`}>
          <h1>{words.heading}</h1>
          <p className={styles.lede}>{words.lede}</p>
        </div>
        <Street label={words.street} designs={designs} />
      </section>
      <DesignGallery words={words.gallery} shelves={shelves} startHref={startUrl(appUrl)} />
      <ClosingCall
        heading={words.closing.heading}
        text={words.closing.text}
        button={{ title: words.closing.button, href: startUrl(appUrl) }}
      />
    </>
  );
}
