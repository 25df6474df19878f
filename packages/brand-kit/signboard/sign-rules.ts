import { fact, factSource } from "@angadi/content/facts";
import type { Script } from "../scene/typefaces.ts";

/** What a state asks of signboards. */
export interface SignRule {
  id: string;
  title: string;
  /** The language that the state asks for, and its script. */
  language: string;
  script: Script;
  rule: string;
  source: { name: string; url: string };
  /** Share of the height of both names that the state's language has. */
  share: number;
  /** The most that Latin letters may measure, compared with those of the state's language. */
  maxRatio: number;
  /** Whether the state asks for it, rather than allows it. */
  isRequired: boolean;
}

type Proportions = Pick<SignRule, "share" | "maxRatio" | "isRequired">;

/** What most states ask: their language first, and larger. */
const PROMINENT: Proportions = { share: 0.62, maxRatio: 0.7, isRequired: true };

function createRule(
  title: string,
  [language, script]: readonly [string, Script],
  rule: string,
  source: SignRule["source"],
  proportions: Partial<Proportions> = {},
): SignRule {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return { id, title, language, script, rule, source, ...PROMINENT, ...proportions };
}

/** The rules that packages/content/facts/signboards.yaml has; the picture follows them. */
export const SIGN_RULES: readonly SignRule[] = [
  createRule(
    "Andhra Pradesh",
    ["Telugu", "telugu"],
    fact("sign-andhra"),
    factSource("sign-andhra"),
  ),
  createRule(
    "Assam",
    ["Assamese", "bengali"],
    `in Dibrugarh, ${fact("sign-assam")}`,
    factSource("sign-assam"),
    { share: 0.5, maxRatio: 1 },
  ),
  createRule(
    "Gujarat",
    ["Gujarati", "gujarati"],
    fact("sign-gujarat"),
    factSource("sign-gujarat"),
    { isRequired: false },
  ),
  createRule(
    "Karnataka",
    ["Kannada", "kannada"],
    `${fact("sign-karnataka")} in Kannada`,
    factSource("sign-karnataka"),
    { share: 0.6 },
  ),
  createRule(
    "Maharashtra",
    ["Marathi", "devanagari"],
    `Marathi in Devanagari, in letters ${fact("sign-maharashtra")} than the rest`,
    factSource("sign-maharashtra"),
    { maxRatio: 0.9 },
  ),
  createRule(
    "Odisha",
    ["Odia", "oriya"],
    `Odia, prominent; a first fine of ${fact("sign-odisha.1")}`,
    factSource("sign-odisha"),
  ),
  createRule("Punjab", ["Punjabi", "gurmukhi"], fact("sign-punjab"), factSource("sign-punjab")),
  createRule(
    "Tamil Nadu",
    ["Tamil", "tamil"],
    `Tamil first, then English, then others, in the ratio ${fact("sign-tamil-nadu-ratio")}`,
    factSource("sign-tamil-nadu-ratio"),
    { share: 0.625, maxRatio: 0.6 },
  ),
  createRule(
    "Telangana",
    ["Telugu", "telugu"],
    fact("sign-telangana"),
    factSource("sign-telangana"),
  ),
  createRule(
    "West Bengal",
    ["Bengali", "bengali"],
    `in Kolkata, ${fact("sign-kolkata")}`,
    factSource("sign-kolkata"),
  ),
];

export const findSignRule = (state: string): SignRule | undefined =>
  SIGN_RULES.find(({ id }) => id === state);
