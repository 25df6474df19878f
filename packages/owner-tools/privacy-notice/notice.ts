import { isRecord } from "@angadi/ui/saved/saved-kind";
import { mapToRecord } from "../kit/frame/parse-shape.ts";

export const DATA_IDS = [
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
export type DataId = (typeof DATA_IDS)[number];

/** Others who receive the data. */
export const RECEIVER_IDS = [
  "gateway",
  "courier",
  "accountant",
  "whatsapp",
  "sender",
  "host",
  "billing",
  "marketplace",
] as const;
export type ReceiverId = (typeof RECEIVER_IDS)[number];

export const CHANNEL_IDS = ["whatsapp", "sms", "email"] as const;
export type ChannelId = (typeof CHANNEL_IDS)[number];

export const TEXT_IDS = [
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
export type TextId = (typeof TEXT_IDS)[number];

/** Why data of one kind is kept, and until when. */
export interface DataUse {
  purpose: string;
  until: string;
}

/** A privacy notice as typed. */
export interface NoticeFields {
  texts: Readonly<Record<TextId, string>>;
  data: Readonly<Partial<Record<DataId, DataUse>>>;
  /** Recipients, each with the provider's name, if known. */
  receivers: Readonly<Partial<Record<ReceiverId, string>>>;
  /** Whether the owner states that the data is neither sold nor lent. */
  neverSold: boolean;
  channels: readonly ChannelId[];
  languages: readonly string[];
}

/** Maximum characters of a field. */
export const MAX_NOTICE_TEXT_LENGTH = 300;

/** Parses stored data of any shape; undefined if it is not a notice. */
export function parseNotice(stored: unknown): NoticeFields | undefined {
  if (!isRecord(stored)) return undefined;
  const texts = parseObject(stored["texts"]);
  const data = parseObject(stored["data"]);
  const receivers = parseObject(stored["receivers"]);
  return {
    texts: mapToRecord(TEXT_IDS, (id) => parseLine(texts[id])),
    data: mapToPartialRecord(DATA_IDS, (id) => {
      const use = data[id];
      if (!isRecord(use)) return undefined;
      const { purpose, until } = use;
      return { purpose: parseLine(purpose), until: parseLine(until) };
    }),
    receivers: mapToPartialRecord(RECEIVER_IDS, (id) =>
      typeof receivers[id] === "string" ? parseLine(receivers[id]) : undefined,
    ),
    neverSold: stored["neverSold"] === true,
    channels: CHANNEL_IDS.filter((id) => parseArray(stored["channels"]).includes(id)),
    languages: parseArray(stored["languages"])
      .filter((language) => typeof language === "string")
      .slice(0, 30)
      .map(parseLine),
  };
}

const parseObject = (value: unknown) => (isRecord(value) ? value : {});
const parseArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const parseLine = (value: unknown) =>
  typeof value === "string" ? value.slice(0, MAX_NOTICE_TEXT_LENGTH) : "";

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

/** Days within which complaints are answered; undefined unless from 1 to 90. */
export function parseAnswerDays({ texts: { days } }: NoticeFields): number | undefined {
  if (!/^\d{1,2}$/.test(days.trim())) return undefined;
  const count = Number(days);
  return count >= 1 && count <= 90 ? count : undefined;
}
