import type { MouseEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { type GalleryFilter, type DesignCatalog, buildFilterQuery } from "./gallery-filter.ts";
import styles from "./filters.module.css";

export interface FilterCopy {
  /** Accessible name of the filters. */
  label: string;
  categories: string;
  all: string;
  /** Text after an active tag: a click removes it. */
  removeTag: string;
}

interface FiltersProps {
  copy: FilterCopy;
  catalog: DesignCatalog;
  filter: GalleryFilter;
}

/** Categories as links, which preserve the tag, and the active tag with a link to remove it. */
export function Filters({ copy, catalog, filter }: FiltersProps) {
  const { designs, categories } = catalog;
  const isUnfiltered = !filter.category && !filter.savedList;
  return (
    <nav aria-label={copy.label} className={styles.filters}>
      <ul className={styles.categories} aria-label={copy.categories}>
        <li>
          <FilterLink query={buildFilterQuery(undefined, filter.tag)} isCurrent={isUnfiltered}>
            {copy.all} <small>{designs.length}</small>
          </FilterLink>
        </li>
        {categories.map((category) => (
          <li key={category.slug}>
            <FilterLink
              query={buildFilterQuery(category, filter.tag)}
              isCurrent={filter.category === category}
            >
              {category.title}{" "}
              <small>{designs.filter((design) => design.category === category.slug).length}</small>
            </FilterLink>
          </li>
        ))}
      </ul>
      {filter.tag && (
        <p className={styles.tag}>
          <FilterLink query={buildFilterQuery(filter.category, undefined)} isCurrent>
            {filter.tag.title}
            <span className="visually-hidden"> {copy.removeTag}</span>
          </FilterLink>
        </p>
      )}
    </nav>
  );
}

interface FilterLinkProps {
  query: string;
  isCurrent: boolean;
  children: ReactNode;
}

/**
 * A filter link. Without JavaScript it reloads at the gallery; with it, the scroll position stays.
 */
export function FilterLink({ query, isCurrent, children }: FilterLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    const isModifiedClick = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isModifiedClick) return;
    event.preventDefault();
    void navigate(pathname + query, { preventScrollReset: true });
  };
  return (
    <a
      href={`${pathname}${query}#designs`}
      aria-current={isCurrent ? "true" : undefined}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
