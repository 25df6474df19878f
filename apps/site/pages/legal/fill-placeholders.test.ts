import { describe, expect, it } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";

describe("fillPlaceholders", () => {
  it("replaces every occurrence of each placeholder", () => {
    expect(fillPlaceholders("{{a}} and {{b}}, {{a}}", { a: "$&", b: "2" })).toBe("$& and 2, $&");
  });

  it.each(["{{c}}", "{{toString}}", "{{ a }}", "{{a", "a}}"])("rejects %s", (text) => {
    expect(() => fillPlaceholders(text, { a: "1" })).toThrow(/placeholder/);
  });
});
