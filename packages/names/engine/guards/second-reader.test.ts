import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findRefusal } from "./refusal.ts";

/**
 * Words that a second reader, who had not seen the lists, found bad, by language and reason. Some
 * are good words elsewhere (Handi, Puli, Angel) and stay allowed.
 */
const lists = JSON.parse(
  readFileSync(new URL("../../bench/second-reader.json", import.meta.url), "utf8"),
) as Record<string, Record<string, string>>;

test.each(Object.entries(lists))(
  "refuses most words on a second reader's list: %s",
  (_, byReason) => {
    const words = Object.values(byReason).flatMap((list) => list.split(" "));
    const refused = words.filter((word) => findRefusal(word) !== undefined);
    expect(words.length).toBeGreaterThan(300);
    expect(refused.length / words.length).toBeGreaterThan(0.84);
  },
);
