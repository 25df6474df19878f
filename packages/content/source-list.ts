/** The list of sources at the end of guides and posts. */
export const sourceListCopy = {
  heading: "Sources",
  intro:
    "Written by Angadi. We read each linked page on the date shown. Where a source is only a name, the text rests on our own notes of that day. Ask there before you rely on it.",
  checked: (day: string) => `, checked on ${day}`,
  authority: (name: string, day: string) =>
    `${name}: from our own notes of ${day}, not checked on its page`,
};
