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
  /** Its previous monthly cost per tool, and its previous hours of work per week. */
  previous: { hours: number; tools: readonly { name: string; amount: number }[] };
  /** Per month; 0 or less if nothing is saved. */
  moneySaved: number;
  /** Per week. */
  hoursSaved: number;
  description: string;
}

export interface StoriesCopy {
  /** Caption of the website's picture, which links to it. */
  websiteCaption: (design: Design) => string;
  bill: {
    heading: string;
    note: string;
    /** Labels of a previous tool and of the current plan. */
    previousTool: (tool: string) => string;
    currentPlan: (plan: string) => string;
    moneySaved: string;
    hoursSaved: string;
    perMonth: string;
    hours: (hoursSaved: number, previousHours: number) => string;
    perWeek: string;
  };
  stories: readonly Story[];
}

/** The stories, each with a website, what happened, the owner's words and the savings. */
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
            <span>{copy.websiteCaption(story.design)}</span>
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

/** The savings as a receipt: the previous costs, less the plan's cost. */
function StoryReceipt({ copy, story }: { copy: StoriesCopy["bill"]; story: Story }) {
  const { plan, previous, moneySaved, hoursSaved } = story;
  const previousCost = previous.tools.reduce((sum, { amount }) => sum + amount, 0);
  const timeTotal = {
    label: copy.hoursSaved,
    amount: copy.hours(hoursSaved, previous.hours),
    per: copy.perWeek,
  };
  const moneyTotal = {
    label: copy.moneySaved,
    amount: formatRupees(moneySaved),
    per: copy.perMonth,
  };
  return (
    <Receipt
      heading={copy.heading}
      note={copy.note}
      lines={[
        ...previous.tools.map(({ name, amount }) => ({
          label: copy.previousTool(name),
          amount: formatRupees(amount),
        })),
        { label: copy.currentPlan(plan), amount: `−${formatRupees(previousCost - moneySaved)}` },
      ]}
      {...(moneySaved > 0 ? { total: moneyTotal, secondTotal: timeTotal } : { total: timeTotal })}
    />
  );
}
