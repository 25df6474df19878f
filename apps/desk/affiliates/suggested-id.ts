/** An id that is likely to suit: the company's or the person's name in small letters. */
export const suggestedId = (company: string, name: string): string => slug(company) || slug(name);

const slug = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 40);
