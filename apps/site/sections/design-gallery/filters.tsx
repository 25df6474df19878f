import type { MouseEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Choice, type DesignCatalog, filterQuery } from "./choice.ts";
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
  choice: Choice;
}

/** Categories as links, which preserve the tag, and the active tag with a link to remove it. */
export function Filters({ copy, catalog, choice }: FiltersProps) {
  const { designs, categories } = catalog;
  const isUnfiltered = !choice.category && !choice.saved;
  return (
    <nav aria-label={copy.label} className={styles.filters}>
      <ul className={styles.categories} aria-label={copy.categories}>
        <li>
          <FilterLink query={filterQuery(undefined, choice.tag)} current={isUnfiltered}>
            {copy.all} <small>{designs.length}</small>
          </FilterLink>
        </li>
        {categories.map((category) => (
          <li key={category.slug}>
            <FilterLink
              query={filterQuery(category, choice.tag)}
              current={choice.category === category}
            >
              {category.title}{" "}
              <small>{designs.filter((design) => design.category === category.slug).length}</small>
            </FilterLink>
          </li>
        ))}
      </ul>
      {choice.tag && (
        <p className={styles.tag}>
          <FilterLink query={filterQuery(choice.category, undefined)} current>
            {choice.tag.title}
            <span className="visually-hidden"> {copy.removeTag}</span>
          </FilterLink>
        </p>
      )}
    </nav>
  );
}

interface FilterLinkProps {
  query: string;
  current: boolean;
  children: ReactNode;
}

/**
 * A filter link. Without JavaScript it reloads at the gallery; with it, the scroll position stays.
 */
export function FilterLink({ query, current, children }: FilterLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || opensElsewhere) return;
    event.preventDefault();
    void navigate(pathname + query, { preventScrollReset: true });
  };
  return (
    <a
      href={`${pathname}${query}#designs`}
      aria-current={current ? "true" : undefined}
      data-held
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
