import { homeWords as words } from "#content/pages/home.ts";
import type { BusinessType } from "#contract/business-type.ts";
import type { Timely as TimelyData } from "../../in-time.ts";
import { Timely } from "../../timely.tsx";
import styles from "./home.module.css";
import { Picker } from "./picker.tsx";

interface HeroProps {
  businessTypes: TimelyData<BusinessType[]>;
  error: string | undefined;
}

/** What Angadi is, and the one thing to do about it. */
export function Hero({ businessTypes, error }: HeroProps) {
  return (
    <section className={styles.hero}>
      <h1>{words.heading}</h1>
      <p className={styles.lede}>{words.lede}</p>
      <Timely data={businessTypes} skeleton={<Picker types={[]} error={error} />}>
        {(outcome) => <Picker types={outcome.ok ? outcome.value : []} error={error} />}
      </Timely>
      <ul className={styles.trust}>
        {words.trust.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </section>
  );
}
