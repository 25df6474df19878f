/**
 * The social media page. From the client's specification: 10 free posts with the trial, no credit
 * card; the three steps; the six features. The calendar's festivals are those of January 2027: the
 * sun enters Makara on the 14th after sunset, so Sankranti and Pongal are kept on the 15th, Bhogi
 * on the 14th; Lohri and Uttarayan have fixed days. The bakery and its posts (`social-posts.ts`)
 * are invented.
 */

const start = "Start Creating Content";

export const socialMediaHero = {
  eyebrow: "Social media manager",
  heading: ["A month of social media posts,", "written and scheduled."],
  lede: "Tell Angadi what you sell and what is coming up. It drafts posts for Instagram, Facebook, Twitter and LinkedIn. You drag them to the right day, and they go out on time.",
  button: start,
  promises: ["10 free posts with the trial", "No credit card"],
} as const;

export const calendar = {
  intro: {
    eyebrow: "The content calendar",
    heading: "See the whole month on one calendar",
    lede: "An example: a bakery in Hyderabad, from New Year’s Day to Republic Day. That is ten posts, and ten are free with the trial.",
  },
  month: "2027-01",
  monthName: "January 2027",
  sample: true,
  shop: "Meera’s Bakes, Hyderabad",
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  dayName: (weekday: string, dayOfMonth: number) => `${weekday}, ${dayOfMonth} January`,
  festivals: {
    1: { name: "New Year’s Day", picture: "sun" },
    13: { name: "Lohri", picture: "fire" },
    14: { name: "Bhogi, Uttarayan", picture: "kite" },
    15: { name: "Sankranti, Pongal", picture: "pot" },
    16: { name: "Kanuma", picture: "cane" },
    23: { name: "Netaji Jayanti" },
    26: { name: "Republic Day", picture: "drum" },
  },
  count: (postCount: number) => `${postCount} posts, four platforms`,
  hint: "Open a post to read it or to move it to another day. With a mouse you can drag it there.",
  dialog: {
    close: "Close the post",
    day: "Goes out on",
    move: "Put it on this day",
  },
  moved: (title: string, day: string) => `“${title}” now goes out on ${day}.`,
} as const;

/** The hero's picture: a sentence, and the posts made from it. */
export const drafts = {
  promptLabel: "You type",
  prompt: "Til laddoo boxes for Sankranti, 500 g, ₹240. Orders till the 12th.",
} as const;

export const steps = {
  eyebrow: "How it works",
  heading: "Three steps to a month of posts",
  steps: [
    {
      title: "Generate content",
      text: "Say what is new in the shop. The AI writes a draft for each platform, and you correct it.",
    },
    {
      title: "Plan the calendar",
      text: "Every draft is a card on the calendar. Drag and drop it to the day it should go out.",
    },
    {
      title: "Schedule and analyze",
      text: "Posts go out at the hour you set. At the end of the week you see which ones people looked at.",
    },
  ],
} as const;

export const socialMediaFeatures = {
  eyebrow: "What you get",
  heading: "Six jobs the social media manager does for you",
  features: [
    {
      icon: "draft",
      title: "AI content creation",
      text: "One sentence from you becomes a draft that suits each platform.",
    },
    {
      icon: "calendar",
      title: "Content calendar",
      text: "The whole month on one page, so you see which days are empty.",
    },
    {
      icon: "clock",
      title: "Auto-scheduling",
      text: "Posts go out at the hour you set, on Sundays and at six in the morning too.",
    },
    {
      icon: "analytics",
      title: "Performance analytics",
      text: "See what each post did, and write more of what worked.",
    },
    {
      icon: "inbox",
      title: "Engagement management",
      text: "Comments and messages from all four platforms in one unified inbox, so no “price?” gets lost.",
    },
    {
      icon: "lamp",
      title: "Content inspiration",
      text: "Ideas for the days when nothing happens, and for the festivals before they come.",
    },
  ],
} as const;

export const socialMediaClosing = {
  heading: "Make your first 10 posts free.",
  text: "10 free posts with the trial. No\u00a0credit\u00a0card.",
  button: start,
};
