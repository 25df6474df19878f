import { changeDesign, makeKit } from "../engine/make-kit.ts";
import {
  type KitDesign,
  type Kit,
  type DesignChanges,
  EMPTY_KIT_INPUT,
  KIT_LIMITS,
  type KitInput,
  MARK_KINDS,
  type Mark,
} from "../kit.ts";

/** All that the visitor entered for a kit. */
export interface KitAnswers {
  input: KitInput;
  /** The chosen direction, from 0. */
  direction: number;
  changes: DesignChanges;
}

export const KIT_PATH = "/ai-brand-builder";
/** Id of the maker's section. A link's hash starts with it, followed by the answers. */
export const KIT_SECTION_ID = "try";
const HASH_PREFIX = `#${KIT_SECTION_ID}?`;
const MAX_HASH_LENGTH = 4000;

/** Names of the fields, in the form and in links. */
export const KIT_FIELDS = {
  name: "name",
  trade: "trade",
  localName: "local",
  state: "state",
  sentence: "about",
} as const satisfies Record<keyof KitInput, string>;

/** Names of the choices in links. */
export const KIT_CHOICES = ["direction", "palette", "pairing", "mark"] as const;

/** Reads what the form or a link has; too long texts are cut. */
export function parseKitInput(values: { get(name: string): unknown }): KitInput {
  const fields = Object.entries(KIT_FIELDS).map(([field, name]) => {
    const value = values.get(name);
    return [
      field,
      typeof value === "string" ? value.slice(0, KIT_LIMITS[field as keyof KitInput]) : "",
    ];
  });
  return { ...EMPTY_KIT_INPUT, ...Object.fromEntries(fields) };
}

export function encodeKitAnswers({ input, direction, changes }: KitAnswers): string {
  const values = new URLSearchParams();
  for (const [field, name] of Object.entries(KIT_FIELDS)) {
    const text = input[field as keyof KitInput];
    if (text !== "") values.set(name, text.toWellFormed());
  }
  if (direction > 0) values.set("direction", String(direction));
  if (changes.palette !== undefined) values.set("palette", String(changes.palette));
  if (changes.pairing !== undefined) values.set("pairing", String(changes.pairing));
  if (changes.mark) values.set("mark", `${changes.mark.kind}-${changes.mark.variant}`);
  return values.toString();
}

export const toKitHash = (answers: KitAnswers): string => HASH_PREFIX + encodeKitAnswers(answers);

/** Parses a choice; undefined if it is no whole number below `limit`. */
function parseIndex(value: string | null, limit: number): number | undefined {
  return value !== null && /^\d{1,3}$/.test(value) && Number(value) < limit
    ? Number(value)
    : undefined;
}

function parseMark(value: string | null): Mark | undefined {
  const [kind, variant = ""] = value?.split("-") ?? [];
  const knownKind = MARK_KINDS.find((candidate) => candidate === kind);
  const index = parseIndex(variant, 1000);
  return knownKind && index !== undefined ? { kind: knownKind, variant: index } : undefined;
}

/** Parses what `encodeKitAnswers` wrote; unknown values are ignored. */
export function decodeKitAnswers(query: string): KitAnswers {
  const values = new URLSearchParams(query.slice(0, MAX_HASH_LENGTH));
  return {
    input: parseKitInput(values),
    direction: parseIndex(values.get("direction"), 3) ?? 0,
    changes: {
      palette: parseIndex(values.get("palette"), 4),
      pairing: parseIndex(values.get("pairing"), 3),
      mark: parseMark(values.get("mark")),
    },
  };
}

/** The answers in a page's address: its hash or, from the form without script, its query. */
export const readKitAddress = ({ hash, search }: { hash: string; search: string }): KitAnswers =>
  decodeKitAnswers(hash.startsWith(HASH_PREFIX) ? hash.slice(HASH_PREFIX.length) : search.slice(1));

export const hasName = ({ input }: KitAnswers): boolean => input.name.trim() !== "";

/** Makes the kit for these answers: its directions, and the chosen one with its changes. */
export function makeKitAndDesign({ input, direction, changes }: KitAnswers): {
  directions: Kit;
  design: KitDesign;
} {
  const directions = makeKit(input);
  return { directions, design: changeDesign(directions[direction] ?? directions[0], changes) };
}
