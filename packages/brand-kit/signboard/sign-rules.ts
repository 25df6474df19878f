import { fact, factSource } from "@angadi/content/facts";
import type { Script } from "../scene/typefaces.ts";

/** What a state asks of signboards. */
export interface SignRule {
  id: string;
  title: string;
  /** The language that the state asks for, and its script. */
  language: string;
  script: Script;
  /** Share of the height of both names that the state's language has. */
  share: number;
  /** The most that Latin letters may measure, compared with those of the state's language. */
  maxRatio: number;
  /** Whether the state asks for it, rather than allows it. */
  isRequired: boolean;
  rule: string;
  source: { name: string; url: string };
}

/** What most states ask: their language first, and larger. */
const PROMINENT = { share: 0.62, maxRatio: 0.7, isRequired: true };

/** The rules that packages/content/facts/signboards.yaml has; the picture follows them. */
export const SIGN_RULES: readonly SignRule[] = [
  {
    id: "andhra-pradesh",
    title: "Andhra Pradesh",
    language: "Telugu",
    script: "telugu",
    ...PROMINENT,
    rule: fact("sign-andhra"),
    source: factSource("sign-andhra"),
  },
  {
    id: "assam",
    title: "Assam",
    language: "Assamese",
    script: "bengali",
    ...PROMINENT,
    share: 0.5,
    maxRatio: 1,
    rule: `in Dibrugarh, ${fact("sign-assam")}`,
    source: factSource("sign-assam"),
  },
  {
    id: "gujarat",
    title: "Gujarat",
    language: "Gujarati",
    script: "gujarati",
    ...PROMINENT,
    isRequired: false,
    rule: fact("sign-gujarat"),
    source: factSource("sign-gujarat"),
  },
  {
    id: "karnataka",
    title: "Karnataka",
    language: "Kannada",
    script: "kannada",
    ...PROMINENT,
    share: 0.6,
    rule: `${fact("sign-karnataka")} in Kannada`,
    source: factSource("sign-karnataka"),
  },
  {
    id: "maharashtra",
    title: "Maharashtra",
    language: "Marathi",
    script: "devanagari",
    ...PROMINENT,
    maxRatio: 0.9,
    rule: `Marathi in Devanagari, in letters ${fact("sign-maharashtra")} than the rest`,
    source: factSource("sign-maharashtra"),
  },
  {
    id: "odisha",
    title: "Odisha",
    language: "Odia",
    script: "oriya",
    ...PROMINENT,
    rule: `Odia, prominent; a first fine of ${fact("sign-odisha.1")}`,
    source: factSource("sign-odisha"),
  },
  {
    id: "punjab",
    title: "Punjab",
    language: "Punjabi",
    script: "gurmukhi",
    ...PROMINENT,
    rule: fact("sign-punjab"),
    source: factSource("sign-punjab"),
  },
  {
    id: "tamil-nadu",
    title: "Tamil Nadu",
    language: "Tamil",
    script: "tamil",
    share: 0.625,
    maxRatio: 0.6,
    isRequired: true,
    rule: `Tamil first, then English, then others, in the ratio ${fact("sign-tamil-nadu-ratio")}`,
    source: factSource("sign-tamil-nadu-ratio"),
  },
  {
    id: "telangana",
    title: "Telangana",
    language: "Telugu",
    script: "telugu",
    ...PROMINENT,
    rule: fact("sign-telangana"),
    source: factSource("sign-telangana"),
  },
  {
    id: "west-bengal",
    title: "West Bengal",
    language: "Bengali",
    script: "bengali",
    ...PROMINENT,
    rule: `in Kolkata, ${fact("sign-kolkata")}`,
    source: factSource("sign-kolkata"),
  },
];

export const findSignRule = (state: string): SignRule | undefined =>
  SIGN_RULES.find(({ id }) => id === state);
