/**
 * The social media page. From the client's specification: 10 free posts with the trial, no credit
 * card; the three steps; the six features. The bakery is invented.
 */

const start = "Start Creating Content";

export const socialMediaHero = {
  eyebrow: "Social media manager",
  heading: ["A month of social media posts,", "written and scheduled."],
  lede: "Tell Angadi what you sell and what is coming up. It drafts posts for Instagram, Facebook, Twitter and LinkedIn. You drag them to the right day, and they go out on time.",
  button: start,
  promises: ["10 free posts with the trial", "No credit card"],
} as const;

/** The hero's picture: posts that the tool on this page makes for the sample. */
export const samplePosts = {
  isSample: true,
  label:
    "Four posts for January of a sample bakery, Meera’s Bakes in Hyderabad: til laddoo boxes at ₹240, greetings for Sankranti, its list of three things, and eggless plum cake at ₹720.",
} as const;

/** The month of posts before it is opened. */
export const monthSectionCopy = {
  intro: {
    eyebrow: "No account needed",
    heading: "Make a month of posts now",
    lede: "Name your business and up to five products or services. You get ten posts on the days that matter, each with its text and picture.",
  },
  points: [
    "Your offers, the festivals of your region, common advice of your trade and a question, each with the reason",
    "Texts that fit Instagram, Facebook, Twitter and LinkedIn",
    "Pictures with your price, as a ZIP; reminders for your phone’s calendar",
  ],
  open: "Plan my month",
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
