import { type Platform, POST_COUNT } from "./plan.ts";

/** Copy of the month of posts. */
export const monthCopy = {
  fields: {
    trade: { label: "What is your business?", example: "e.g. Bakery" },
    name: { label: "Its name (optional)", example: "e.g. Meera’s Bakes" },
    town: { label: "Town or area (optional)", example: "e.g. Hyderabad" },
    month: { label: "Month" },
    offers: "What do you want to show? Up to five products or services",
    offer: (index: number) => ({
      label: `Product or service ${index + 1}`,
      example: "e.g. Til laddoo box",
    }),
    price: (index: number) => ({ label: `Price ${index + 1}`, example: "e.g. ₹240" }),
    detail: (index: number) => ({
      label: `Detail ${index + 1}: what is good about it? (optional)`,
      example: "e.g. baked at six each morning",
    }),
  },
  offerMissing: "Name one product or service: the posts are about it.",
  submit: "Make my posts",
  empty: "Say what your business is and one product or service. Ten posts appear here.",
  platforms: {
    instagram: "Instagram",
    facebook: "Facebook",
    twitter: "Twitter",
    linkedin: "LinkedIn",
  } satisfies Record<Platform, string>,
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  count: (platforms: number) => `${POST_COUNT} posts, ${platforms} platforms`,
  hint: "Open a post to read it, change it or move it. With a mouse you can drag it to another day.",
  moved: (title: string, day: string) => `“${title}” now goes out on ${day}.`,
  dialog: {
    close: "Close the post",
    caption: "Text",
    length: (length: number, limit: number) => `${length} of ${limit} characters`,
    tooLong: (platform: string) => `Too long for ${platform}.`,
    day: "Goes out on",
    replace: "Another text",
    share: "Share",
    savePicture: "Save the picture",
    copyText: { button: "Copy the text", copied: "Copied.", manualLabel: "Copy this text" },
    pressAgain: "The picture is ready. Press Share again.",
    failed: "That could not be shared. Save the picture and copy the text instead.",
  },
  actions: {
    zip: "Download all (ZIP)",
    ics: "Reminders for my calendar",
    files:
      "The ZIP has ten pictures, the texts, and CSV files for Buffer and Publer. Those files carry text and time; both services take pictures only from a web address, so add the pictures there by hand.",
    again: "Ten other posts",
    made: "Ten other posts are here.",
    undo: "Back to the ones before",
    save: "Save in this browser",
    saved: "Saved in this browser.",
    making: "Making the files…",
    failed: "The files could not be made. Check your connection and try again.",
    link: {
      button: "Copy link",
      copied: "Copied. What you entered is in the link itself.",
      manualLabel: "Copy this link",
    },
  },
  kit: "The pictures carry your saved brand kit.",
  noKit: { text: "Your logo and colours on the pictures:", link: "make a brand kit" },
  label: "Month of posts",
  privacy: "What you type stays in your browser.",
  honest:
    "These posts are made from templates in your browser. The app writes with you, and sends them out on time.",
} as const;

/** "18:30" → "6:30 pm". */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
}
