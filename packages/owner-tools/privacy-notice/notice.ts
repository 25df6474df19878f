/** What may be kept about people, each with its own purpose and time. */
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

/** Who else may get it. */
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

/** By what offers may be sent. */
export const CHANNELS = ["whatsapp", "sms", "email"] as const;
export type ChannelId = (typeof CHANNELS)[number];

/** What is typed in single lines. */
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

/** One kind of data that is kept. */
export interface DataUse {
  purpose: string;
  until: string;
}

/** Everything a notice is written from. */
export interface Notice {
  texts: Readonly<Record<TextId, string>>;
  data: Readonly<Partial<Record<DataId, DataUse>>>;
  /** With the provider's name, where it is known. */
  receivers: Readonly<Partial<Record<ReceiverId, string>>>;
  /** Whether the owner says that the data is neither sold nor lent. */
  neverSold: boolean;
  channels: readonly ChannelId[];
  languages: readonly string[];
}

/** Characters of a line. */
export const MAX_LINE_LENGTH = 300;

/** A notice out of what was stored, whatever it is; undefined if it is no such thing. */
export function parseNotice(stored: unknown): Notice | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const value = stored as Record<string, unknown>;
  const texts = part(value["texts"]);
  const data = part(value["data"]);
  const receivers = part(value["receivers"]);
  return {
    texts: record(TEXTS, (id) => line(texts[id])),
    data: some(DATA, (id) => {
      const use = data[id];
      if (typeof use !== "object" || use === null) return undefined;
      const { purpose, until } = use as Record<string, unknown>;
      return { purpose: line(purpose), until: line(until) };
    }),
    receivers: some(RECEIVERS, (id) =>
      typeof receivers[id] === "string" ? line(receivers[id]) : undefined,
    ),
    neverSold: value["neverSold"] === true,
    channels: CHANNELS.filter((id) => list(value["channels"]).includes(id)),
    languages: list(value["languages"])
      .filter((language) => typeof language === "string")
      .slice(0, 30)
      .map((language) => line(language)),
  };
}

const part = (value: unknown) =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const line = (value: unknown) => (typeof value === "string" ? value.slice(0, MAX_LINE_LENGTH) : "");

const record = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

/** A record with those keys that have a value. */
export const some = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value | undefined,
): Partial<Record<Key, Value>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = valueOf(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  ) as Partial<Record<Key, Value>>;

/** Days within which complaints are answered; undefined if that is no number from 1 to 90. */
export function parseDays({ texts: { days } }: Notice): number | undefined {
  const [digits] = /^\d{1,2}$/.exec(days.trim()) ?? [];
  const count = Number(digits ?? Number.NaN);
  return count >= 1 && count <= 90 ? count : undefined;
}
