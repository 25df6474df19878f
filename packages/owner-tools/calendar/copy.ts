import { getFactValue } from "@angadi/content/facts";
import { plural } from "../kit/plural.ts";

const titles = {
  gst: "GST",
  tax: "Income tax and company papers",
  staff: "Staff",
  food: "Food licence",
  books: "Your books",
  posts: "Posts and festivals",
  own: "Dates of your own",
  reminders: "Reminders",
};

export type CalendarStep = keyof typeof titles;

export const calendarCopy = {
  heading: "Your calendar, until November 2027",
  lede: "Choose what applies to your business. The dates go into the calendar of your phone or computer as one file. Each date names its authority and has a reminder. Import a newer file later and it updates the dates instead of duplicating them.",
  exampleFilesNote:
    "The files contain the choices shown here. Open the .ics file on the phone, or import it in Google Calendar, Outlook or Apple Calendar. The list has every date as plain text.",
  resets: [
    { id: "example", label: "This guide’s choice", message: "The guide’s choice is back." },
    { id: "empty", label: "Untick everything", message: "Everything is unticked." },
  ],
  ics: "Calendar file (.ics)",
  text: "Plain list (.txt)",
  blocked: "No file was made: one of your own dates has no name or no day. Correct it first.",
  orders: {
    "social-media-strategy": ["posts", "own", "reminders", "gst", "tax", "staff", "food", "books"],
    "hr-compliance-checklist": [
      "staff",
      "own",
      "reminders",
      "gst",
      "tax",
      "food",
      "books",
      "posts",
    ],
    "accounting-basics": ["books", "gst", "tax", "staff", "food", "own", "reminders", "posts"],
    "tax-planning-strategies": [
      "gst",
      "tax",
      "staff",
      "food",
      "books",
      "own",
      "reminders",
      "posts",
    ],
  } as Readonly<Record<string, readonly CalendarStep[]>>,
  steps: {
    label: "What applies to you",
    titles,
    nothing: "Nothing chosen",
    gst: {
      legend: "How do you file GST?",
      options: [
        { value: "none", label: "Not registered" },
        { value: "monthly", label: "Every month" },
        { value: "qrmp", label: "Every quarter, tax every month (QRMP)" },
        { value: "composition", label: "Composition scheme" },
      ],
      summaries: {
        none: "Not registered",
        monthly: "Returns every month",
        qrmp: "Returns every quarter",
        composition: "Composition scheme",
      },
      state: "State of your principal place of business",
      stateHint: `It decides whether the quarter’s return is due on the ${getFactValue("due-gstr-3b-quarterly.1")} or the ${getFactValue("due-gstr-3b-quarterly.2")}.`,
      noState: "Choose the state",
      groups: {
        "22": `Due on the ${getFactValue("due-gstr-3b-quarterly.1")}`,
        "24": `Due on the ${getFactValue("due-gstr-3b-quarterly.2")}`,
      },
      above2Crore: `Turnover above ${getFactValue("gst-annual-return.1")} in 2025–26 (annual return)`,
    },
    tax: {
      label: "Income-tax dates",
      business: {
        legend: "Your business is",
        options: [
          { value: "proprietor", label: "A proprietor’s" },
          { value: "firm", label: "A partnership firm" },
          { value: "llp", label: "An LLP" },
          { value: "company", label: "A private company" },
          { value: "opc", label: "A one person company" },
        ],
      },
      audit: "The books are audited (by tax law or another)",
      advance: {
        legend: "Advance tax",
        options: [
          {
            value: "none",
            label: `Not due (less than ${getFactValue("advance-tax-from")} after TDS)`,
          },
          { value: "four", label: "Four instalments" },
          { value: "one", label: "Presumptive income: one payment" },
        ],
      },
      tds: "I deduct TDS from others",
      tdsHint: "Salaries, rent, contractors, professionals.",
      registrar: "Papers to the registrar (LLP and company)",
      summaries: { tax: "Income tax", tds: "TDS", registrar: "registrar" },
    },
    staff: {
      label: "I employ people",
      headcount: {
        legend: "How many, counted as the guide counts",
        options: [
          { value: "1", label: "1 to 9" },
          { value: "10", label: "10 to 19" },
          { value: "20", label: "20 or more" },
        ],
      },
      pf: "Provident fund",
      esi: "ESI",
      professionalTax:
        "Professional tax differs by state, and pages contradict one another. Look up your state’s day and put it among your own dates.",
      summaries: { staff: "Wages and headcount", pf: "PF", esi: "ESI" },
    },
    food: {
      legend: "Do you deal in food?",
      options: [
        { value: "none", label: "No" },
        { value: "shop", label: "We sell or serve it" },
        { value: "maker", label: "We make, pack or import it under a licence" },
      ],
      summaries: { none: "No", shop: "We sell or serve it", maker: "We make, pack or import it" },
      fee: `Since April 2026 registrations and licences do not run out, but the ${getFactValue("fssai-valid")} is still due (FSSAI, as of April 2026). Its day is on your certificate or in FoSCoS: put it among your own dates.`,
    },
    books: {
      label: "Closing the month and the year",
      hint: "The routine of the accounting guide; nobody’s law.",
      summary: "Month closed by the 7th",
    },
    posts: {
      label: "The four-hour week",
      hint: "Photographs on Tuesday, captions on Wednesday, posts, the tick sheet.",
      festivals: "Festivals and days on which people buy",
      regions: {
        legend: "Where your customers are",
        options: [
          { value: "north", label: "North" },
          { value: "south", label: "South" },
          { value: "east", label: "East" },
          { value: "west", label: "West" },
          { value: "north-east", label: "North-east" },
        ],
      },
      daysAhead: "Start posting before each",
      formatDays: (days: number) => plural(days, "day"),
      summaries: { posting: "Four-hour week", festivals: "festivals" },
    },
    own: {
      intro:
        "Trade licence, lease, insurance, professional tax, the day the shop opened: what no list can know.",
      title: "What",
      day: "On",
      add: "Add a date",
      remove: (title: string) => `Remove ${title || "this date"}`,
      noTitle: "Enter what the date is for",
      noDay: "Choose a day",
      full: "Up to twelve dates fit. Remove one to add another.",
      formatSummary: (count: number) =>
        count === 0 ? "Licence, lease, insurance" : plural(count, "date"),
    },
    reminders: {
      legend: "Remind me at nine in the morning",
      hint: "Not for posts and weekly tasks. Some calendars use their own reminders for whole days instead.",
      formatDays: (days: number) => (days === 0 ? "On the day" : `${plural(days, "day")} before`),
      formatSummary: (days: readonly number[]) =>
        days.length === 0
          ? "None"
          : days
              .map((day) => (day === 0 ? "on the day" : plural(day, "day before", "days before")))
              .join(", "),
    },
  },
  list: {
    heading: "What is coming",
    formatCount: (eventCount: number, recurringCount: number) =>
      recurringCount === 0
        ? plural(eventCount, "date")
        : `${plural(eventCount, "date")}, and ${plural(recurringCount, "task that repeats", "tasks that repeat")} every week or month`,
    recurring: "Every week and month",
    edition:
      "Compiled on 21 November 2026. Dates after 31 March 2027 follow standing rules; those marked “Check” are not settled.",
    moreInFiles: "These are the first. The files have the whole year.",
    noEvents: "Nothing yet. Tick what applies to you.",
    openAll: "Open every month",
    closeAll: "Close every month",
    uncertain: "Check",
    formatSource: (name: string, asOf: string) => `${name}, as of ${asOf}`,
    kinds: {
      due: "Due date",
      habit: "Good habit",
      festival: "Festival or shop day",
      postingStart: "Posting begins",
      own: "Your own date",
      recurring: "Every week and month",
    },
    exclude: "Leave out all year",
    excluded: "Left out",
    restore: (title: string) => `Put back ${title}`,
  },
} as const;

export type CalendarCopy = typeof calendarCopy;
export type CalendarListCopy = CalendarCopy["list"];
export type CalendarStepCopy = CalendarCopy["steps"];
