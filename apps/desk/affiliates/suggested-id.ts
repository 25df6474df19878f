/** A suggested id: the slug of the company's name, else of the person's. */
export const suggestId = (company: string, name: string): string => slug(company) || slug(name);

const slug = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 40);
