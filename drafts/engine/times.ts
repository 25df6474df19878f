import { capitalised } from "./clean.ts";
import { isDenied } from "./facts.ts";

const DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const HOUR = "\\d{1,2}(?:[:.]\\d{2})?\\s?(?:a\\.?m\\.?|p\\.?m\\.?|baje)?";
const PART = "(?: (?:in the )?(?:morning|evening|afternoon|night))?(?: at night)?";

const HINDI_PART = "(?:सुबह|दोपहर|शाम|रात)";
const HINDI_DAY = "(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि|इत)वार";
const HINDI_HOUR = "\\d{1,2}(?:[:.]\\d{2})?(?: ?बजे)?";

/** How people say when they are open; each is shown in the words that were used. */
const TIMES: readonly RegExp[] = [
  /\b24 ?(?:hours|hrs|x ?7|\/ ?7|ghante)\b|\bround the clock\b/gi,
  new RegExp(
    "\\b(?:morning|afternoon|evening|night) (?:batch|class|session|show|shift)(?: at)? \\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)\\b(?!\\s?(?:to|till|until|[–-]))",
    "gi",
  ),
  new RegExp(
    `\\b(?:subah )?${HOUR}${PART}\\s?(?:to|till|until|[–-])\\s?${HOUR}${PART}(?! ?(?:days?|years?|people|rs|rupees|kg|km|minutes?|persons?|standard|th|%|saal|\\d))(?: ?(?:all days|every ?day|daily)\\b)?`,
    "gi",
  ),
  /\b(?:subah|sham|raat) \d{1,2}(?: baje)? se (?:(?:subah|sham|raat) )?\d{1,2}(?: baje)?(?: tak)?/gi,
  new RegExp(`\\b${DAY}\\s?(?:to|till|[–-])\\s?${DAY}\\b`, "gi"),
  new RegExp(
    `\\b(?:open|closed)(?: only)?(?: on)? (?:${DAY}|all days|every ?day|daily|all week|holidays|weekends)(?: (?:and|&) ${DAY})?\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:mornings|afternoons|evenings|weekends|weekdays)(?:,? (?:and|&) (?:mornings|afternoons|evenings|weekends|${DAY}))*\\b`,
    "gi",
  ),
  // A part of the day, or the word for the hour, is what makes a time of two figures.
  new RegExp(
    `(?:${HINDI_PART} ${HINDI_HOUR} से (?:${HINDI_PART} )?${HINDI_HOUR}|${HINDI_HOUR} से (?:${HINDI_PART} \\d{1,2}(?:[:.]\\d{2})?|(?:${HINDI_PART} )?\\d{1,2}(?:[:.]\\d{2})? ?बजे))(?: ?बजे)?(?: तक)?`,
    "g",
  ),
  new RegExp(
    `(?:हर )?${HINDI_DAY}(?: को)?(?: दुकान)? (?:बंद|बन्द|खुला|खुली|खुले)|${HINDI_DAY} से ${HINDI_DAY}`,
    "g",
  ),
  /24 घंटे|(?:रोज़|रोज|हर दिन) (?:खुला|खुली|खुले)/g,
  /\b(?:every (?:morning|evening)|early morning|seven days a week|7 days a week)\b/gi,
];

/** "9 to 9", "Open Sundays": as said, at most four, none twice. */
export function timesIn(sentence: string): string[] {
  const spans: { start: number; end: number; text: string }[] = [];
  for (const pattern of TIMES) {
    for (const { 0: text, index } of sentence.matchAll(pattern)) {
      const end = index + text.length;
      const overlaps = spans.some((span) => index < span.end && end > span.start);
      const before = sentence.slice(Math.max(0, index - 16), index);
      const isOther = /(?:₹|rs\.?|inr|class(?:es)?|std|standards?|grades?|ages?|aged) ?$/i.test(
        before,
      );
      if (!overlaps && !isOther && !isDenied(sentence, index, end)) {
        spans.push({ start: index, end, text: text.trim() });
      }
    }
  }
  const ordered = spans.toSorted((one, other) => one.start - other.start);
  return [...new Set(ordered.map(({ text }) => capitalised(text.replace(/\.$/, ""))))].slice(0, 4);
}
