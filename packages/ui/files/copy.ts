/** Copy about downloading and printing, which in-app browsers often ignore. */
export const filesCopy = {
  downloadStarted: (name: string) => `Download started: ${name}`,
  noFile: "No file in your downloads?",
  noPrint: "Nothing to print here?",
  explanation:
    "Browsers inside apps such as Instagram and WhatsApp often save no files and do not print. Share from here, or open this page in Chrome or Safari. What you entered here stays in this browser.",
  shareFile: "Share the file",
  sharePage: "Share this page",
  openInBrowser: "Open in the browser",
  link: { button: "Copy the link", copied: "Copied.", manualLabel: "Copy this link" },
};
