import { useId } from "react";
import { Reveal } from "@angadi/ui/reveal/reveal";
import styles from "./name-board.module.css";
import { TeluguWord } from "./telugu-word.tsx";

export interface NameBoardCopy {
  /** The name in its own script. */
  telugu: string;
  heading: string;
  lede: string;
  deeds: readonly { shop: string; ours: string }[];
}

/** What the name means, in large letters, and which habits of a good shop the software copies. */
export function NameBoard({ copy, within }: { copy: NameBoardCopy; within: number }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.board}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <p lang="te" className="visually-hidden">
            {copy.telugu}
          </p>
          <TeluguWord className={styles.word ?? ""} />
          <h2 id={id}>{copy.heading}</h2>
          <p className={styles.lede}>{copy.lede}</p>
        </div>
        <ul className={styles.deeds}>
          {copy.deeds.map(({ shop, ours }) => (
            <Reveal key={shop} as="li" maxDelayMs={within} className={styles.deed ?? ""}>
              <h3>{shop}</h3>
              <p>{ours}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
