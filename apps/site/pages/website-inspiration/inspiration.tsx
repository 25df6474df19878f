import { designCategories, designTags, designs } from "@angadi/content/designs";
import { inspirationCopy as copy } from "@angadi/content/pages/website-inspiration";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { DesignGallery } from "../../sections/design-gallery/design-gallery.tsx";
import styles from "./inspiration.module.css";
import { Street } from "./street.tsx";

const catalog = { designs, categories: designCategories, tags: designTags };

export function Inspiration({ appUrl }: { appUrl: string }) {
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.intro}`}>
          <h1>{copy.heading}</h1>
          <p className={styles.lede}>{copy.lede}</p>
        </div>
        <Street label={copy.street} designs={designs} />
      </section>
      <DesignGallery copy={copy.gallery} catalog={catalog} startHref={buildStartUrl(appUrl)} />
      <ClosingCall copy={copy.closing} href={buildStartUrl(appUrl)} />
    </>
  );
}
