/** The list of sources at the end of guides and posts. */
export const sourceListCopy = {
  heading: "Sources",
  intro:
    "Written by Angadi. We read each linked page on the date shown. Where a source is only a name, we have not read its page. Ask that authority before you rely on the figure.",
  checked: (day: string) => `, checked on ${day}`,
  authority: (name: string, day: string) =>
    `${name}: ask this authority. We have not read its page; figure noted on ${day}`,
};
