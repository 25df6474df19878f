import { Link, useSearchParams } from "react-router";
import { defaultCategory, guidesCopy } from "@angadi/content/pages/guides";
import { fallbackGuides } from "@angadi/content/pages/guide";
import { GuideLinks } from "../../sections/guide-links/guide-links.tsx";
import { TitleSearch } from "../../sections/title-search/title-search.tsx";
import { type SearchableGuide, findGuides } from "../guide/find-guides.ts";
import styles from "./guides.module.css";

const copy = guidesCopy.search;

/** Returns the URL's search query, trimmed, or "" if it has none. */
export const readSearchQuery = (searchParams: URLSearchParams): string =>
  (searchParams.get("q") ?? "").trim();

/** The search field for the guides of all categories. */
export function GuideSearch({ categoryId }: { categoryId: string }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const q = searchParams.get("q") ?? "";
  // Clearing the search returns to the previous category.
  const categoryParams: Record<string, string> =
    categoryId === defaultCategory ? {} : { category: categoryId };
  const onSearch = (query: string) =>
    setSearchParams(
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
        <GuideLinks label={copy.noMatch} guides={suggestedGuides} />
      )}
      <p className={styles.blogLink}>
        <Link to={`/blog?${new URLSearchParams({ q })}`}>{copy.blogLink(q)}</Link>
      </p>
    </div>
  );
}
