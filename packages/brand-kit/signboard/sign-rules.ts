import { getFactValue, getFactSource } from "@angadi/content/facts";
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

const SCRIPTS_BY_LANGUAGE = {
  Assamese: "bengali",
  Bengali: "bengali",
  Gujarati: "gujarati",
  Kannada: "kannada",
  Marathi: "devanagari",
  Odia: "oriya",
  Punjabi: "gurmukhi",
  Tamil: "tamil",
  Telugu: "telugu",
} satisfies Record<string, Script>;

const createRule = (
  title: string,
  language: keyof typeof SCRIPTS_BY_LANGUAGE,
  rule: string,
  source: SignRule["source"],
  proportions: Partial<Proportions> = {},
): SignRule => ({
  id: title.toLowerCase().replaceAll(" ", "-"),
  title,
  language,
  script: SCRIPTS_BY_LANGUAGE[language],
  rule,
  source,
  ...PROMINENT,
  ...proportions,
});

const KARNATAKA = `${getFactValue("sign-karnataka")} in Kannada`;
const MAHARASHTRA = `Marathi in Devanagari, in letters ${getFactValue("sign-maharashtra")} than the rest`;
const ODISHA = `Odia, prominent; a first fine of ${getFactValue("sign-odisha.1")}`;
const TAMIL_NADU = `Tamil first, then English, then others, in the ratio ${getFactValue("sign-tamil-nadu-ratio")}`;

/** The rules that packages/content/facts/signboards.yaml has; the picture follows them. */
export const SIGN_RULES: readonly SignRule[] = [
  createRule("Andhra Pradesh", "Telugu", getFactValue("sign-andhra"), getFactSource("sign-andhra")),
  createRule(
    "Assam",
    "Assamese",
    `in Dibrugarh, ${getFactValue("sign-assam")}`,
    getFactSource("sign-assam"),
    {
      share: 0.5,
      maxRatio: 1,
    },
  ),
  createRule("Gujarat", "Gujarati", getFactValue("sign-gujarat"), getFactSource("sign-gujarat"), {
    isRequired: false,
  }),
  createRule("Karnataka", "Kannada", KARNATAKA, getFactSource("sign-karnataka"), { share: 0.6 }),
  createRule("Maharashtra", "Marathi", MAHARASHTRA, getFactSource("sign-maharashtra"), {
    maxRatio: 0.9,
  }),
  createRule("Odisha", "Odia", ODISHA, getFactSource("sign-odisha")),
  createRule("Punjab", "Punjabi", getFactValue("sign-punjab"), getFactSource("sign-punjab")),
  createRule("Tamil Nadu", "Tamil", TAMIL_NADU, getFactSource("sign-tamil-nadu-ratio"), {
    share: 0.625,
    maxRatio: 0.6,
  }),
  createRule(
    "Telangana",
    "Telugu",
    getFactValue("sign-telangana"),
    getFactSource("sign-telangana"),
  ),
  createRule(
    "West Bengal",
    "Bengali",
    `in Kolkata, ${getFactValue("sign-kolkata")}`,
    getFactSource("sign-kolkata"),
  ),
];

export const findSignRule = (state: string): SignRule | undefined =>
  SIGN_RULES.find(({ id }) => id === state);
