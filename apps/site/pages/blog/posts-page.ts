import type { PostCard } from "../../sections/post-cards/post-cards.tsx";

/** A page of posts, and what else is about the words in its address. */
export interface PostsPage {
  posts: PostCard[];
  hasOlder: boolean;
  titled: Titled;
}

/** What the whole blog has for some words. */
export interface Titled {
  /** The words, as typed. */
  q: string;
  posts: PostCard[];
  /** All titles were searched, not only those of the page. */
  isWhole: boolean;
}
