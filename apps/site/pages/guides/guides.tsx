import { Link, useSearchParams } from "react-router";
import { calculators } from "@angadi/content/pages/calculators";
import { guideCategories, guidesCopy as copy } from "@angadi/content/pages/guides";
import { startUrl } from "../../app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { type GuideCard, GuideCards } from "../../sections/guide-cards/guide-cards.tsx";
import type { FoundBy } from "../guide/find-guides.ts";
import { Calculators } from "./calculators.tsx";
import { FoundGuides, GuideSearch, searchedIn } from "./guide-search.tsx";
import { guidesAddress } from "./guides-address.ts";
import styles from "./guides.module.css";
import shelfStyles from "./shelf.module.css";
import { Ledgers } from "./ledgers.tsx";
import { useReadGuides } from "./read-guides.ts";

interface GuidesProps {
  /** Id of the current category. */
  category: string;
  cards: readonly GuideCard[];
  /** All guides, for the search. */
  titles: readonly FoundBy[];
  appUrl: string;
}

/** The guides index: a list of categories, and one category's guides. */
export function Guides({ category, cards, titles, appUrl }: GuidesProps) {
  const q = searchedIn(useSearchParams()[0]);
  const { heading, text, button } = copy.closing;
  return (
    <>
      <section className={`wrap ${styles.hero}`}>
        <h1>{copy.heading}</h1>
        <p className={styles.lede}>{copy.lede}</p>
        <Ledgers className={styles.art} />
      </section>
      <div className={`wrap ${styles.desk}`}>
        <Categories chosen={q === "" ? category : ""} />
        <div className={styles.side}>
          <GuideSearch category={category} />
          {q === "" ? (
            <>
              <p className={styles.jump}>
                <a href="#calculators">{calculators.jump}</a>
              </p>
              <Shelf category={category} cards={cards} />
              <Calculators />
            </>
          ) : (
            <FoundGuides q={q} guides={titles} />
          )}
        </div>
      </div>
      <ClosingCall
        heading={heading}
        text={text}
        button={{ title: button, href: startUrl(appUrl) }}
      />
    </>
  );
}

function Categories({ chosen }: { chosen: string }) {
  return (
    <nav aria-label={copy.categories} className={styles.categories}>
      <ul className={styles.tabs}>
        {guideCategories.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={guidesAddress(id)}
              preventScrollReset
              aria-current={id === chosen ? "page" : undefined}
              className={styles.tab}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Shelf({ category, cards }: Pick<GuidesProps, "category" | "cards">) {
  const read = useReadGuides();
  const shelf = guideCategories.find(({ id }) => id === category);
  const written = cards.filter(({ written }) => written !== null);
  const done = written.filter(({ slug }) => read.has(slug)).length;
  return (
    <section aria-labelledby="shelf">
      <header className={styles.head}>
        <h2 id="shelf">{shelf?.name}</h2>
        {written.length > 0 && (
          <p className={styles.count}>
            {done > 0 ? copy.countRead(done, written.length) : copy.count(written.length)}
          </p>
        )}
        <p className={styles.text}>{shelf?.text}</p>
      </header>
      <p className="visually-hidden" role="status">
        {shelf?.name}
      </p>
      <GuideCards
        guides={cards}
        copy={copy.card}
        level={3}
        read={read}
        className={shelfStyles.cards}
      />
    </section>
  );
}
