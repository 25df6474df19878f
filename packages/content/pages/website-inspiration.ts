/**
 * The gallery of six designs (packages/content/designs.ts). From the client's specification: six
 * static cards, a Save button; a site made in a conversation, then a drag-and-drop editor. The
 * businesses are invented.
 */

const save = "Save";
const saved = "Saved";
const start = "Start with this design";

const gallery = {
  heading: "The six designs",
  savedHeading: "Saved designs",
  savedLink: "Saved",
  filters: {
    label: "Filter the designs",
    categories: "Kind of business",
    all: "All",
    removeTag: "(on, press to remove it)",
  },
  count: (count: number, { category, tag, savedList }: Choice) => {
    const designs = count === 1 ? "1 design" : `${count} designs`;
    if (savedList) return `${designs} on this list`;
    const of = [category && `in ${category.title}`, tag && `tagged ${tag.title}`].filter(Boolean);
    return [designs, ...of].join(" ");
  },
  empty: {
    heading: "No design for this choice",
    text: ({ category, tag }: Choice) =>
      [
        "None of the six is",
        category && `in ${category.title}`,
        category && tag && "and",
        tag && `tagged ${tag.title}`,
      ]
        .filter(Boolean)
        .join(" ") + ".",
    withoutTag: "Remove the tag",
  },
  emptyList: {
    heading: "This list is empty",
    text: "Press Save on a design and it is saved here, in this browser.",
  },
  all: "See all six designs",
  list: {
    note: "The link to this list shows the same designs to whoever opens it.",
    copyButton: {
      button: "Copy the link",
      copied: "Link copied",
      manualLabel: "Copy this link by hand",
    },
    saveAll: (count: number) => (count === 1 ? "Save this one, too" : `Save these ${count}`),
  },
  card: { save, saved, start, enlarge: "(larger view)", tags: "Tags" },
  viewer: {
    close: "Close",
    previous: "Previous design",
    next: "Next design",
    position: (current: number, total: number) => `Design ${current} of ${total}`,
    picture: "Picture of the website",
    phone: "See it on a phone",
    tags: "Tags",
    sentence: "Say it like this",
    copyButton: {
      button: "Copy the sentence",
      copied: "Sentence copied",
      manualLabel: "Copy this sentence by hand",
    },
    save,
    saved,
    start,
  },
  otherBusiness: {
    text: "Not your kind of business? Describe yours and see a draft",
    href: "/ai-website-builder#try",
  },
  note: "Sample businesses. Yours will look different.",
} as const;

/** The gallery's current filters. */
interface Choice {
  category: { title: string } | undefined;
  tag: { title: string } | undefined;
  savedList: readonly string[] | undefined;
}

export const inspirationCopy = {
  meta: {
    title: "Website inspiration",
    description: "Six website designs for six kinds of business, to look at and start from.",
  },
  heading: "Six website designs to start from",
  lede: "A bakery should not look like a law office. Save the designs you like, then describe your own business to Angadi and drag the rest into place.",
  street: "The six designs",
  gallery,
  closing: {
    heading: "Make a website of your own.",
    text: "Free to start. 14-day free trial. No credit card.",
    button: "Generate Website",
  },
};
