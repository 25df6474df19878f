import type { ToolFrameCopy } from "../kit/frame/tool-frame.tsx";
import type { ChannelId, DataId, DataUse, ReceiverId, TextId } from "./notice.ts";

/** Copy of the notice's text. */
export interface NoticeTextCopy {
  title: string;
  what: string;
  head: readonly string[];
  data: Readonly<Record<DataId, string>>;
  who: string;
  whoSome: string;
  whoNobody: string;
  whoNeverSold: string;
  whoLaw: string;
  receivers: Readonly<Record<ReceiverId, (provider: string) => string>>;
  offers: { heading: string; text: (channels: string, often: string) => string };
  channels: Readonly<Record<ChannelId, string>>;
  children: { heading: string; text: string };
  cameras: { heading: string; text: string };
  cookies: { heading: string; text: string };
  yours: string;
  rights: string;
  reach: (person: string, ways: string) => string;
  stop: string;
  withdraw: string;
  complain: string;
  answered: (days: number, grievance: string) => string;
  board: string;
  languages: (languages: string) => string;
  dated: (date: string) => string;
  boxes: {
    heading: string;
    offers: (channels: string) => string;
    photographs: string;
    health: string;
    pupils: string;
  };
  gaps: Readonly<Record<"name" | "data" | "who" | "contact" | "days", string>>;
  missing: {
    name: string;
    data: string;
    purpose: (of: string) => string;
    until: (of: string) => string;
    person: string;
    way: string;
    link: string;
    days: string;
    offers: string;
    date: string;
  };
  advice: Readonly<
    Record<"birthday" | "identity" | "sensitive" | "pupils" | "cameras" | "cookies" | "sms", string>
  >;
  and: (parts: readonly string[]) => string;
  or: (parts: readonly string[]) => string;
}

export type NoticeStep = "business" | "data" | "receivers" | "offers" | "contact" | "languages";

/** Copy of the form. */
export interface NoticeFormCopy {
  label: string;
  titles: Readonly<Record<NoticeStep, string>>;
  nothing: string;
  count: (count: number) => string;
  texts: Readonly<Record<TextId, { label: string; hint?: string }>>;
  dataHints: Readonly<Partial<Record<DataId, string>>>;
  /** Usual purpose and retention of each kind of data. */
  usual: Readonly<Record<DataId, DataUse>>;
  purpose: string;
  until: string;
  receivers: Readonly<Record<ReceiverId, string>>;
  provider: string;
  neverSold: string;
  channels: string;
  languages: string;
  languageNames: readonly string[];
  daysError: string;
}

/** All copy of the tool. */
export interface NoticeCopy extends ToolFrameCopy {
  docx: string;
  text: string;
  html: string;
  copyButton: string;
  copied: string;
  failed: string;
  preview: string;
  missing: string;
  whole: string;
  nothingMissing: string;
  think: string;
  law: string;
  lawyer: string;
  page: (current: string, total: string) => string;
  form: NoticeFormCopy;
  notice: NoticeTextCopy;
}
