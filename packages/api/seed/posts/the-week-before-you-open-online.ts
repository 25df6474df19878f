import type { SeedPost } from "../seed-post.ts";

/** Twenty checks before a website goes live, spread over seven days. */
export const post: SeedPost = {
  id: "the-week-before-you-open-online",
  title: "Twenty checks for the week before you open online",
  excerpt:
    "From Monday’s words to Sunday’s first twenty customers: a day-by-day list for a pickle maker in Guntur, with one real order, one refund and one dropped jar.",
  category: "Getting started",
  author: "Angadi team",
  createdTimeStamp: "2026-07-15T04:30:00.000Z",
  readTime: 5,
  tags: ["website", "getting started", "orders", "upi", "daily routine"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/the-week-before-you-open-online.svg" },
        caption:
          "A browser window with its shop shutter half raised, a ladder beside it, and seven day markers above, six of them ticked.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The website is finished, in the sense that you can’t bear to look at it any more. Good. From here on, other people should. Keep it unannounced for one more week and give it under an hour a day. Say you make pickles in Guntur and will post them across the country: avakaya, gongura, and a lime that sells itself.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Copy the twenty onto a sheet of paper and tick as you go. What fails is put right the same day.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Monday: the words (1 to 3)</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Read every page aloud,</b> on the phone. Your ear catches what your eye skips, above all the sentence somebody else’s template left behind and the phone number that is 98765 43210.",
          "<b>Lay your bill, a photo of your signboard and your Google listing</b> beside the contact page. Name, address and number must agree to the letter.",
          "<b>Hunt for promises without a figure.</b> “Fast delivery” becomes “posted on Tuesdays and Fridays, 3 to 6 days in the southern states”. Ask your courier for the days.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>Tuesday: prices and papers (4 to 7)</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Compare every price with your own list,</b> with GST in it or not, and delivery by zone. One wrong zero and you will meet its buyer.",
          "<b>Photograph each label</b> and type from the photograph: net weight, MRP, ingredients, shelf life, your name and address, the FSSAI number. Companies that sell online must show most of what the packet says on the page as well (Legal Metrology rules, Department of Consumer Affairs, since January 2018). Do the same at any size: it answers half the questions in advance.",
          "<b>Write the small pages:</b> delivery, returns, refunds, cancellation, privacy. Half a page each in your own words. “If a jar arrives broken, send us a photo within two days and we post another at our cost.”",
          "<b>Say who answers a complaint:</b> a name, a phone, an email. The Consumer Protection (E-Commerce) Rules of July 2020 (Department of Consumer Affairs) ask online sellers to show their legal name, address and grievance officer, to acknowledge a complaint within 48 hours and to settle it within a month. In a kitchen of two, the grievance officer is you.",
        ],
      },
    },
    {
      type: "paragraph",
      data: { text: "<h2>Wednesday: the oldest phone in the family (8 to 10)</h2>" },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Open the site on it,</b> on mobile data, standing in the lane. If you can count to five before the avakaya appears, the photographs are too heavy.",
          "<b>Press everything with your thumb.</b> Call must ring the right phone. WhatsApp must open the right chat. The map must end at your gate.",
          "<b>Set the text to the largest size</b> and hold the phone in the sun. Whatever is cut off or too pale, your older customers will not see either.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>Thursday: real money (11 to 14)</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Order</b> two jars of avakaya and one of gongura, like anybody else. 2 × ₹320 + ₹280 + ₹80 delivery = ₹1,000. Pay by UPI, then do it again by card.",
          "<b>Follow the ₹1,000.</b> Say the payment company takes 2% and GST of 18% on its fee. That is ₹20 + ₹3.60, and ₹976.40 should reach your bank on the day their terms name. If it doesn’t, you want to learn that from your own order.",
          "<b>Refund one of the two.</b> How many days until the money is back, and what message did the customer get? Copy those days into your refund page. Ask, too, whether the fee comes back.",
          "<b>Start a third order</b> and close the app in the middle of paying. Does it show up as unpaid? Did anyone tell you? This happens every evening when the signal drops.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>Friday: the pipes (15 to 17)</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          `<b>Type the address</b> with www and without, and look for the padlock each time. It should be registered in your name, with the renewal date in your calendar. If it isn’t, <a href="/blog/choose-a-web-address">settle that first</a>.`,
          "<b>Send every form.</b> Find where the mail lands, look in spam, and answer it from there. A form that writes to a mailbox nobody opens is worse than no form.",
          "<b>Send the address to yourself on WhatsApp:</b> it should show a picture, a title and one good sentence. Then ask whoever built the site whether “hide from search engines” is still switched on, and have it switched off on Sunday.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>Saturday: strangers (18 and 19)</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Hand the phone to three people</b> who have never bought from you. One finds out what two jars cost delivered to Visakhapatnam. One finds out what happens if a jar breaks. One places an order. You sit on your hands. Don’t explain, don’t point. Note where each of them stops.",
          "<b>Play a whole order through:</b> who sees it first, who packs, what goes on the label, who tells the customer. Then pack a jar the way you mean to pack it and drop it from the height of your waist, three times. Do this outdoors.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>Sunday: open, quietly (20)</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "<b>Tell twenty regulars,</b> one by one, and ask them to order something small:",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“Namaste [name]. Our pickles can now be ordered at [address]. You are one of the first twenty I am telling. If anything is confusing, please send me a photo of the screen. I will be sitting by the phone until one o’clock.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "And then do sit there. Twenty friendly people will find the twenty-first fault for you. On Monday you write the address on the shop’s status, the bill and the parcel tape.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What doesn’t have to be ready</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "The blog, the second language and the video of your grandmother’s stone grinder.",
          "The fourth shade of green.",
          "Any page that is still “coming soon”. Take it down until it has come.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `From tomorrow your customers will say what to change next. Keep Thursday’s test order as a habit: one on the first of each month, because payment settings break without a sound. If you are still two weeks from this week, the <a href="/business-starter-guide/website-setup-checklist">setup checklist</a> covers the building.`,
      },
    },
  ],
};
