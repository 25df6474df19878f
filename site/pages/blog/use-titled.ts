import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { Deferred } from "../../deferred.ts";
import { partsOf } from "./filter.ts";
import type { PostsPage, Titled } from "./posts-page.ts";

/** How long nothing is typed before the server is asked, in milliseconds. */
const PAUSE = 250;

/**
 * What the whole blog has for the words in the address: `loaded` where it came with the page for
 * them. Undefined while it is looked for.
 */
export function useTitled(loaded: Titled, q: string, address: string): Titled | undefined {
  const { load, data } = useFetcher<{ posts: Deferred<PostsPage> }>();
  const [latest, setLatest] = useState(loaded);
  const [asked, setAsked] = useState(loaded.q);
  const saysNothing = partsOf(q).length === 0;
  const known = [loaded, latest].find((titled) => titled.q === q);

  useEffect(() => {
    if (saysNothing || known || asked === q) return;
    const timer = setTimeout(() => {
      setAsked(q);
      void load(address);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [saysNothing, known, asked, q, load, address]);

  useEffect(() => {
    if (!data) return;
    let isWanted = true;
    const take = async () => {
      const outcome = "now" in data.posts ? data.posts.now : await data.posts.later;
      if (!isWanted) return;
      setLatest(outcome.ok ? outcome.value.titled : { q: asked, posts: [], isWhole: false });
    };
    void take();
    return () => {
      isWanted = false;
    };
    // What was asked last is what came.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data]);

  if (saysNothing) return { q, posts: [], isWhole: false };
  return known;
}
