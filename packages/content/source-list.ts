/** The list of sources at the end of guides and posts. */
export const sourceListCopy = {
  heading: "Sources",
  intro:
    "Written by Angadi. We read each linked page on the date shown. Where only an authority is named, we have not read its page: check with it before you rely on the figure.",
  checked: (day: string) => `, checked on ${day}`,
  authority: (name: string, day: string) =>
    `${name}: ask this authority. We have not read its page; figure noted on ${day}`,
};
