import { addDays } from "@angadi/formats/days";
import {
  type Day,
  listYearlyDays,
  getNextWeekday,
  getPeriodBefore,
  type PeriodKind,
} from "./dates/due-dates.ts";
import { type CalendarChoices, collectConditions, isDay } from "./choices.ts";
import type {
  CalendarData,
  DueRule,
  FestivalDay,
  RecurringRule,
  Conditions,
} from "./dates/date-rules.ts";
import type { EventKind, EventCopy } from "./event-copy.ts";

export interface CalendarEvent {
  /** The same on every export, so that a second import updates the first. */
  uid: string;
  /** Id of its rule or festival, by which the owner can exclude it. */
  ruleId: string;
  kind: EventKind;
  day: Day;
  title: string;
  note: string;
  /** The authority, and the date of the evidence. */
  source?: { name: string; url: string; asOf: string; law: string };
  cautions: readonly string[];
  /** Whether the list asks the owner to check the date. */
  isUncertain: boolean;
  /** The RRULE of a recurring event, and its frequency in words. */
  recurrence?: { rule: string; frequency: string };
}

/** All events for the choices, sorted by day, without those the owner has excluded. */
export function listEvents(
  data: CalendarData,
  choices: CalendarChoices,
  copy: EventCopy,
  quarterlyGroup: string | undefined,
): CalendarEvent[] {
  const conditions = collectConditions(choices, quarterlyGroup);
  const isApplicable = ({ when, id }: { when: Conditions; id: string }) =>
    !choices.without.includes(id) && areMet(when, conditions);
  const events = [
    ...data.due.filter(isApplicable).flatMap((rule) => createDueEvents(data, rule, copy)),
    ...data.habits.filter(isApplicable).flatMap(({ id, dates, title, note }) =>
      listYearlyDays(dates, data.from, data.to).map((day) =>
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
      ? data.festivals
          .filter((festival) => isSelected(festival, choices))
          .flatMap((festival) => createFestivalEvents(data, festival, choices, copy))
      : []),
    ...createOwnEvents(choices),
  ];
  return events.toSorted((a, b) => a.day.localeCompare(b.day) || a.uid.localeCompare(b.uid));
}

/** Whether all conditions of at least one list are true. */
const areMet = (when: Conditions, conditions: ReadonlySet<string>) =>
  when.some((list) => list.every((condition) => conditions.has(condition)));

export function listRecurringEvents(
  data: CalendarData,
  choices: CalendarChoices,
  quarterlyGroup: string | undefined,
): CalendarEvent[] {
  const conditions = collectConditions(choices, quarterlyGroup);
  return data.recurringRules
    .filter(({ when, id }) => !choices.without.includes(id) && areMet(when, conditions))
    .map((rule) => createRecurringEvent(data, rule));
}

function createDueEvents(data: CalendarData, rule: DueRule, copy: EventCopy): CalendarEvent[] {
  const authority = data.authorities[rule.authority];
  return listYearlyDays(rule.dates, data.from, data.to).map((regularDay) => {
    const day = rule.postponed?.[regularDay] ?? regularDay;
    const period = rule.period ? formatPeriod(regularDay, rule.period, copy) : "";
    const share = rule.shareByMonth?.[Number(regularDay.slice(5, 7))] ?? "";
    return createEvent({
      kind: "due",
      ruleId: rule.id,
      // By the regular day, so that a postponed date keeps its identity.
      key: `${rule.id}-${regularDay.slice(0, 7)}`,
      day,
      title: rule.title.replace("{period}", period).replace("{share}", share),
      note: rule.note,
      ...(authority && { source: { ...authority, asOf: rule.asOf, law: rule.law } }),
      cautions: [
        copy.extended,
        ...(day > data.knownUntil ? [copy.afterKnownRules] : []),
        ...(rule.isUncertain ? [copy.uncertain] : []),
      ],
      isUncertain: rule.isUncertain === true,
    });
  });
}

const isSelected = ({ id, regions }: FestivalDay, choices: CalendarChoices) =>
  !choices.without.includes(id) &&
  (!regions || regions.some((region) => choices.regions.includes(region)));

function createFestivalEvents(
  data: CalendarData,
  festival: FestivalDay,
  { lead: daysAhead }: CalendarChoices,
  copy: EventCopy,
): CalendarEvent[] {
  const { id, day, title, basis, note = "" } = festival;
  const isCertain = basis === "fixed" || basis === "published";
  const commonOptions = { ruleId: id, cautions: [copy.basis[basis]], isUncertain: !isCertain };
  const postingDay = addDays(day, -daysAhead);
  const festivalEvent = createEvent({
    ...commonOptions,
    kind: "festival",
    key: id,
    day,
    title,
    note,
  });
  if (postingDay < data.from) return [festivalEvent];
  const postingEvent = createEvent({
    ...commonOptions,
    kind: "postingStart",
    key: `${id}-lead`,
    day: postingDay,
    title: copy.postingTitle(title),
    note: copy.postingNote(title, formatWeekdayAndDay(day, copy), daysAhead),
  });
  return [postingEvent, festivalEvent];
}

function createOwnEvents({ own }: CalendarChoices): CalendarEvent[] {
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

function createRecurringEvent(data: CalendarData, rule: RecurringRule): CalendarEvent {
  const until = `UNTIL=${data.to.replaceAll("-", "")}`;
  const { weekdays = [], monthDay, frequency } = rule;
  const days = monthDay
    ? listYearlyDays([{ months: EVERY_MONTH, day: monthDay }], data.from, data.to)
    : weekdays.map((weekday) => getNextWeekday(data.from, weekday)).toSorted();
  const icsWeekdays = weekdays.map((weekday) => ICS_WEEKDAYS[weekday]).join(",");
  return createEvent({
    kind: "recurring",
    ruleId: rule.id,
    key: rule.id,
    day: days[0] ?? data.from,
    title: rule.title,
    note: rule.note,
    recurrence: {
      rule: monthDay
        ? `RRULE:FREQ=MONTHLY;${until};BYMONTHDAY=${monthDay}`
        : `RRULE:FREQ=WEEKLY;${until};BYDAY=${icsWeekdays}`,
      frequency,
    },
  });
}

const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const ICS_WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

type EventOptions = Omit<CalendarEvent, "uid" | "cautions" | "isUncertain"> &
  Partial<Pick<CalendarEvent, "cautions" | "isUncertain">> & { key: string };

const createEvent = ({
  key,
  cautions = [],
  isUncertain = false,
  ...event
}: EventOptions): CalendarEvent => ({
  ...event,
  uid: `${key}@calendar.angadi.example`,
  cautions,
  isUncertain,
});

/** Formats the period before a due date: "November 2026", "October to December 2026", "2026–27". */
export function formatPeriod(dueDay: Day, kind: PeriodKind, copy: EventCopy): string {
  const { first, last } = getPeriodBefore(dueDay, kind);
  const [firstYear = "", firstMonth = ""] = first.split("-");
  const [lastYear = "", lastMonth = ""] = last.split("-");
  const getMonthName = (month: string) => copy.months[Number(month) - 1] ?? "";
  if (kind === "month") return `${getMonthName(lastMonth)} ${lastYear}`;
  if (kind === "tax-year") return `${firstYear}–${lastYear.slice(2)}`;
  const start =
    firstYear === lastYear ? getMonthName(firstMonth) : `${getMonthName(firstMonth)} ${firstYear}`;
  return copy.formatRange(start, `${getMonthName(lastMonth)} ${lastYear}`);
}

/** Formats a day as "Friday 29 October". */
export function formatWeekdayAndDay(day: Day, copy: EventCopy): string {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = copy.weekdays[date.getUTCDay()] ?? "";
  return `${weekday} ${date.getUTCDate()} ${copy.months[date.getUTCMonth()] ?? ""}`;
}
