const formatter = new Intl.DateTimeFormat("en-IN", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2027-01" → "January 2027". */
export const formatMonth = (month: string): string => formatter.format(new Date(`${month}-01`));
