import { useId } from "react";
import { formatPaise } from "@angadi/ui/money/rupees";
import { Receipt } from "@angadi/ui/receipt/receipt";
import type { Story } from "./story.ts";
import styles from "./story-spread.module.css";

export interface StorySpreadCopy {
  bill: {
    heading: string;
    note: string;
    /** Labels of previous tools and of the current plan. */
    before: (tool: string) => string;
    now: (plan: string) => string;
    saved: string;
    perMonth: string;
    /** Label of the hours saved, with the hours spent before. */
    time: (hours: number) => string;
    hours: (hours: number) => string;
    perWeek: string;
  };
}

interface StorySpreadProps {
  copy: StorySpreadCopy;
  story: Story;
}

const LAYOUT_CLASSES = { scene: "aroundScene", quote: "quote", figures: "figures" } as const;

/** One story: its scene, its owner's quotation, what happened and the savings. */
export function StorySpread({ copy, story }: StorySpreadProps) {
  const id = useId();
  const { layout, testimonial } = story;
  const Sums = layout === "figures" ? StoryFigures : StoryReceipt;
  return (
    <article aria-labelledby={id} className={`${styles.spread} ${styles[LAYOUT_CLASSES[layout]]}`}>
      <img src={story.imageUrl} alt="" width="1040" height="640" className={styles.scene} />
      <div className={styles.words}>
        <p className="eyebrow">{story.industry}</p>
        <h2 id={id} className={styles.title}>
          {story.title}
        </h2>
        <p className={styles.company}>{story.company}</p>
        <p className={styles.text}>{story.description}</p>
      </div>
      <figure className={styles.voice}>
        <blockquote>“{testimonial.quote}”</blockquote>
        <figcaption>{testimonial.name}</figcaption>
      </figure>
      <div className={styles.sums}>
        <Sums copy={copy.bill} story={story} />
      </div>
    </article>
  );
}

const PAISE_PER_RUPEE = 100;

interface SumsProps {
  copy: StorySpreadCopy["bill"];
  story: Story;
}

/** Calculated from the previous costs and the savings, so that the sum adds up. */
function calculateStorySums({ copy, story }: SumsProps) {
  const { plan, before, savingsAmount, timeReduction } = story;
  const previousCost = before.tools.reduce((sum, { amount }) => sum + amount, 0);
  const savingsLine = {
    label: copy.saved,
    amount: formatPaise(savingsAmount * PAISE_PER_RUPEE),
    per: copy.perMonth,
  };
  const timeLine = {
    label: copy.time(before.hours),
    amount: copy.hours(timeReduction),
    per: copy.perWeek,
  };
  return {
    lines: [
      ...before.tools.map(({ name, amount }) => ({
        label: copy.before(name),
        amount: formatPaise(amount * PAISE_PER_RUPEE),
      })),
      {
        label: copy.now(plan),
        amount: `−${formatPaise((previousCost - savingsAmount) * PAISE_PER_RUPEE)}`,
      },
    ],
    gains: savingsAmount > 0 ? ([savingsLine, timeLine] as const) : ([timeLine] as const),
  };
}

function StoryReceipt(props: SumsProps) {
  const { heading, note } = props.copy;
  const { lines, gains } = calculateStorySums(props);
  const [total, secondTotal] = gains;
  return (
    <Receipt
      heading={heading}
      note={note}
      lines={lines}
      total={total}
      {...(secondTotal && { secondTotal })}
    />
  );
}

/** The same amounts side by side, in large type. */
function StoryFigures(props: SumsProps) {
  const { lines, gains } = calculateStorySums(props);
  return (
    <>
      <h3 className={styles.sumsHeading}>
        {props.copy.heading} <small>{props.copy.note}</small>
      </h3>
      <dl className={styles.figureList}>
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {gains.map(({ label, amount, per }) => (
          <div key={label} className={styles.gain}>
            <dt>{label}</dt>
            <dd>
              {amount}
              <small>{per}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
