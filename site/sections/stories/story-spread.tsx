import { useId } from "react";
import { rupeesText } from "#ui/money/rupees.ts";
import { Receipt } from "#ui/receipt/receipt.tsx";
import type { Story } from "./story.ts";
import styles from "./story-spread.module.css";

export interface StorySpreadWords {
  bill: {
    heading: string;
    note: string;
    before: string;
    saved: string;
    perMonth: string;
    /** The hours it was before. */
    time: (hours: number) => string;
    hours: (hours: number) => string;
    perWeek: string;
  };
}

interface StorySpreadProps {
  words: StorySpreadWords;
  story: Story;
  /** The bill lies on the scene's left: the scene is drawn to leave that side free. */
  mirrored: boolean;
}

const PAISE = 100;

/** One story: its scene, how it went, and the bill. */
export function StorySpread({ words, story, mirrored }: StorySpreadProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={`${styles.spread} ${mirrored ? styles.mirrored : ""}`}>
      <img src={story.imageUrl} alt="" width="1040" height="640" className={styles.scene} />
      <div className={styles.words}>
        <p className="eyebrow">{story.industry}</p>
        <h2 id={id} className={styles.title}>
          {story.title}
        </h2>
        <p className={styles.company}>{story.company}</p>
        <p className={styles.text}>{story.description}</p>
      </div>
      <div className={styles.bill}>
        <StoryReceipt words={words.bill} story={story} />
      </div>
    </article>
  );
}

/** Worked out from what was paid before and what is saved, so that it adds up. */
function StoryReceipt({ words, story }: { words: StorySpreadWords["bill"]; story: Story }) {
  const { plan, before, savingsAmount, timeReduction } = story;
  return (
    <Receipt
      heading={words.heading}
      note={words.note}
      lines={[
        { label: words.before, amount: rupeesText(before.amount * PAISE) },
        { label: plan, amount: `− ${rupeesText((before.amount - savingsAmount) * PAISE)}` },
      ]}
      total={{
        label: words.saved,
        amount: rupeesText(savingsAmount * PAISE),
        per: words.perMonth,
      }}
      secondTotal={{
        label: words.time(before.hours),
        amount: words.hours(timeReduction),
        per: words.perWeek,
      }}
    />
  );
}
