import { expect, it } from "vitest";
import { joinUnbroken } from "./unbroken.ts";

it.each([
  [
    "Photographs of pre-weddings in Main Road, Ranchi",
    "Main Road, Ranchi",
    "Photographs of pre-weddings in Main_Road, Ranchi",
  ],
  ["Open 6 am to 9 pm", "", "Open 6_am to 9_pm"],
  ["Monday to Saturday 10 to 6.", "", "Monday to Saturday 10_to_6."],
  ["Cookies ₹180 a box, bread", "", "Cookies ₹180_a_box, bread"],
  ["Small batches of 12", "", "Small batches of_12"],
  ["Cakes, cookies and bread", "", "Cakes, cookies and bread"],
])("%s: keeps related words on a line", (text, place, expected) => {
  const joined = joinUnbroken(text, place);
  expect(joined.replaceAll("\u00a0", "_").replaceAll("\u2060", "")).toBe(expected);
  expect(joined.includes("\u2060-\u2060")).toBe(text.includes("-"));
});
