import { LRUCache } from "lru-cache";
import { generateNames } from "@angadi/names/engine/generate";
import { toUrlKey } from "@angadi/names/dialog/url-key";
import { NAMES_PER_PAGE, decodeBrief, decodeOffset } from "@angadi/names/dialog/brief-codec";
import { judgeName } from "@angadi/names/dialog/worker-handlers";
import type { LoadedNames } from "@angadi/names/dialog/name-generator";
import { decodeSharedNames } from "@angadi/names/dialog/shortlist";

/** Maximum number of cached URLs, about 20 kB each: for going back, and for popular links. */
const MAX_CACHED = 200;

const cache = new LRUCache<string, LoadedNames>({ max: MAX_CACHED });

/** Returns the names that a URL requests or shares; the same object while it is cached. */
export function getNames(values: URLSearchParams): LoadedNames {
  const key = toUrlKey(values);
  const cached = cache.get(key);
  if (cached) return cached;
  const loadedNames = createNames(key, values);
  cache.set(key, loadedNames);
  return loadedNames;
}

/** Names that are not allowed as suggestions are also removed from shared links. */
function createNames(key: string, values: URLSearchParams): LoadedNames {
  const sharedNames = decodeSharedNames(values);
  const brief = sharedNames ? undefined : decodeBrief(values)?.brief;
  return {
    key,
    names: brief ? generateNames(brief, decodeOffset(values), NAMES_PER_PAGE) : [],
    sharedNames: sharedNames?.map((text) => judgeName(text)).filter(({ rejection }) => !rejection),
  };
}
