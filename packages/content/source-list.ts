/** The list of sources at the end of guides and posts. */
export const sourceListCopy = {
  heading: "Sources",
  intro:
    "Written by Angadi. A linked page was read on the day beside it. Where only an authority is named, no page was read: ask it before you rely on the figure.",
  checked: (day: string) => `, checked on ${day}`,
  authority: (name: string, day: string) =>
    `${name}: the authority to ask; no page was read. Looked up on ${day}`,
};
