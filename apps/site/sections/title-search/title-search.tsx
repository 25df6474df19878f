import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Button } from "@angadi/ui/button/button";
import styles from "./title-search.module.css";

export interface TitleSearchCopy {
  label: string;
  placeholder: string;
  button: string;
  categories: string;
  all: string;
}

interface CategoryLink {
  name: string;
  href: string;
  isCurrent: boolean;
}

interface TitleSearchProps {
  copy: TitleSearchCopy;
  /** The query, as typed. */
  query: string;
  /** Other query parameters, which a search without JavaScript must preserve. */
  otherParams: Readonly<Record<string, string>>;
  /** Called on each keystroke; without JavaScript the form is submitted. */
  onSearch: (query: string) => void;
  /** The first choice is "all". */
  categories: readonly CategoryLink[];
}

/** A search box and the categories. */
export function TitleSearch({ copy, query, otherParams, onSearch, categories }: TitleSearchProps) {
  const searchBar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const lastQuery = useRef(query);
  // Updates the input after Back or Forward.
  useEffect(() => {
    const element = input.current;
    const hasChanged = lastQuery.current !== query;
    if (hasChanged && element && document.activeElement !== element) element.value = query;
    lastQuery.current = query;
  }, [query]);

  /** On touch screens, closes the keyboard, which may cover the results, and scrolls to them. */
  const showResults = () => {
    if (matchMedia("(pointer: coarse)").matches) input.current?.blur();
    searchBar.current?.nextElementSibling?.scrollIntoView();
  };

  /** Scrolls the search bar up if the results are in the lower half of the window or below it. */
  const scrollBarUp = () => {
    const results = searchBar.current?.nextElementSibling;
    if (results && results.getBoundingClientRect().top > innerHeight / 2)
      searchBar.current?.scrollIntoView();
  };

  return (
    <div ref={searchBar} className={styles.bar}>
      <Form
        method="get"
        role="search"
        replace
        preventScrollReset
        onSubmit={showResults}
        className={styles.search}
      >
        {Object.entries(otherParams).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={200}
          aria-label={copy.label}
          placeholder={copy.placeholder}
          defaultValue={query}
          autoComplete="off"
          onChange={(event) => onSearch(event.target.value)}
        />
        <Button type="submit">{copy.button}</Button>
      </Form>
      {categories.length > 2 && (
        <nav aria-label={copy.categories}>
          <ul className={styles.categories}>
            {categories.map(({ name, href, isCurrent }) => (
              <li key={name}>
                <Link
                  to={href}
                  preventScrollReset
                  onClick={scrollBarUp}
                  aria-current={isCurrent || undefined}
                  className={styles.category}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
