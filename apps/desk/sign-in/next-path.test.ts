import { expect, it } from "vitest";
import { getNextPath } from "./next-path.ts";

const getPath = (next: string) =>
  getNextPath(new URL(`https://desk.test/sign-in?next=${encodeURIComponent(next)}`));

it("continues to a page of the desk", () => {
  expect(getNextPath(new URL("https://desk.test/sign-in"))).toBe("/");
  expect(getPath("/leads?q=a&status=new")).toBe("/leads?q=a&status=new");
  expect(getPath("/leads?q=அ")).toBe("/leads?q=%E0%AE%85");
});

it.each([
  "//evil.test",
  "https://evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/.//evil.test",
  "/%2e//evil.test",
  "/a/..//evil.test",
  "/.//",
  "javascript:alert(1)",
  "http://",
  "/\t/evil.test",
  "/\n/evil.test",
  "\u0000//evil.test",
  "/leads\r\nSet-Cookie: a=b",
])("never leads to another site: %j", (next) => {
  expect(getPath(next)).toBe("/");
});
