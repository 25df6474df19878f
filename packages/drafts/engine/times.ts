import { capitalised } from "./clean.ts";
import { isNegated } from "./facts.ts";

const DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const HOUR = "\\d{1,2}(?:[:.]\\d{2})?\\s?(?:a\\.?m\\.?|p\\.?m\\.?|baje)?";
const PART = "(?: (?:in the )?(?:morning|evening|afternoon|night))?(?: at night)?";

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const HOURS = `${HOUR}${PART}\\s?(?:to|till|until|[–-])\\s?${HOUR}${PART}`;

const HINDI_PART = "(?:सुबह|दोपहर|शाम|रात)";
const HINDI_DAY = "(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि|इत)वार";
const HINDI_HOUR = "\\d{1,2}(?:[:.]\\d{2})?(?: ?बजे)?";

/** Phrases for opening times; each is shown as it was written. */
const TIMES: readonly RegExp[] = [
  /\b24 ?(?:hours|hrs|x ?7|\/ ?7|ghante)\b|\bround the clock\b/gi,
  new RegExp(
    "\\b(?:morning|afternoon|evening|night) (?:batch|class|session|show|shift)(?: at)? \\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)\\b(?!\\s?(?:to|till|until|[–-]))",
    "gi",
  ),
  new RegExp(
    `\\b(?:open|closed)(?: only)?(?: on)? (?:${DAY}|all days|every ?day|daily|all week|holidays|weekends)(?: (?:and|&) ${DAY})?\\b|\\b${DAY}(?: (?:and|&) ${DAY})? (?:off|closed|open|band|chhutti|holiday)\\b`,
    "gi",
  ),
  // Days, with their hours if these follow.
  new RegExp(
    `\\b${DAY}(?:(?:, | and | & | to | till |\\s?[–-]\\s?)${DAY})+(?:,? (?:from )?${HOURS})?\\b`,
    "gi",
  ),
  new RegExp(`\\b${DAY},? (?:from )?${HOURS}|\\bevery ${DAY}\\b`, "gi"),
  /\b(?:som|mangal|budh|guru|shukra|shani|ravi|it)[wv]ar (?:ko )?(?:band|chhutti|khula)\b/gi,
  new RegExp(
    `\\bopens?(?: from| at)? \\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)\\b(?! ?(?:to|till|[–-]))`,
    "gi",
  ),
  new RegExp(`\\b(?:mornings|evenings|afternoons|weekends|weekdays),? (?:from )?${HOURS}`, "gi"),
  new RegExp(
    `\\b(?:before|after|by|from) \\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)? ?(?:every|each) (?:morning|evening|day)\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:subah )?${HOURS}(?! ?(?:days?|years?|people|rs|rupees|kg|km|minutes?|persons?|standard|th|%|saal|\\d))(?: ?(?:all days|every ?day|daily)\\b)?`,
    "gi",
  ),
  /\b(?:subah|sham|raat) \d{1,2}(?: baje)? se (?:(?:subah|sham|raat) )?\d{1,2}(?: baje)?(?: tak)?/gi,
  // "9 se 7" at the end of a clause; "10 se 12 log" are people.
  /\b\d{1,2} se \d{1,2}(?: baje)?(?: tak)?(?=\s*(?:[,.;!]|$))/gi,
  /\b(?:subah|dopahar|sham|raat) \d{1,2}(?: baje)? se\b/gi,
  new RegExp(
    `\\b(?:mornings|afternoons|evenings|weekends|weekdays)(?:,? (?:and|&) (?:mornings|afternoons|evenings|weekends|${DAY}))*(?:,? except (?:on )?${DAY})?\\b`,
    "gi",
  ),
  // Two numbers are a time only with a part of the day or the word for the hour.
  new RegExp(
    `(?:${HINDI_PART} ${HINDI_HOUR} से (?:${HINDI_PART} )?${HINDI_HOUR}|${HINDI_HOUR} से (?:${HINDI_PART} \\d{1,2}(?:[:.]\\d{2})?|(?:${HINDI_PART} )?\\d{1,2}(?:[:.]\\d{2})? ?बजे))(?: ?बजे)?(?: तक)?`,
    "g",
  ),
  new RegExp(
    `(?:हर )?${HINDI_DAY}(?: को)?(?: दुकान)? (?:बंद|बन्द|खुला|खुली|खुले)|${HINDI_DAY} से ${HINDI_DAY}`,
    "g",
  ),
  /24 घंटे|(?:रोज़|रोज|हर दिन) (?:खुला|खुली|खुले)/g,
  new RegExp(`\\b${MONTH} (?:to|till) ${MONTH}\\b`, "gi"),
  /(?<=, ?)(?:daily|all days|every day|all week)(?=\s*(?:[,.;!]|$))|\bday and night\b/gi,
  /\b(?:every (?:morning|evening)|early morning|seven days a week|7 days a week)\b/gi,
];

/** A quick pre-check: every time matches this, most parts of a list do not. */
const HINT =
  /\d|day|daily|mon|tue|wed|thu|fri|sat|sun|morning|evening|afternoon|week|clock|open|close|[vw]ar\b| to | till |वार|घंटे|रोज|दिन/i;

/** Opening times as written: "9 to 9", "Open Sundays"; at most four, without duplicates. */
export function findTimes(sentence: string): string[] {
  if (!HINT.test(sentence)) return [];
  const spans: { start: number; end: number; text: string }[] = [];
  for (const pattern of TIMES) {
    for (const { 0: text, index } of sentence.matchAll(pattern)) {
      const end = index + text.length;
      const overlaps = spans.some((span) => index < span.end && end > span.start);
      const before = sentence.slice(Math.max(0, index - 16), index);
      const isOther = /(?:₹|rs\.?|inr|class(?:es)?|std|standards?|grades?|ages?|aged) ?$/i.test(
        before,
      );
      if (!overlaps && !isOther && !isNegated(sentence, index, end)) {
        spans.push({ start: index, end, text: text.trim() });
      }
    }
  }
  const ordered = spans.toSorted((a, b) => a.start - b.start);
  return [...new Set(ordered.map(({ text }) => capitalised(text.replace(/\.$/, ""))))].slice(0, 4);
}
