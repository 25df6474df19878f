/** Copy of the notice shown if the browser stores nothing. */
export const notSavedCopy = {
  title: "Not saved in this browser.",
  text: "It has no room left, or does not allow saving. What you entered is lost when this page is closed. Download a copy; the page “Saved” restores it here or in another browser.",
  download: "Download a copy",
};
