import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { blogWords as words } from "#content/pages/blog.ts";
import { insteadOfOthers } from "#content/pages/guide.ts";
import type { Deferred } from "../../deferred.ts";
import { EmptyShelf } from "../../sections/empty-shelf/empty-shelf.tsx";
import { type GuideLink, GuideLinks } from "../../sections/guide-links/guide-links.tsx";
import { Pager } from "../../sections/pager/pager.tsx";
import { type PostCard, PostCards } from "../../sections/post-cards/post-cards.tsx";
import { TitleSearch } from "../../sections/title-search/title-search.tsx";
import { DeferredView } from "../../deferred-view.tsx";
import { RevealScript } from "#ui/reveal/reveal.tsx";
import { CardSkeletons } from "#ui/skeleton/skeleton.tsx";
import { type FoundBy, findGuides } from "../guide/find-guides.ts";
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
  posts: Deferred<PostsPage>;
  /** From 1, the newest. */
  page: number;
  /** All there are: the search looks through them, too. */
  guides: readonly FoundBy[];
}

/** Everything below the heading, in each of its states. */
export function Posts({ posts, page, guides }: PostsProps) {
  return (
    <div className={`wrap ${styles.posts}`}>
      <DeferredView data={posts} skeleton={<CardSkeletons label={words.loading} cards={6} />}>
        {(outcome) => {
          if (!outcome.ok) return <Failed />;
          return <Loaded {...outcome.value} page={page} guides={guides} />;
        }}
      </DeferredView>
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

function Loaded({ posts, hasOlder, page, guides }: PostsPage & Omit<PostsProps, "posts">) {
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
  const found = findGuides(guides, filter.q);
  const isEmpty = shown.length === 0;
  const older = hasOlder ? pageLink(words.pages.older, filter, page + 1) : null;
  return (
    <>
      {(posts.length > 0 || filtering) && (
        <TitleSearch
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
      {found.length > 0 && !isEmpty && (
        <div className={styles.guides}>
          <GuideLinks label={words.guides.found} guides={found} />
        </div>
      )}
      {isEmpty && filtering && <NothingFound {...{ posts, page, older, guides, found }} />}
      {isEmpty && !filtering && (
        <EmptyShelf heading={words.empty.heading} text={words.empty.text} />
      )}
      {!isEmpty && <PostCards posts={shown} level={2} isLong leads={page === 1 && !filtering} />}
      <Pager
        label={words.pages.label}
        newer={page > 1 ? pageLink(words.pages.newer, filter, page - 1) : null}
        older={isEmpty && filtering ? null : older}
      />
    </>
  );
}

interface NothingFoundProps extends Pick<PostsProps, "page" | "guides"> {
  posts: readonly PostCard[];
  older: { title: string; href: string } | null;
  found: readonly GuideLink[];
}

/** Guides offered where no post was found. */
const FEW = 3;

/** What was searched, and where else to look. */
function NothingFound({ posts, page, older, guides, found }: NothingFoundProps) {
  const { heading, searching, searchedNewest, searchedOlder, all } = words.empty;
  const searched = page === 1 ? searchedNewest(posts.length) : searchedOlder(posts.length);
  const showAll = { title: all, href: addressOf(NO_FILTER, page) || "/blog" };
  const others = guides.filter(({ slug }) => insteadOfOthers.includes(slug));
  return (
    <EmptyShelf
      heading={heading}
      text={searching}
      note={searched}
      action={older ?? showAll}
      second={older ? showAll : undefined}
    >
      {found.length > 0 ? (
        <GuideLinks label={words.guides.found} guides={found} />
      ) : (
        <GuideLinks label={words.guides.instead} guides={others.slice(0, FEW)} />
      )}
    </EmptyShelf>
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
