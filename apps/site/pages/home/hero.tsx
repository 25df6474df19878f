import { homeCopy as copy } from "@angadi/content/pages/home";
import type { Deferred } from "../../data/deferred.ts";
import { TypedTextScript, TypedText } from "@angadi/ui/typed-text/typed-text";
import styles from "./hero.module.css";
import { HeroPicker } from "./hero-picker.tsx";

interface HeroProps {
  businessTypes: Deferred<string>;
  error: string | undefined;
}

/** What Angadi is, a single call to action, and a sample of the result. */
export function Hero({ businessTypes, error }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.intro}>
          <h1 className={styles.heading}>
            <TypedText text={copy.heading} />
          </h1>
          <TypedTextScript />
          <p className={styles.lede}>{copy.lede}</p>
        </div>
        <HeroPicker businessTypes={businessTypes} error={error} />
      </div>
    </section>
  );
}
