import { Link, useSearchParams } from "react-router";
import { guideCategories, guidesCopy as copy } from "@angadi/content/pages/guides";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { type GuideCard, GuideCards } from "../../sections/guide-cards/guide-cards.tsx";
import type { SearchableGuide } from "../guide/find-guides.ts";
import { Calculators } from "./calculators.tsx";
import { GuideResults, GuideSearch, readSearchQuery } from "./guide-search.tsx";
import { toGuidesPath } from "../guide/guides-path.ts";
import styles from "./guides.module.css";
import indexCards from "./index-cards.module.css";
import { BooksPicture } from "./books-picture.tsx";
import { useReadGuides } from "../../saved-items/read-guides.ts";

interface GuidesProps {
  categoryId: string;
  cards: readonly GuideCard[];
  /** All guides, for the search. */
  allGuides: readonly SearchableGuide[];
  appUrl: string;
}

/** The index of guides: the calculators, the categories, and the guides of the current one. */
export function Guides({ categoryId, cards, allGuides, appUrl }: GuidesProps) {
  const q = readSearchQuery(useSearchParams()[0]);
  return (
    <>
      <section className={`wrap ${styles.hero}`}>
        <h1>{copy.heading}</h1>
        <p className={styles.lede}>{copy.lede}</p>
        <BooksPicture className={styles.art} />
      </section>
      <div className="wrap">
        <GuideSearch categoryId={categoryId} />
        {q === "" ? <Calculators /> : <GuideResults q={q} guides={allGuides} />}
      </div>
      <div className={`wrap ${styles.columns}`}>
        <Categories currentId={q === "" ? categoryId : ""} />
        {q === "" && <CategoryGuides categoryId={categoryId} cards={cards} />}
      </div>
      <ClosingCall copy={copy.closing} href={buildStartUrl(appUrl)} />
    </>
  );
}

function Categories({ currentId }: { currentId: string }) {
  return (
    <nav aria-label={copy.categories} className={styles.categories}>
      <ul className={styles.tabs}>
        {guideCategories.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={toGuidesPath(id)}
              preventScrollReset
              aria-current={id === currentId ? "page" : undefined}
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

function CategoryGuides({ categoryId, cards }: Pick<GuidesProps, "categoryId" | "cards">) {
  const readSlugs = useReadGuides();
  const category = guideCategories.find(({ id }) => id === categoryId);
  const writtenGuides = cards.filter(({ details }) => details !== null);
  const readCount = writtenGuides.filter(({ slug }) => readSlugs.has(slug)).length;
  return (
    <section aria-labelledby="category-guides">
      <header className={styles.header}>
        <h2 id="category-guides">{category?.name}</h2>
        {writtenGuides.length > 0 && (
          <p className={styles.count}>
            {readCount > 0
              ? copy.countRead(readCount, writtenGuides.length)
              : copy.count(writtenGuides.length)}
          </p>
        )}
        <p className={styles.text}>{category?.text}</p>
      </header>
      <p className="visually-hidden" role="status">
        {category?.name}
      </p>
      <GuideCards
        guides={cards}
        copy={copy.card}
        readSlugs={readSlugs}
        className={indexCards.list}
      />
    </section>
  );
}
