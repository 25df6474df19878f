import { cleanLine } from "../kit/clean-text.ts";
import { type DocumentBlock, PLACEHOLDER } from "../kit/document/block.ts";
import { CHANNEL_IDS, DATA_IDS, type Notice, RECEIVER_IDS, parseDays } from "./notice.ts";
import type { NoticeTextCopy } from "./notice-copy.ts";

/** Writes the notice: which data, why, until when, recipients, rights and consents. */
export function writeNotice(notice: Notice, copy: NoticeTextCopy): DocumentBlock[] {
  const { texts, data } = notice;
  const name = cleanLine(texts.name) || `${PLACEHOLDER} ${copy.placeholders.name}`;
  const address = cleanLine(texts.address);
  return [
    { kind: "title", text: copy.title, subtitle: [name, address].filter(Boolean).join(", ") },
    ...buildDataTable(notice, copy),
    ...buildReceivers(notice, copy),
    ...buildOffers(notice, copy),
    ...(data.pupils ? buildSection(copy.children.heading, copy.children.text) : []),
    ...(data.cameras ? buildSection(copy.cameras.heading, copy.cameras.text) : []),
    ...(data.cookies ? buildSection(copy.cookies.heading, copy.cookies.text) : []),
    ...buildRights(notice, copy),
    ...buildLanguages(notice, copy),
    ...(cleanLine(texts.date) ? [toTextBlock(copy.dated(cleanLine(texts.date)))] : []),
    ...buildConsents(notice, copy),
  ];
}

const toTextBlock = (text: string): DocumentBlock => ({ kind: "text", text });
const toHeadingBlock = (text: string): DocumentBlock => ({ kind: "heading", level: 1, text });
const buildSection = (title: string, body: string): DocumentBlock[] => [
  toHeadingBlock(title),
  toTextBlock(body),
];

function buildDataTable({ data }: Notice, copy: NoticeTextCopy): DocumentBlock[] {
  const rows = DATA_IDS.flatMap((id) => {
    const use = data[id];
    if (!use) return [];
    return [
      {
        cells: [copy.data[id], cleanLine(use.purpose) || PLACEHOLDER, cleanLine(use.until) || PLACEHOLDER],
      },
    ];
  });
  return [
    toHeadingBlock(copy.what),
    rows.length > 0
      ? { kind: "table", columnType: "text", columns: copy.head, rows }
      : { kind: "placeholder", hint: copy.placeholders.data },
  ];
}

function buildReceivers(notice: Notice, copy: NoticeTextCopy): DocumentBlock[] {
  const { receivers, neverSold, data } = notice;
  const lines = RECEIVER_IDS.flatMap((id) => {
    const provider = receivers[id];
    if (provider === undefined) return [];
    return [copy.receivers[id](cleanLine(provider))];
  });
  const hasData = Object.keys(data).length > 0;
  const emptyBlock: DocumentBlock = hasData
    ? toTextBlock(copy.whoNobody)
    : { kind: "placeholder", hint: copy.placeholders.who };
  return [
    toHeadingBlock(copy.who),
    ...(lines.length > 0
      ? [toTextBlock(copy.whoSome), { kind: "list" as const, items: lines }]
      : [emptyBlock]),
    ...(neverSold ? [toTextBlock(copy.whoNeverSold)] : []),
    toTextBlock(copy.whoLaw),
  ];
}

function buildOffers(notice: Notice, copy: NoticeTextCopy): DocumentBlock[] {
  const { channels, texts } = notice;
  if (channels.length === 0) return [];
  const offersAMonth = cleanLine(texts.offersAMonth);
  return buildSection(
    copy.offers.heading,
    copy.offers.text(formatChannels(notice, copy), offersAMonth),
  );
}

const formatChannels = ({ channels }: Notice, copy: NoticeTextCopy) =>
  copy.and(CHANNEL_IDS.filter((id) => channels.includes(id)).map((id) => copy.channels[id]));

function buildRights(notice: Notice, copy: NoticeTextCopy): DocumentBlock[] {
  const { texts, channels } = notice;
  const person = cleanLine(texts.person);
  const contacts = [texts.phone, texts.email, texts.link].map(cleanLine).filter(Boolean);
  const days = parseDays(notice);
  const contactBlock: DocumentBlock =
    person !== "" && contacts.length > 0
      ? toTextBlock(copy.reach(person, copy.or(contacts)))
      : { kind: "placeholder", hint: copy.placeholders.contact };
  const grievance = cleanLine(texts.grievance);
  return [
    toHeadingBlock(copy.yours),
    toTextBlock(copy.rights),
    contactBlock,
    ...(channels.includes("whatsapp") || channels.includes("sms") ? [toTextBlock(copy.stop)] : []),
    toTextBlock(copy.withdraw),
    toHeadingBlock(copy.complain),
    days === undefined
      ? { kind: "placeholder", hint: copy.placeholders.days }
      : toTextBlock(copy.answered(days, grievance)),
    toTextBlock(copy.board),
  ];
}

function buildLanguages({ languages }: Notice, copy: NoticeTextCopy): DocumentBlock[] {
  const others = languages.map(cleanLine).filter(Boolean);
  return others.length > 0 ? [toTextBlock(copy.languages(copy.and(others)))] : [];
}

/** Separate, unticked checkboxes: one for each item that needs consent. */
function buildConsents(notice: Notice, copy: NoticeTextCopy): DocumentBlock[] {
  const { channels, data } = notice;
  const consents = [
    ...(channels.length > 0 ? [copy.boxes.offers(formatChannels(notice, copy))] : []),
    ...(data.photographs ? [copy.boxes.photographs] : []),
    ...(data.health ? [copy.boxes.health] : []),
    ...(data.pupils ? [copy.boxes.pupils] : []),
  ];
  if (consents.length === 0) return [];
  return [
    toHeadingBlock(copy.boxes.heading),
    ...consents.map((text) => ({ kind: "checkbox" as const, text })),
  ];
}

const isFilled = (text: string) => cleanLine(text) !== "";

/** Messages about what the notice still lacks. */
export function listMissing(notice: Notice, copy: NoticeTextCopy): string[] {
  const { texts, data, channels } = notice;
  const usedIds = DATA_IDS.filter((id) => data[id]);
  const withoutPurpose = usedIds.filter((id) => !isFilled(data[id]?.purpose ?? ""));
  const withoutEndDate = usedIds.filter((id) => !isFilled(data[id]?.until ?? ""));
  const joinNames = (ids: typeof usedIds) => copy.and(ids.map((id) => copy.data[id].toLowerCase()));
  const { missing } = copy;
  const checks: [boolean, string][] = [
    [!isFilled(texts.name), missing.name],
    [usedIds.length === 0, missing.data],
    [withoutPurpose.length > 0, missing.purpose(joinNames(withoutPurpose))],
    [withoutEndDate.length > 0, missing.until(joinNames(withoutEndDate))],
    [!isFilled(texts.person), missing.person],
    [!isFilled(texts.phone) && !isFilled(texts.email), missing.way],
    [!isFilled(texts.link), missing.link],
    [parseDays(notice) === undefined, missing.days],
    [channels.length > 0 && !isFilled(texts.offersAMonth), missing.offers],
    [!isFilled(texts.date), missing.date],
  ];
  return checks.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence);
}

/** Points to consider for the chosen data and channels. */
export function listAdvice({ data, channels }: Notice, { advice }: NoticeTextCopy): string[] {
  const suggestions: [boolean, string][] = [
    [data.birthday !== undefined, advice.birthday],
    [data.identity !== undefined, advice.identity],
    [data.health !== undefined || data.payment !== undefined, advice.sensitive],
    [data.pupils !== undefined, advice.pupils],
    [data.cameras !== undefined, advice.cameras],
    [data.cookies !== undefined, advice.cookies],
    [channels.includes("sms"), advice.sms],
  ];
  return suggestions.filter(([isIncluded]) => isIncluded).map(([, sentence]) => sentence);
}
