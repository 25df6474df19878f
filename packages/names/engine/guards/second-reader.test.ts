import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findRejection } from "./rejection.ts";

/**
 * Words that a second reader, who had not seen the lists, found bad, by language and reason. Some
 * are good words elsewhere (Handi, Puli, Angel) and stay allowed.
 */
const lists = JSON.parse(
  readFileSync(new URL("../../bench/second-reader.json", import.meta.url), "utf8"),
) as Record<string, Record<string, string>>;

test.each(Object.entries(lists))(
  "rejects most words on a second reader's list: %s",
  (_, byReason) => {
    const words = Object.values(byReason).flatMap((list) => list.split(" "));
    const rejected = words.filter((word) => findRejection(word) !== undefined);
    expect(words.length).toBeGreaterThan(300);
    expect(rejected.length / words.length).toBeGreaterThan(0.84);
  },
);
