import type { PostCardData } from "../../sections/post-cards/post-cards.tsx";

/** The request for the newest posts. */
export const FIRST_PAGE = { pageNo: 0, size: 20 };

/** A page of posts, and the whole blog's search results for the query. */
export interface PostsPage {
  posts: PostCardData[];
  hasOlder: boolean;
  titleMatches: TitleMatches;
}

/** Search results from all titles of the blog. */
export interface TitleMatches {
  /** The query, as typed. */
  q: string;
  posts: PostCardData[];
  /** True if all titles were searched, not only those of the page. */
  isComplete: boolean;
}
