const formatter = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** "Nov 12, 2026": always the date in India, whatever the server's or browser's time zone. */
export const formatDate = (iso: string): string => formatter.format(new Date(iso));
