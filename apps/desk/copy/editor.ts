import { glossary } from "./glossary.ts";

/** Copy of the rich editor of a post's text. */

/** Shown until the editor's script has loaded. */
export const needsScriptCopy =
  "Writing needs JavaScript, which is off or has not loaded. You can still change the other fields, save, publish and unpublish.";

export const importFileCopy = "Import Markdown or HTML…";

/** What was lost when text was pasted or imported. */
export const pasteNoticeCopy = {
  pictures: (count: number) =>
    count === 1
      ? "1 picture was left out. Add it with the Picture button."
      : `${count} pictures were left out. Add them with the Picture button.`,
  tables: (count: number) =>
    count === 1
      ? "1 table became a list, because the editor has no tables."
      : `${count} tables became lists, because the editor has no tables.`,
};

/** Labels of blocks in a comparison of texts. */
export const plainTextCopy = {
  bill: "[Bill]",
  dialogue: "[Dialogue]",
  picture: (caption: string, url: string) => `[Picture: ${caption}] ${url}`,
};

export const placeholderCopy = "Begin writing your post…";

/** For screen readers. */
export const editorHintCopy = "Alt+F10 moves to the toolbar, Escape returns to the text.";

export const toolbarCopy = "Formatting";

/** The toolbar's tools and their shortcuts; `Mod` is Ctrl, on a Mac ⌘. */
export const toolsCopy = {
  heading2: { label: "Heading H2", keys: "Mod+Alt+2" },
  heading3: { label: "Heading H3", keys: "Mod+Alt+3" },
  heading4: { label: "Heading H4", keys: "Mod+Alt+4" },
  quote: { label: "Quote", keys: "Mod+Shift+9" },
  bold: { label: "Bold", keys: "Mod+B" },
  italic: { label: "Italic", keys: "Mod+I" },
  strike: { label: "Strikethrough", keys: "Mod+Shift+X" },
  link: { label: "Link", keys: "Mod+K" },
  clearFormatting: { label: "Clear formatting", keys: "Mod+\\" },
  bullets: { label: "Bulleted list", keys: "Mod+Shift+8" },
  numbers: { label: "Numbered list", keys: "Mod+Shift+7" },
  bill: { label: "Bill: amounts on the right", keys: "Mod+Alt+8" },
  dialogue: { label: "Dialogue: one line per speaker", keys: "Mod+Alt+9" },
  indent: { label: "Increase indent", keys: "Tab" },
  outdent: { label: "Decrease indent", keys: "Shift+Tab" },
  picture: { label: "Picture", keys: "Mod+Alt+P" },
  up: { label: glossary.moveUp, keys: "Alt+Shift+↑" },
  down: { label: glossary.moveDown, keys: "Alt+Shift+↓" },
  remove: { label: "Delete block", keys: "Alt+Shift+Backspace" },
  undo: { label: "Undo", keys: "Mod+Z" },
  redo: { label: "Redo", keys: "Mod+Shift+Z" },
};

export type Tool = keyof typeof toolsCopy;

export const readOnlyBlockCopy = "This block cannot be edited here. You can move or delete it.";

export const linkCopy = {
  title: "Link",
  address: "URL",
  addressHint: "shop.example, /pricing, name@shop.example or tel:+91…",
  displayText: "Text to display",
  insert: "Insert link",
  remove: "Remove link",
  cancel: glossary.cancel,
  invalid:
    "Enter a web address, an email address, tel: with a number, or a page of this site such as /pricing.",
};

export const pictureCopy = {
  title: "Picture",
  choose: "Choose a picture",
  none: "No pictures yet. Add the first one below.",
  loading: "Loading pictures…",
  file: "Or upload one",
  fileHint: glossary.pictureFileHint,
  alt: glossary.altText,
  altHint: "Describe what the picture shows. The text also appears below it.",
  insert: "Insert picture",
  change: "Change picture",
  cancel: glossary.cancel,
  missingPicture: "Choose a picture, or a file to upload.",
  missingAlt: glossary.enterAltText,
  coverTitle: "Cover picture",
  useAsCover: "Use as cover",
  unreachable:
    "The server is not responding, so nothing was added. Wait a few seconds and try again.",
  signedOut: "You are signed out, so nothing was added. Sign in from another tab, then try again.",
  noAltYet: "No alt text yet. Add it before you publish.",
  externalPicture: "Picture from another site:",
};
