import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { blogWords as words } from "#content/pages/blog.ts";
import type { Deferred as TimelyData } from "../../deferred.ts";
import { EmptyShelf } from "../../sections/empty-shelf/empty-shelf.tsx";
import { Pager } from "../../sections/pager/pager.tsx";
import { type PostCard, PostCards } from "../../sections/post-cards/post-cards.tsx";
import { PostSearch } from "../../sections/post-search/post-search.tsx";
import { Timely } from "../../deferred-view.tsx";
import { RevealScript } from "#ui/reveal/reveal.tsx";
import { CardSkeletons } from "#ui/skeleton/skeleton.tsx";
import styles from "./blog.module.css";
import {
  type Filter,
  addressOf,
  categoriesOf,
  filterFrom,
  filterPosts,
  isFiltering,
} from "./filter.ts";

export interface PostsPage {
  posts: PostCard[];
  hasOlder: boolean;
}

interface PostsProps {
  posts: TimelyData<PostsPage>;
  /** From 1, the newest. */
  page: number;
}

/** Everything below the heading, in each of its states. */
export function Posts({ posts, page }: PostsProps) {
  return (
    <div className={`wrap ${styles.posts}`}>
      <Timely data={posts} skeleton={<CardSkeletons label={words.loading} cards={6} />}>
        {(outcome) => {
          if (!outcome.ok) return <Failed />;
          return <Loaded {...outcome.value} page={page} />;
        }}
      </Timely>
      <RevealScript />
    </div>
  );
}

function Failed() {
  const { heading, text, retry } = words.failed;
  // An empty address is the page's own: the browser asks for it once more.
  return (
    <EmptyShelf heading={heading} text={text} action={{ title: retry, href: "", reloads: true }} />
  );
}

function Loaded({ posts, hasOlder, page }: PostsPage & { page: number }) {
  const [search, setSearch] = useSearchParams();
  const filter = filterFrom(search);
  const shown = filterPosts(posts, filter);
  const onSearch = useCallback(
    (q: string) => {
      setSearch((now) => addressOf({ ...filterFrom(now), q }, page), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [setSearch, page],
  );
  const filtering = isFiltering(filter);
  const choices = useChoices(posts, filter, page);
  return (
    <>
      {(posts.length > 0 || filtering) && (
        <PostSearch
          words={words.search}
          q={filter.q}
          others={{
            ...(filter.category && { category: filter.category }),
            ...(page > 1 && { page: String(page) }),
          }}
          onSearch={onSearch}
          categories={choices}
        />
      )}
      <p className="visually-hidden" role="status">
        {filtering && words.search.found(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyShelf
          heading={words.empty.heading}
          text={filtering ? words.empty.searching : words.empty.text}
          {...(filtering && {
            action: { title: words.empty.all, href: addressOf(NO_FILTER, page) || "/blog" },
          })}
        />
      ) : (
        <PostCards posts={shown} level={2} reveals leads={page === 1 && !filtering} />
      )}
      <Pager
        label={words.pages.label}
        newer={page > 1 ? pageLink(words.pages.newer, filter, page - 1) : null}
        older={hasOlder ? pageLink(words.pages.older, filter, page + 1) : null}
      />
    </>
  );
}

const NO_FILTER: Filter = { q: "", category: "" };

const pageLink = (title: string, filter: Filter, page: number) => ({
  title,
  href: `/blog${addressOf(filter, page)}`,
});

function useChoices(posts: readonly PostCard[], { q, category }: Filter, page: number) {
  return useMemo(
    () =>
      ["", ...categoriesOf(posts)].map((name) => ({
        name: name || words.search.all,
        href: `/blog${addressOf({ q, category: name }, page)}`,
        chosen: name === category,
      })),
    [posts, q, category, page],
  );
}
