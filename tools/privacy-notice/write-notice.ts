import { cleanLine } from "../kit/clean-text.ts";
import { type Block, GAP } from "../kit/document/block.ts";
import { CHANNELS, DATA, type Notice, RECEIVERS, daysOf } from "./notice.ts";
import type { NoticeTextWords } from "./copy-type.ts";

/** The notice, itemised: what is kept, why, until when; then who else sees it, and the rights. */
export function writeNotice(notice: Notice, words: NoticeTextWords): Block[] {
  const { texts, data } = notice;
  const name = cleanLine(texts.name) || `${GAP} ${words.gaps.name}`;
  const address = cleanLine(texts.address);
  return [
    { kind: "title", text: words.title, below: [name, address].filter(Boolean).join(", ") },
    ...items(notice, words),
    ...receivers(notice, words),
    ...offers(notice, words),
    ...(data.pupils ? section(words.children.heading, words.children.text) : []),
    ...(data.cameras ? section(words.cameras.heading, words.cameras.text) : []),
    ...(data.cookies ? section(words.cookies.heading, words.cookies.text) : []),
    ...rights(notice, words),
    ...languages(notice, words),
    ...(cleanLine(texts.date) ? [text(words.dated(cleanLine(texts.date)))] : []),
    ...consents(notice, words),
  ];
}

const text = (text: string): Block => ({ kind: "text", text });
const heading = (text: string): Block => ({ kind: "heading", level: 1, text });
const section = (title: string, body: string): Block[] => [heading(title), text(body)];

function items({ data }: Notice, words: NoticeTextWords): Block[] {
  const rows = DATA.flatMap((id) => {
    const kept = data[id];
    if (!kept) return [];
    return [
      {
        cells: [words.data[id], cleanLine(kept.purpose) || GAP, cleanLine(kept.until) || GAP],
      },
    ];
  });
  return [
    heading(words.what),
    rows.length > 0
      ? { kind: "table", of: "words", head: words.head, rows }
      : { kind: "blank", hint: words.gaps.data },
  ];
}

function receivers(notice: Notice, words: NoticeTextWords): Block[] {
  const { receivers, neverSold, data } = notice;
  const lines = RECEIVERS.flatMap((id) => {
    const provider = receivers[id];
    if (provider === undefined) return [];
    return [words.receivers[id](cleanLine(provider))];
  });
  const isBegun = Object.keys(data).length > 0;
  const nobody: Block = isBegun ? text(words.whoNobody) : { kind: "blank", hint: words.gaps.who };
  return [
    heading(words.who),
    ...(lines.length > 0
      ? [text(words.whoSome), { kind: "list" as const, items: lines }]
      : [nobody]),
    ...(neverSold ? [text(words.whoNeverSold)] : []),
    text(words.whoLaw),
  ];
}

function offers(notice: Notice, words: NoticeTextWords): Block[] {
  const { channels, texts } = notice;
  if (channels.length === 0) return [];
  const often = cleanLine(texts.offersAMonth);
  return section(words.offers.heading, words.offers.text(channelsOf(notice, words), often));
}

const channelsOf = ({ channels }: Notice, words: NoticeTextWords) =>
  words.and(CHANNELS.filter((id) => channels.includes(id)).map((id) => words.channels[id]));

/** How to see, correct, withdraw and complain. */
function rights(notice: Notice, words: NoticeTextWords): Block[] {
  const { texts, channels } = notice;
  const person = cleanLine(texts.person);
  const ways = [texts.phone, texts.email, texts.link].map(cleanLine).filter(Boolean);
  const days = daysOf(notice);
  const reach: Block =
    person !== "" && ways.length > 0
      ? text(words.reach(person, words.or(ways)))
      : { kind: "blank", hint: words.gaps.contact };
  const grievance = cleanLine(texts.grievance);
  return [
    heading(words.yours),
    text(words.rights),
    reach,
    ...(channels.includes("whatsapp") || channels.includes("sms") ? [text(words.stop)] : []),
    text(words.withdraw),
    heading(words.complain),
    days === undefined
      ? { kind: "blank", hint: words.gaps.days }
      : text(words.answered(days, grievance)),
    text(words.board),
  ];
}

function languages({ languages }: Notice, words: NoticeTextWords): Block[] {
  const others = languages.map(cleanLine).filter(Boolean);
  return others.length > 0 ? [text(words.languages(words.and(others)))] : [];
}

/** Boxes of their own, not ticked: one for each thing that needs a yes. */
function consents(notice: Notice, words: NoticeTextWords): Block[] {
  const { channels, data } = notice;
  const boxes = [
    ...(channels.length > 0 ? [words.boxes.offers(channelsOf(notice, words))] : []),
    ...(data.photographs ? [words.boxes.photographs] : []),
    ...(data.health ? [words.boxes.health] : []),
    ...(data.pupils ? [words.boxes.pupils] : []),
  ];
  if (boxes.length === 0) return [];
  return [heading(words.boxes.heading), ...boxes.map((text) => ({ kind: "box" as const, text }))];
}

const is = (text: string) => cleanLine(text) !== "";

/** What the notice lacks before it can be used, in words. */
export function missingFrom(notice: Notice, words: NoticeTextWords): string[] {
  const { texts, data, channels } = notice;
  const kept = DATA.filter((id) => data[id]);
  const vague = kept.filter((id) => !is(data[id]?.purpose ?? ""));
  const endless = kept.filter((id) => !is(data[id]?.until ?? ""));
  const named = (ids: typeof kept) => words.and(ids.map((id) => words.data[id].toLowerCase()));
  const { missing } = words;
  const checks: [boolean, string][] = [
    [!is(texts.name), missing.name],
    [kept.length === 0, missing.data],
    [vague.length > 0, missing.purpose(named(vague))],
    [endless.length > 0, missing.until(named(endless))],
    [!is(texts.person), missing.person],
    [!is(texts.phone) && !is(texts.email), missing.way],
    [!is(texts.link), missing.link],
    [daysOf(notice) === undefined, missing.days],
    [channels.length > 0 && !is(texts.offersAMonth), missing.offers],
    [!is(texts.date), missing.date],
  ];
  return checks.filter(([lacks]) => lacks).map(([, sentence]) => sentence);
}

/** What to think over, from what was ticked. */
export function advice({ data, channels }: Notice, { advice }: NoticeTextWords): string[] {
  const some: [boolean, string][] = [
    [data.birthday !== undefined, advice.birthday],
    [data.identity !== undefined, advice.identity],
    [data.health !== undefined || data.payment !== undefined, advice.sensitive],
    [data.pupils !== undefined, advice.pupils],
    [data.cameras !== undefined, advice.cameras],
    [data.cookies !== undefined, advice.cookies],
    [channels.includes("sms"), advice.sms],
  ];
  return some.filter(([holds]) => holds).map(([, sentence]) => sentence);
}
