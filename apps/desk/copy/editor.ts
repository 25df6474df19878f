/** The rich editor of a post's text. */

export const modes = { label: "Write as", rich: "Rich", text: "Text" };

export const placeholder = "Write here.";

/** Of the field, for people who do not see it. */
export const richHint = "Alt+F10 goes to the formatting, Escape comes back.";

export const toolbar = "Formatting";

/** What the toolbar does, with its keys; `Mod` is Ctrl, on a Mac ⌘. */
export const tools = {
  heading2: { label: "Heading H2", keys: "Mod+Alt+2" },
  heading3: { label: "Smaller heading H3", keys: "Mod+Alt+3" },
  heading4: { label: "Smallest heading H4", keys: "Mod+Alt+4" },
  quote: { label: "Quote", keys: "Mod+Shift+9" },
  bold: { label: "Bold", keys: "Mod+B" },
  italic: { label: "Italic", keys: "Mod+I" },
  strike: { label: "Struck out", keys: "Mod+Shift+X" },
  link: { label: "Link", keys: "Mod+K" },
  plain: { label: "Plain text", keys: "Mod+\\" },
  bullets: { label: "List", keys: "Mod+Shift+8" },
  numbers: { label: "Numbered list", keys: "Mod+Shift+7" },
  bill: { label: "Bill: amounts on the right", keys: "Mod+Alt+8" },
  dialogue: { label: "Dialogue: one line per speaker", keys: "Mod+Alt+9" },
  indent: { label: "Item further in", keys: "Tab" },
  outdent: { label: "Item further out", keys: "Shift+Tab" },
  picture: { label: "Picture", keys: "Mod+Alt+P" },
  up: { label: "Move up", keys: "Alt+Shift+↑" },
  down: { label: "Move down", keys: "Alt+Shift+↓" },
  remove: { label: "Remove this block", keys: "Alt+Shift+Backspace" },
  undo: { label: "Undo", keys: "Mod+Z" },
  redo: { label: "Redo", keys: "Mod+Shift+Z" },
};

export type Tool = keyof typeof tools;

export const kept = "The editor cannot change this piece. You can move it or remove it.";

export const link = {
  title: "Link",
  address: "Leads to",
  addressHint: "shop.example, /pricing, name@shop.example or tel:+91…",
  copy: "Words",
  set: "Set link",
  remove: "Remove link",
  cancel: "Cancel",
  invalid:
    "Please write an address of the web, a mail address, tel: with a number, or a path of this site such as /pricing.",
};

export const picture = {
  title: "Picture",
  choose: "Pictures at the desk",
  none: "No pictures yet. Add the first one below.",
  loading: "Looking for pictures …",
  file: "Or add one",
  fileHint: "JPEG, PNG, WebP or AVIF, up to 15 MB.",
  alt: "Alt text",
  altHint: "What it shows. It appears below the picture, too.",
  insert: "Insert picture",
  change: "Change picture",
  cancel: "Cancel",
  nothing: "Choose a picture, or a file to add.",
  noAltText: "Enter alt text.",
  away: "The desk does not answer. Nothing was added. Please try again.",
  signedOut: "You are signed out. Sign in in another tab, then try again.",
  wordless: "No words yet. It cannot be published without.",
  elsewhere: "A picture that is not kept at the desk:",
};
