import { cleanLine } from "../kit/clean-text.ts";
import { type Block, GAP } from "../kit/document/block.ts";
import { CHANNELS, DATA, type Notice, RECEIVERS, parseDays } from "./notice.ts";
import type { NoticeTextCopy } from "./notice-copy.ts";

/** Writes the itemised notice: which data, why, until when; then recipients and rights. */
export function writeNotice(notice: Notice, copy: NoticeTextCopy): Block[] {
  const { texts, data } = notice;
  const name = cleanLine(texts.name) || `${GAP} ${copy.gaps.name}`;
  const address = cleanLine(texts.address);
  return [
    { kind: "title", text: copy.title, subtitle: [name, address].filter(Boolean).join(", ") },
    ...items(notice, copy),
    ...receivers(notice, copy),
    ...offers(notice, copy),
    ...(data.pupils ? section(copy.children.heading, copy.children.text) : []),
    ...(data.cameras ? section(copy.cameras.heading, copy.cameras.text) : []),
    ...(data.cookies ? section(copy.cookies.heading, copy.cookies.text) : []),
    ...rights(notice, copy),
    ...languages(notice, copy),
    ...(cleanLine(texts.date) ? [text(copy.dated(cleanLine(texts.date)))] : []),
    ...consents(notice, copy),
  ];
}

const text = (text: string): Block => ({ kind: "text", text });
const heading = (text: string): Block => ({ kind: "heading", level: 1, text });
const section = (title: string, body: string): Block[] => [heading(title), text(body)];

function items({ data }: Notice, copy: NoticeTextCopy): Block[] {
  const rows = DATA.flatMap((id) => {
    const use = data[id];
    if (!use) return [];
    return [
      {
        cells: [copy.data[id], cleanLine(use.purpose) || GAP, cleanLine(use.until) || GAP],
      },
    ];
  });
  return [
    heading(copy.what),
    rows.length > 0
      ? { kind: "table", cellKind: "words", head: copy.head, rows }
      : { kind: "blank", hint: copy.gaps.data },
  ];
}

function receivers(notice: Notice, copy: NoticeTextCopy): Block[] {
  const { receivers, neverSold, data } = notice;
  const lines = RECEIVERS.flatMap((id) => {
    const provider = receivers[id];
    if (provider === undefined) return [];
    return [copy.receivers[id](cleanLine(provider))];
  });
  const isBegun = Object.keys(data).length > 0;
  const nobody: Block = isBegun ? text(copy.whoNobody) : { kind: "blank", hint: copy.gaps.who };
  return [
    heading(copy.who),
    ...(lines.length > 0
      ? [text(copy.whoSome), { kind: "list" as const, items: lines }]
      : [nobody]),
    ...(neverSold ? [text(copy.whoNeverSold)] : []),
    text(copy.whoLaw),
  ];
}

function offers(notice: Notice, copy: NoticeTextCopy): Block[] {
  const { channels, texts } = notice;
  if (channels.length === 0) return [];
  const often = cleanLine(texts.offersAMonth);
  return section(copy.offers.heading, copy.offers.text(channelText(notice, copy), often));
}

const channelText = ({ channels }: Notice, copy: NoticeTextCopy) =>
  copy.and(CHANNELS.filter((id) => channels.includes(id)).map((id) => copy.channels[id]));

/** How to see, correct, withdraw and complain. */
function rights(notice: Notice, copy: NoticeTextCopy): Block[] {
  const { texts, channels } = notice;
  const person = cleanLine(texts.person);
  const ways = [texts.phone, texts.email, texts.link].map(cleanLine).filter(Boolean);
  const days = parseDays(notice);
  const reach: Block =
    person !== "" && ways.length > 0
      ? text(copy.reach(person, copy.or(ways)))
      : { kind: "blank", hint: copy.gaps.contact };
  const grievance = cleanLine(texts.grievance);
  return [
    heading(copy.yours),
    text(copy.rights),
    reach,
    ...(channels.includes("whatsapp") || channels.includes("sms") ? [text(copy.stop)] : []),
    text(copy.withdraw),
    heading(copy.complain),
    days === undefined
      ? { kind: "blank", hint: copy.gaps.days }
      : text(copy.answered(days, grievance)),
    text(copy.board),
  ];
}

function languages({ languages }: Notice, copy: NoticeTextCopy): Block[] {
  const others = languages.map(cleanLine).filter(Boolean);
  return others.length > 0 ? [text(copy.languages(copy.and(others)))] : [];
}

/** Separate, unticked checkboxes: one for each item that needs consent. */
function consents(notice: Notice, copy: NoticeTextCopy): Block[] {
  const { channels, data } = notice;
  const boxes = [
    ...(channels.length > 0 ? [copy.boxes.offers(channelText(notice, copy))] : []),
    ...(data.photographs ? [copy.boxes.photographs] : []),
    ...(data.health ? [copy.boxes.health] : []),
    ...(data.pupils ? [copy.boxes.pupils] : []),
  ];
  if (boxes.length === 0) return [];
  return [heading(copy.boxes.heading), ...boxes.map((text) => ({ kind: "box" as const, text }))];
}

const isFilled = (text: string) => cleanLine(text) !== "";

/** Messages about what is missing before the notice can be used. */
export function findNoticeGaps(notice: Notice, copy: NoticeTextCopy): string[] {
  const { texts, data, channels } = notice;
  const used = DATA.filter((id) => data[id]);
  const withoutPurpose = used.filter((id) => !isFilled(data[id]?.purpose ?? ""));
  const withoutEndDate = used.filter((id) => !isFilled(data[id]?.until ?? ""));
  const named = (ids: typeof used) => copy.and(ids.map((id) => copy.data[id].toLowerCase()));
  const { missing } = copy;
  const checks: [boolean, string][] = [
    [!isFilled(texts.name), missing.name],
    [used.length === 0, missing.data],
    [withoutPurpose.length > 0, missing.purpose(named(withoutPurpose))],
    [withoutEndDate.length > 0, missing.until(named(withoutEndDate))],
    [!isFilled(texts.person), missing.person],
    [!isFilled(texts.phone) && !isFilled(texts.email), missing.way],
    [!isFilled(texts.link), missing.link],
    [parseDays(notice) === undefined, missing.days],
    [channels.length > 0 && !isFilled(texts.offersAMonth), missing.offers],
    [!isFilled(texts.date), missing.date],
  ];
  return checks.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence);
}

/** Points to consider, based on what was ticked. */
export function advice({ data, channels }: Notice, { advice }: NoticeTextCopy): string[] {
  const some: [boolean, string][] = [
    [data.birthday !== undefined, advice.birthday],
    [data.identity !== undefined, advice.identity],
    [data.health !== undefined || data.payment !== undefined, advice.sensitive],
    [data.pupils !== undefined, advice.pupils],
    [data.cameras !== undefined, advice.cameras],
    [data.cookies !== undefined, advice.cookies],
    [channels.includes("sms"), advice.sms],
  ];
  return some.filter(([isIncluded]) => isIncluded).map(([, sentence]) => sentence);
}
