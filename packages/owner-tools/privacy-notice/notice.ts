import { isRecord } from "@angadi/ui/saved/saved-kind";
import { mapToRecord } from "../kit/frame/parse-shape.ts";

/** Kinds of personal data, each with a separate purpose and retention period. */
export const DATA = [
  "contact",
  "address",
  "email",
  "measurements",
  "bills",
  "payment",
  "chats",
  "photographs",
  "health",
  "birthday",
  "identity",
  "pupils",
  "cameras",
  "cookies",
] as const;
export type DataId = (typeof DATA)[number];

/** Other recipients of the data. */
export const RECEIVERS = [
  "gateway",
  "courier",
  "accountant",
  "whatsapp",
  "sender",
  "host",
  "billing",
  "marketplace",
] as const;
export type ReceiverId = (typeof RECEIVERS)[number];

/** Channels for sending offers. */
export const CHANNELS = ["whatsapp", "sms", "email"] as const;
export type ChannelId = (typeof CHANNELS)[number];

/** Single-line text fields. */
export const TEXTS = [
  "name",
  "address",
  "person",
  "phone",
  "email",
  "link",
  "days",
  "offersAMonth",
  "grievance",
  "date",
] as const;
export type TextId = (typeof TEXTS)[number];

/** Purpose and retention of one kind of data. */
export interface DataUse {
  purpose: string;
  until: string;
}

/** All inputs of a notice. */
export interface Notice {
  texts: Readonly<Record<TextId, string>>;
  data: Readonly<Partial<Record<DataId, DataUse>>>;
  /** Recipients, each with the provider's name, if known. */
  receivers: Readonly<Partial<Record<ReceiverId, string>>>;
  /** Whether the owner states that the data is neither sold nor lent. */
  neverSold: boolean;
  channels: readonly ChannelId[];
  languages: readonly string[];
}

/** Maximum length of a line, in characters. */
export const MAX_LINE_LENGTH = 300;

/** Parses stored data of any shape; undefined if it is not a notice. */
export function parseNotice(stored: unknown): Notice | undefined {
  if (!isRecord(stored)) return undefined;
  const texts = parseObject(stored["texts"]);
  const data = parseObject(stored["data"]);
  const receivers = parseObject(stored["receivers"]);
  return {
    texts: mapToRecord(TEXTS, (id) => parseLine(texts[id])),
    data: mapToPartialRecord(DATA, (id) => {
      const use = data[id];
      if (!isRecord(use)) return undefined;
      const { purpose, until } = use;
      return { purpose: parseLine(purpose), until: parseLine(until) };
    }),
    receivers: mapToPartialRecord(RECEIVERS, (id) =>
      typeof receivers[id] === "string" ? parseLine(receivers[id]) : undefined,
    ),
    neverSold: stored["neverSold"] === true,
    channels: CHANNELS.filter((id) => parseArray(stored["channels"]).includes(id)),
    languages: parseArray(stored["languages"])
      .filter((language) => typeof language === "string")
      .slice(0, 30)
      .map((language) => parseLine(language)),
  };
}

const parseObject = (value: unknown) => (isRecord(value) ? value : {});
const parseArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const parseLine = (value: unknown) =>
  typeof value === "string" ? value.slice(0, MAX_LINE_LENGTH) : "";

/** A record with only the keys that have a value. */
export const mapToPartialRecord = <Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value | undefined,
): Partial<Record<Key, Value>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = toValue(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  ) as Partial<Record<Key, Value>>;

/** Days to answer complaints; undefined if it is not a number from 1 to 90. */
export function parseDays({ texts: { days } }: Notice): number | undefined {
  const [digits] = /^\d{1,2}$/.exec(days.trim()) ?? [];
  const count = Number(digits ?? Number.NaN);
  return count >= 1 && count <= 90 ? count : undefined;
}
