import type { PostCard } from "../../sections/post-cards/post-cards.tsx";

/** The request for the newest posts. */
export const FIRST_PAGE = { pageNo: 0, size: 20 };

/** A page of posts, and the whole blog's search results for the query. */
export interface PostsPage {
  posts: PostCard[];
  hasOlder: boolean;
  titleMatches: TitleMatches;
}

/** Search results from all titles of the blog. */
export interface TitleMatches {
  /** The query, as typed. */
  q: string;
  posts: PostCard[];
  /** True if all titles were searched, not only those of the page. */
  isComplete: boolean;
}
