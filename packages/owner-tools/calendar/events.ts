import {
  type Day,
  addDays,
  listYearlyDays,
  nextWeekday,
  periodBefore,
  type PeriodKind,
} from "./dates/due-dates.ts";
import { type Choices, collectFacts, isDay } from "./choices.ts";
import type { DateBook, DueRule, FestivalDay, RecurringRule, When } from "./dates/date-rules.ts";
import type { EventKind, EventCopy } from "./event-copy.ts";

/** A day in the owner's calendar. */
export interface CalendarEvent {
  /** The same on every export, so that a second import updates the first. */
  uid: string;
  /** Id of its rule or festival, by which it can be left out. */
  ruleId: string;
  kind: EventKind;
  day: Day;
  title: string;
  note: string;
  /** The authority, and the date of the evidence. */
  source?: { name: string; url: string; asOf: string; law: string };
  /** Notes about how certain the date is. */
  cautions: readonly string[];
  /** Marked "check" in the list. */
  check: boolean;
  /** The RRULE of a recurring event, and its frequency in words. */
  repeat?: { rule: string; frequency: string };
}

/** All events for the choices, sorted by day, without those the owner has left out. */
export function listEvents(
  book: DateBook,
  choices: Choices,
  copy: EventCopy,
  quarterlyGroup: string | undefined,
): CalendarEvent[] {
  const facts = collectFacts(choices, quarterlyGroup);
  const applies = ({ when, id }: { when: When; id: string }) =>
    !choices.without.includes(id) && when.some((list) => list.every((fact) => facts.has(fact)));
  const events = [
    ...book.due.filter(applies).flatMap((rule) => createDueEvents(book, rule, copy)),
    ...book.habits.filter(applies).flatMap(({ id, dates, title, note }) =>
      listYearlyDays(dates, book.from, book.to).map((day) =>
        createEvent({
          kind: "habit",
          ruleId: id,
          key: `${id}-${day.slice(0, 7)}`,
          day,
          title,
          note,
        }),
      ),
    ),
    ...(choices.festivals
      ? book.festivals
          .filter((festival) => isChosen(festival, choices))
          .flatMap((festival) => createFestivalEvents(book, festival, choices, copy))
      : []),
    ...createOwnEvents(choices),
  ];
  return events.toSorted((a, b) => a.day.localeCompare(b.day) || a.uid.localeCompare(b.uid));
}

/** The recurring events for the choices. */
export function listRecurringEvents(
  book: DateBook,
  choices: Choices,
  quarterlyGroup: string | undefined,
): CalendarEvent[] {
  const facts = collectFacts(choices, quarterlyGroup);
  return book.recurringRules
    .filter(({ when }) => when.some((list) => list.every((fact) => facts.has(fact))))
    .filter(({ id }) => !choices.without.includes(id))
    .map((rule) => createRecurringEvent(book, rule));
}

function createDueEvents(book: DateBook, rule: DueRule, copy: EventCopy): CalendarEvent[] {
  const authority = book.authorities[rule.authority];
  return listYearlyDays(rule.dates, book.from, book.to).map((standing) => {
    const day = rule.moved?.[standing] ?? standing;
    const period = rule.period ? periodName(standing, rule.period, copy) : "";
    const share = rule.share?.[Number(standing.slice(5, 7))] ?? "";
    return createEvent({
      kind: "due",
      ruleId: rule.id,
      // The month of the standing rule, so that a postponed date keeps its identity.
      key: `${rule.id}-${standing.slice(0, 7)}`,
      day,
      title: rule.title.replace("{period}", period).replace("{share}", share),
      note: rule.note,
      ...(authority && { source: { ...authority, asOf: rule.asOf, law: rule.law } }),
      cautions: [
        copy.extended,
        ...(day > book.knownTo ? [copy.standing] : []),
        ...(rule.check ? [copy.unsettled] : []),
      ],
      check: rule.check === true,
    });
  });
}

const isChosen = ({ id, regions }: FestivalDay, choices: Choices) =>
  !choices.without.includes(id) &&
  (!regions || regions.some((region) => choices.regions.includes(region)));

function createFestivalEvents(
  book: DateBook,
  festival: FestivalDay,
  { lead }: Choices,
  copy: EventCopy,
): CalendarEvent[] {
  const { id, day, title, basis, note = "" } = festival;
  const sure = basis === "fixed" || basis === "published";
  const shared = { ruleId: id, cautions: [copy.basis[basis]], check: !sure };
  const start = addDays(day, -lead);
  const itself = createEvent({ ...shared, kind: "festival", key: id, day, title, note });
  if (start < book.from) return [itself];
  const posting = createEvent({
    ...shared,
    kind: "lead",
    key: `${id}-lead`,
    day: start,
    title: copy.leadTitle(title),
    note: copy.leadNote(title, dayName(day, copy), lead),
  });
  return [posting, itself];
}

function createOwnEvents({ own }: Choices): CalendarEvent[] {
  return own
    .filter(({ title, day }) => title.trim() !== "" && isDay(day))
    .map(({ id, title, day }) =>
      createEvent({
        kind: "own",
        ruleId: "own",
        key: `own-${id}`,
        day,
        title: title.trim(),
        note: "",
      }),
    );
}

function createRecurringEvent(book: DateBook, rule: RecurringRule): CalendarEvent {
  const until = `UNTIL=${book.to.replaceAll("-", "")}`;
  const { weekdays = [], monthDay, frequency } = rule;
  const [day = book.from] = weekdays.map((weekday) => nextWeekday(book.from, weekday)).toSorted();
  const monthly = { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], day: monthDay ?? 1 };
  const first = monthDay ? (listYearlyDays([monthly], book.from, book.to)[0] ?? book.from) : day;
  const names = weekdays.map((weekday) => WEEKDAYS[weekday]).join(",");
  return createEvent({
    kind: "rhythm",
    ruleId: rule.id,
    key: rule.id,
    day: first,
    title: rule.title,
    note: rule.note,
    repeat: {
      rule: monthDay
        ? `RRULE:FREQ=MONTHLY;${until};BYMONTHDAY=${monthDay}`
        : `RRULE:FREQ=WEEKLY;${until};BYDAY=${names}`,
      frequency,
    },
  });
}

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

type EventFacts = Omit<CalendarEvent, "uid" | "cautions" | "check"> &
  Partial<Pick<CalendarEvent, "cautions" | "check">> & { key: string };

const createEvent = ({
  key,
  cautions = [],
  check = false,
  ...facts
}: EventFacts): CalendarEvent => ({
  ...facts,
  uid: `${key}@calendar.angadi.example`,
  cautions,
  check,
});

/** "November 2026", "October to December 2026", "2026–27". */
export function periodName(due: Day, kind: PeriodKind, copy: EventCopy): string {
  const { first, last } = periodBefore(due, kind);
  const [firstYear = "", firstMonth = ""] = first.split("-");
  const [lastYear = "", lastMonth = ""] = last.split("-");
  const name = (month: string) => copy.months[Number(month) - 1] ?? "";
  if (kind === "month") return `${name(lastMonth)} ${lastYear}`;
  if (kind === "tax-year") return `${firstYear}–${lastYear.slice(2)}`;
  const start = firstYear === lastYear ? name(firstMonth) : `${name(firstMonth)} ${firstYear}`;
  return copy.fromTo(start, `${name(lastMonth)} ${lastYear}`);
}

/** "Friday 29 October". */
export function dayName(day: Day, copy: EventCopy): string {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = copy.weekdays[date.getUTCDay()] ?? "";
  return `${weekday} ${date.getUTCDate()} ${copy.months[date.getUTCMonth()] ?? ""}`;
}
