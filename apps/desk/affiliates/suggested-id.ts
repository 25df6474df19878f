/** Suggests a partner id: the slug of the company's name, or of the person's. */
export const suggestId = (company: string, name: string): string => toSlug(company) || toSlug(name);

const toSlug = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 40);
