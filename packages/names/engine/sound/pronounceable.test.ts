import { expect, test } from "vitest";
import { isPronounceable } from "./pronounceable.ts";

test.each(
  `Angadi Neem Nutmeg Lakshmi Krishna Kshetra Jyotsna Dhwani Vyoma Trishna Mathrubhumi Samskriti
  Swachh Chulha Mehndi Rhythm Thread Strength Spiced Quartz Columns Bluefern Kettlewick
  Tamarind Zaffra Oorja Aangan Wharf Scones Psalter Gnocchi Vriksha Nritya Shlok Smriti Prakriti`.split(
    /\s+/,
  ),
)("%s can be pronounced", (name) => {
  expect(isPronounceable(name)).toBe(true);
});

test.each([
  "Neem & Nutmeg",
  "A. K. Sons",
  "A.K. Traders",
  "RK Sweets",
  "Byju's Table",
  "Mango-Leaf",
  "Café Tulsi",
  "24 Carat",
])("%s can be pronounced despite its signs", (name) => {
  expect(isPronounceable(name)).toBe(true);
});

test.each([
  "Xqzt",
  "Bkryl",
  "Strzgh",
  "Ngaro-Ptk",
  "Vlkna",
  "Tlkmar",
  "Brtwood",
  "Kaaabab",
  "Aiouea",
  "Mzansk Foods",
  "Good Gdvart",
  "Neem4u",
  "नीम",
  "",
  "&",
  "A. K.",
  "2024",
])("%s cannot be pronounced", (name) => {
  expect(isPronounceable(name)).toBe(false);
});
