import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { blogCopy as copy } from "@angadi/content/pages/blog";
import { fallbackGuides } from "@angadi/content/pages/guide";
import type { Deferred } from "../../data/deferred.ts";
import { EmptyState } from "./empty-state/empty-state.tsx";
import { GuideLinks } from "../../sections/guide-links/guide-links.tsx";
import { Pager } from "./pager/pager.tsx";
import { type PostCardData, PostCards } from "../../sections/post-cards/post-cards.tsx";
import { TitleSearch } from "../../sections/title-search/title-search.tsx";
import { DeferredView } from "../../data/deferred-view.tsx";
import { RevealScript } from "@angadi/ui/reveal/reveal";
import { CardSkeletons } from "@angadi/ui/skeleton/skeleton";
import { type SearchableGuide, findGuides } from "../guide/find-guides.ts";
import styles from "./blog.module.css";
import {
  type BlogFilter,
  buildBlogQuery,
  listCategories,
  parseBlogFilter,
  filterPosts,
  isFiltering,
  findMoreMatches,
} from "./filter.ts";
import type { PostsPage } from "./posts-page.ts";

interface PostsProps {
  posts: Deferred<PostsPage>;
  /** Page number; 1 is the newest. */
  page: number;
  /** All guides: the search includes them. */
  guides: readonly SearchableGuide[];
}

/** Everything below the heading, in each state. */
export function Posts({ posts, page, guides }: PostsProps) {
  return (
    <div className={`wrap ${styles.posts}`}>
      <DeferredView data={posts} skeleton={<CardSkeletons label={copy.loading} cardCount={6} />}>
        {(outcome) => {
          if (!outcome.ok) return <PostsError />;
          return <LoadedPosts {...outcome.value} page={page} guides={guides} />;
        }}
      </DeferredView>
      <RevealScript />
    </div>
  );
}

function PostsError() {
  const { heading, text, retry } = copy.failed;
  return (
    <EmptyState
      heading={heading}
      text={text}
      action={{ title: retry, href: "", shouldReload: true }}
    />
  );
}

function LoadedPosts({
  posts,
  hasOlder,
  titleMatches,
  page,
  guides,
}: PostsPage & Omit<PostsProps, "posts">) {
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = parseBlogFilter(searchParams);
  const isFiltered = isFiltering(filter);
  const filteredPosts = filterPosts(posts, filter);
  const matchingPosts = [
    ...filteredPosts,
    ...findMoreMatches([...posts, ...titleMatches.posts], filter, filteredPosts),
  ];
  const isComplete = titleMatches.isComplete && titleMatches.q === filter.q;
  const onSearch = (q: string) =>
    setSearchParams((current) => buildBlogQuery({ ...parseBlogFilter(current), q }, page), {
      replace: true,
      preventScrollReset: true,
    });
  const categoryLinks = listCategoryLinks(posts, filter, page);
  const olderLink = hasOlder && !isComplete && toPageLink(copy.pages.older, filter, page + 1);
  // After the last page, only the first is sure to exist.
  const newerPage = posts.length > 0 ? page - 1 : 1;
  const isEmpty = matchingPosts.length === 0;
  return (
    <>
      <TitleSearch
        copy={copy.search}
        query={filter.q}
        otherParams={{
          ...(filter.category && { category: filter.category }),
          ...(page > 1 && { page: String(page) }),
        }}
        onSearch={onSearch}
        categories={categoryLinks}
      />
      {/* If nothing is found, the empty state below says so in larger text. */}
      <p className={isFiltered && !isEmpty ? styles.count : "visually-hidden"} role="status">
        {isFiltered && copy.search.countResults(matchingPosts.length)}
      </p>
      {isFiltered ? (
        <Results
          {...{ posts: matchingPosts, guides, q: filter.q }}
          emptyState={<NoResults {...{ posts, page, olderLink, guides, filter, isComplete }} />}
        />
      ) : (
        <AllPosts posts={posts} isFirstPage={page === 1} />
      )}
      <Pager
        label={copy.pages.label}
        newer={page > 1 ? toPageLink(copy.pages.newer, filter, newerPage) : null}
        older={(!(isEmpty && isFiltered) && olderLink) || null}
      />
    </>
  );
}

function AllPosts({
  posts,
  isFirstPage,
}: {
  posts: readonly PostCardData[];
  isFirstPage: boolean;
}) {
  if (posts.length > 0)
    return <PostCards posts={posts} level={2} isLong isFirstLarge={isFirstPage} />;
  return <EmptyState heading={copy.empty.heading} text={copy.empty.text} />;
}

interface ResultsProps {
  posts: readonly PostCardData[];
  guides: readonly SearchableGuide[];
  q: string;
  emptyState: ReactNode;
}

/** The matching posts, next to the matching guides. */
function Results({ posts, guides, q, emptyState }: ResultsProps) {
  const matchingGuides = findGuides(guides, q);
  if (posts.length === 0) return emptyState;
  return (
    <div className={matchingGuides.length > 0 ? styles.results : undefined}>
      <PostCards posts={posts} level={2} isSearchResult />
      {matchingGuides.length > 0 && (
        <GuideLinks label={copy.guides.matching} guides={matchingGuides} />
      )}
    </div>
  );
}

interface NoResultsProps extends Pick<PostsProps, "page" | "guides"> {
  /** The posts of the current page. */
  posts: readonly PostCardData[];
  olderLink: { title: string; href: string } | false;
  filter: BlogFilter;
  isComplete: boolean;
}

/** Number of guides suggested if no post was found. */
const MAX_SUGGESTIONS = 3;

/** The empty state of a search: what was searched, and where else to look. */
function NoResults({ posts, page, olderLink, guides, filter, isComplete }: NoResultsProps) {
  const { heading, noMatch, searchedNewest, searchedOlder, searchedAll, showAll } = copy.empty;
  const searchedPageNote = page === 1 ? searchedNewest(posts.length) : searchedOlder(posts.length);
  const showAllLink = { title: showAll, href: buildBlogQuery(NO_FILTER, page) || "/blog" };
  const matchingGuides = findGuides(guides, filter.q);
  const suggestions = guides.filter(({ slug }) => fallbackGuides.includes(slug));
  return (
    <EmptyState
      heading={heading}
      text={noMatch}
      note={isComplete ? searchedAll : posts.length > 0 ? searchedPageNote : undefined}
      action={olderLink || showAllLink}
      secondaryAction={olderLink ? showAllLink : undefined}
    >
      {matchingGuides.length > 0 ? (
        <GuideLinks label={copy.guides.matching} guides={matchingGuides} />
      ) : (
        <GuideLinks label={copy.guides.suggested} guides={suggestions.slice(0, MAX_SUGGESTIONS)} />
      )}
    </EmptyState>
  );
}

const NO_FILTER: BlogFilter = { q: "", category: "" };

const toPageLink = (title: string, filter: BlogFilter, page: number) => ({
  title,
  href: `/blog${buildBlogQuery(filter, page)}`,
});

const listCategoryLinks = (
  posts: readonly PostCardData[],
  { q, category }: BlogFilter,
  page: number,
) =>
  ["", ...listCategories(posts)].map((name) => ({
    name: name || copy.search.all,
    href: `/blog${buildBlogQuery({ q, category: name }, page)}`,
    isCurrent: name === category,
  }));
