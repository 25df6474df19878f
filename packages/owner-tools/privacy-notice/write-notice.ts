import { cleanFileLine } from "../kit/clean-text.ts";
import { type DocumentBlock, PLACEHOLDER } from "../kit/document/block.ts";
import {
  CHANNEL_IDS,
  DATA_IDS,
  type NoticeFields,
  RECEIVER_IDS,
  parseAnswerDays,
} from "./notice.ts";
import type { NoticeTextCopy } from "./notice-copy.ts";

/** Writes the notice: which data, why, until when, recipients, rights and consents. */
export function writeNotice(notice: NoticeFields, copy: NoticeTextCopy): DocumentBlock[] {
  const { texts, data } = notice;
  const name = cleanFileLine(texts.name) || `${PLACEHOLDER} ${copy.placeholders.name}`;
  const address = cleanFileLine(texts.address);
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
    ...(cleanFileLine(texts.date) ? [toTextBlock(copy.date(cleanFileLine(texts.date)))] : []),
    ...buildConsents(notice, copy),
  ];
}

const toTextBlock = (text: string): DocumentBlock => ({ kind: "text", text });
const toHeadingBlock = (text: string): DocumentBlock => ({ kind: "heading", level: 1, text });
const buildSection = (title: string, body: string): DocumentBlock[] => [
  toHeadingBlock(title),
  toTextBlock(body),
];

function buildDataTable({ data }: NoticeFields, copy: NoticeTextCopy): DocumentBlock[] {
  const rows = DATA_IDS.flatMap((id) => {
    const use = data[id];
    if (!use) return [];
    return [
      {
        cells: [
          copy.data[id],
          cleanFileLine(use.purpose) || PLACEHOLDER,
          cleanFileLine(use.until) || PLACEHOLDER,
        ],
      },
    ];
  });
  return [
    toHeadingBlock(copy.dataHeading),
    rows.length > 0
      ? { kind: "table", columnType: "text", columns: copy.dataColumns, rows }
      : { kind: "placeholder", hint: copy.placeholders.data },
  ];
}

function buildReceivers(notice: NoticeFields, copy: NoticeTextCopy): DocumentBlock[] {
  const { receivers, neverSold, data } = notice;
  const receiverTexts = RECEIVER_IDS.flatMap((id) => {
    const provider = receivers[id];
    if (provider === undefined) return [];
    return [copy.receivers[id](cleanFileLine(provider))];
  });
  const hasData = Object.keys(data).length > 0;
  const emptyBlock: DocumentBlock = hasData
    ? toTextBlock(copy.noReceivers)
    : { kind: "placeholder", hint: copy.placeholders.receivers };
  return [
    toHeadingBlock(copy.receiversHeading),
    ...(receiverTexts.length > 0
      ? [toTextBlock(copy.receiversIntro), { kind: "list" as const, items: receiverTexts }]
      : [emptyBlock]),
    ...(neverSold ? [toTextBlock(copy.neverSold)] : []),
    toTextBlock(copy.authorities),
  ];
}

function buildOffers(notice: NoticeFields, copy: NoticeTextCopy): DocumentBlock[] {
  const { channels, texts } = notice;
  if (channels.length === 0) return [];
  const offersAMonth = cleanFileLine(texts.offersAMonth);
  return buildSection(
    copy.offers.heading,
    copy.offers.text(formatChannels(notice, copy), offersAMonth),
  );
}

const formatChannels = ({ channels }: NoticeFields, copy: NoticeTextCopy) =>
  copy.joinWithAnd(
    CHANNEL_IDS.filter((id) => channels.includes(id)).map((id) => copy.channels[id]),
  );

function buildRights(notice: NoticeFields, copy: NoticeTextCopy): DocumentBlock[] {
  const { texts, channels } = notice;
  const person = cleanFileLine(texts.person);
  const contacts = [texts.phone, texts.email, texts.link].map(cleanFileLine).filter(Boolean);
  const days = parseAnswerDays(notice);
  const contactBlock: DocumentBlock =
    person !== "" && contacts.length > 0
      ? toTextBlock(copy.contact(person, copy.joinWithOr(contacts)))
      : { kind: "placeholder", hint: copy.placeholders.contact };
  const grievance = cleanFileLine(texts.grievance);
  return [
    toHeadingBlock(copy.rightsHeading),
    toTextBlock(copy.rights),
    contactBlock,
    ...(channels.includes("whatsapp") || channels.includes("sms")
      ? [toTextBlock(copy.stopOffers)]
      : []),
    toTextBlock(copy.withdraw),
    toHeadingBlock(copy.complaintsHeading),
    days === undefined
      ? { kind: "placeholder", hint: copy.placeholders.days }
      : toTextBlock(copy.complaints(days, grievance)),
    toTextBlock(copy.board),
  ];
}

function buildLanguages({ languages }: NoticeFields, copy: NoticeTextCopy): DocumentBlock[] {
  const languageNames = languages.map(cleanFileLine).filter(Boolean);
  if (languageNames.length === 0) return [];
  return [toTextBlock(copy.languages(copy.joinWithAnd(languageNames)))];
}

/** Unticked checkboxes, one for each use of data that needs consent. */
function buildConsents(notice: NoticeFields, copy: NoticeTextCopy): DocumentBlock[] {
  const { channels, data } = notice;
  const consents = [
    ...(channels.length > 0 ? [copy.consents.offers(formatChannels(notice, copy))] : []),
    ...(data.photographs ? [copy.consents.photographs] : []),
    ...(data.health ? [copy.consents.health] : []),
    ...(data.pupils ? [copy.consents.pupils] : []),
  ];
  if (consents.length === 0) return [];
  return [
    toHeadingBlock(copy.consents.heading),
    ...consents.map((text) => ({ kind: "checkbox" as const, text })),
  ];
}

const isFilled = (text: string) => cleanFileLine(text) !== "";

/** Messages about what the notice still lacks. */
export function listMissing(notice: NoticeFields, copy: NoticeTextCopy): string[] {
  const { texts, data, channels } = notice;
  const usedIds = DATA_IDS.filter((id) => data[id]);
  const idsWithoutPurpose = usedIds.filter((id) => !isFilled(data[id]?.purpose ?? ""));
  const idsWithoutEndDate = usedIds.filter((id) => !isFilled(data[id]?.until ?? ""));
  const joinNames = (ids: typeof usedIds) =>
    copy.joinWithAnd(ids.map((id) => copy.data[id].toLowerCase()));
  const { missing } = copy;
  const checks: [boolean, string][] = [
    [!isFilled(texts.name), missing.name],
    [usedIds.length === 0, missing.data],
    [idsWithoutPurpose.length > 0, missing.purpose(joinNames(idsWithoutPurpose))],
    [idsWithoutEndDate.length > 0, missing.until(joinNames(idsWithoutEndDate))],
    [!isFilled(texts.person), missing.person],
    [!isFilled(texts.phone) && !isFilled(texts.email), missing.phoneOrEmail],
    [!isFilled(texts.link), missing.link],
    [parseAnswerDays(notice) === undefined, missing.days],
    [channels.length > 0 && !isFilled(texts.offersAMonth), missing.offers],
    [!isFilled(texts.date), missing.date],
  ];
  return checks.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence);
}

/** Advice on the chosen data and channels. */
export function listAdvice({ data, channels }: NoticeFields, { advice }: NoticeTextCopy): string[] {
  const suggestions: [boolean, string][] = [
    [data.birthday !== undefined, advice.birthday],
    [data.identity !== undefined, advice.identity],
    [data.health !== undefined || data.payment !== undefined, advice.sensitive],
    [data.pupils !== undefined, advice.pupils],
    [data.cameras !== undefined, advice.cameras],
    [data.cookies !== undefined, advice.cookies],
    [channels.includes("sms"), advice.sms],
  ];
  return suggestions.filter(([isRelevant]) => isRelevant).map(([, sentence]) => sentence);
}
