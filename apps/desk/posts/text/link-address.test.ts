import { expect, it } from "vitest";
import { parseLinkAddress, parseTypedAddress } from "./link-address.ts";

it.each([
  "https://shop.example/tea?cups=2#top",
  "http://shop.example",
  "mailto:asha@shop.example",
  "tel:+919848012345",
  "/pricing",
])("accepts %s as a link", (address) => {
  expect(parseLinkAddress(address)).toBe(address);
});

it.each([
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "mailto:",
  "page.html",
  "#top",
  "",
  `https://shop.example/${"a".repeat(2000)}`,
])("rejects %j as a link", (address) => {
  expect(parseLinkAddress(address)).toBeUndefined();
});

it.each([
  ["shop.example", "https://shop.example"],
  [" www.shop.example/tea?x=1 ", "https://www.shop.example/tea?x=1"],
  ["asha@shop.example", "mailto:asha@shop.example"],
  ["/pricing", "/pricing"],
  ["tea", undefined],
  ["javascript:alert(1)", undefined],
  ["javascript:alert.example", undefined],
])("parses the typed address %j as %j", (text, address) => {
  expect(parseTypedAddress(text)).toBe(address);
});
