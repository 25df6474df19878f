import { Link, useSearchParams } from "react-router";
import { defaultCategory, guidesCopy } from "@angadi/content/pages/guides";
import { fallbackGuides } from "@angadi/content/pages/guide";
import { GuideLinks } from "../../sections/guide-links/guide-links.tsx";
import { TitleSearch } from "../../sections/title-search/title-search.tsx";
import { type SearchableGuide, findGuides } from "../guide/find-guides.ts";
import styles from "./guides.module.css";

const copy = guidesCopy.search;

/** Returns the URL's search query, trimmed; white space alone is no search. */
export const readSearchQuery = (search: URLSearchParams): string => (search.get("q") ?? "").trim();

/** One search field for all categories. */
export function GuideSearch({ category }: { category: string }) {
  const [search, setSearch] = useSearchParams();
  const q = search.get("q") ?? "";
  // Clearing the search returns to the previous category.
  const categoryParams: Record<string, string> = category === defaultCategory ? {} : { category };
  const onSearch = (query: string) =>
    setSearch(
      { ...categoryParams, ...(query && { q: query }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <TitleSearch
      copy={copy}
      query={q}
      otherParams={categoryParams}
      onSearch={onSearch}
      categories={[]}
    />
  );
}

/** Search results, shown instead of the calculators and the category. */
export function GuideResults({ q, guides }: { q: string; guides: readonly SearchableGuide[] }) {
  const matchingGuides = findGuides(guides, q);
  const suggestedGuides = guides.filter(({ slug }) => fallbackGuides.includes(slug));
  return (
    <div>
      <p className="visually-hidden" role="status">
        {copy.countResults(matchingGuides.length)}
      </p>
      {matchingGuides.length > 0 ? (
        <GuideLinks label={copy.heading} guides={matchingGuides} />
      ) : (
        <GuideLinks label={copy.none} guides={suggestedGuides} />
      )}
      <p className={styles.posts}>
        <Link to={`/blog?${new URLSearchParams({ q })}`}>{copy.posts(q)}</Link>
      </p>
    </div>
  );
}
