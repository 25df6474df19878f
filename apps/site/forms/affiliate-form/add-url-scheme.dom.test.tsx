import { expect, it } from "vitest";
import { addUrlScheme } from "./add-url-scheme.ts";

it.each([
  ["www.asha.in", "https://www.asha.in"],
  ["asha.in/shop", "https://asha.in/shop"],
  ["http://asha.in", "http://asha.in"],
  ["my shop", "my shop"],
  ["me@asha.in", "me@asha.in"],
  ["", ""],
])("adds a missing scheme: %j becomes %j", (value, expected) => {
  const control = Object.assign(document.createElement("input"), { type: "url", value });
  addUrlScheme(control);
  expect(control.value).toBe(expected);
});
