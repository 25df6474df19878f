const format = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** "Nov 12, 2026": the day in India, whichever clock the server or browser goes by. */
export const shortDate = (iso: string): string => format.format(new Date(iso));
