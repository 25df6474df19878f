import { useId } from "react";
import { Link } from "react-router";
import { formatRupees } from "@angadi/formats/rupees";
import { Receipt } from "@angadi/ui/receipt/receipt";
import { type Design, PICTURES, buildPictureUrl } from "../../../sections/design-gallery/design.ts";
import styles from "./stories.module.css";

/** One business's results. Money is in rupees per month, before GST; time in hours per week. */
interface Story {
  id: string;
  /** The website that the story is about, from the gallery. */
  design: Design;
  testimonial: { name: string; quote: string };
  title: string;
  company: string;
  industry: string;
  /** The plan it chose. */
  plan: string;
  /** Its previous monthly cost per tool, and the weekly hours of work. */
  before: { hours: number; tools: readonly { name: string; amount: number }[] };
  /** Saved per month; not above 0 if nothing is saved. */
  savingsAmount: number;
  /** Hours saved per week. */
  timeReduction: number;
  description: string;
}

export interface StoriesCopy {
  /** Caption of the website's picture, which links to it. */
  site: (design: Design) => string;
  bill: {
    heading: string;
    note: string;
    /** Labels of previous tools and of the current plan. */
    before: (tool: string) => string;
    after: (plan: string) => string;
    moneySaved: string;
    hoursSaved: string;
    perMonth: string;
    hours: (saved: number, before: number) => string;
    perWeek: string;
  };
  stories: readonly Story[];
}

/** Each story: the website, what happened, its owner's words and the savings. */
export function Stories({ copy }: { copy: StoriesCopy }) {
  const id = useId();
  return (
    <div className={`wrap ${styles.stories}`}>
      {copy.stories.map((story, index) => (
        <article
          key={story.id}
          aria-labelledby={id + story.id}
          className={`${styles.story} ${styles[story.design.tint]}`}
        >
          <Link to={`/website-inspiration#${story.design.slug}`} className={styles.website}>
            <img
              src={buildPictureUrl(story.design.slug, "small")}
              width={PICTURES.small.width}
              height={PICTURES.small.height}
              alt=""
              loading={index === 0 ? "eager" : "lazy"}
            />
            <span>{copy.site(story.design)}</span>
          </Link>
          <div className={styles.details}>
            <p className="eyebrow">{story.industry}</p>
            <h2 id={id + story.id}>{story.title}</h2>
            <p className={styles.company}>{story.company}</p>
            <p>{story.description}</p>
            <figure className={styles.testimonial}>
              <blockquote>“{story.testimonial.quote}”</blockquote>
              <figcaption>{story.testimonial.name}</figcaption>
            </figure>
          </div>
          <StoryReceipt copy={copy.bill} story={story} />
        </article>
      ))}
    </div>
  );
}

/** The plan's cost follows from the previous costs and the savings, so that the sum adds up. */
function StoryReceipt({ copy, story }: { copy: StoriesCopy["bill"]; story: Story }) {
  const { plan, before, savingsAmount, timeReduction } = story;
  const previousCost = before.tools.reduce((sum, { amount }) => sum + amount, 0);
  const timeTotal = {
    label: copy.hoursSaved,
    amount: copy.hours(timeReduction, before.hours),
    per: copy.perWeek,
  };
  const moneyTotal = {
    label: copy.moneySaved,
    amount: formatRupees(savingsAmount),
    per: copy.perMonth,
  };
  return (
    <Receipt
      heading={copy.heading}
      note={copy.note}
      lines={[
        ...before.tools.map(({ name, amount }) => ({
          label: copy.before(name),
          amount: formatRupees(amount),
        })),
        { label: copy.after(plan), amount: `−${formatRupees(previousCost - savingsAmount)}` },
      ]}
      {...(savingsAmount > 0
        ? { total: moneyTotal, secondTotal: timeTotal }
        : { total: timeTotal })}
    />
  );
}
