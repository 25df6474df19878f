import { Link, useSearchParams } from "react-router";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import { StorySpread, type StorySpreadWords } from "./story-spread.tsx";
import { type Story, industryKey } from "./story.ts";
import styles from "./stories.module.css";

export interface StoriesWords extends StorySpreadWords {
  /** Heads the choice of industries. */
  filter: string;
  all: string;
  /** Said after a choice to people who listen. */
  status: (count: number, industry: string | undefined) => string;
  /** Stands above them while any is a sample. */
  sampleLine: string;
  stories: readonly Story[];
}

/** The chosen industry stands in the address: to share, and to choose without JavaScript. */
const PARAMETER = "industry";

/** The stories, all of them or those of one industry. */
export function Stories({ words }: { words: StoriesWords }) {
  const [search] = useSearchParams();
  const industries = [...new Set(words.stories.map(({ industry }) => industry))];
  const chosen = industries.find((industry) => industryKey(industry) === search.get(PARAMETER));
  const shown = words.stories.filter(({ industry }) => !chosen || industry === chosen);
  return (
    <div className={`wrap ${styles.stories}`}>
      <nav aria-label={words.filter} className={styles.filter}>
        <span aria-hidden="true">{words.filter}</span>
        <ul className={styles.choices}>
          <Choice title={words.all} search="" chosen={!chosen} />
          {industries.map((industry) => (
            <Choice
              key={industry}
              title={industry}
              search={`?${PARAMETER}=${industryKey(industry)}`}
              chosen={industry === chosen}
            />
          ))}
        </ul>
      </nav>
      <p role="status" className="visually-hidden">
        {words.status(shown.length, chosen)}
      </p>
      <SampleLine text={words.sampleLine} of={shown} />
      <div className={styles.spreads}>
        {shown.map((story) => (
          <StorySpread key={story.id} words={words} story={story} />
        ))}
      </div>
    </div>
  );
}

interface ChoiceProps {
  title: string;
  search: string;
  chosen: boolean;
}

function Choice({ title, search, chosen }: ChoiceProps) {
  return (
    <li>
      <Link
        to={{ search }}
        replace
        preventScrollReset
        aria-current={chosen ? "true" : undefined}
        className={styles.choice}
      >
        {title}
      </Link>
    </li>
  );
}
