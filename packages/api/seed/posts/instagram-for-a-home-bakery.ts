import type { SeedPost } from "../seed-post.ts";

/** A month of Instagram for a home bakery: twelve posts, two hours a week, and what to count. */
export const post: SeedPost = {
  id: "instagram-for-a-home-bakery",
  title: "Instagram for a home bakery in two hours a week",
  excerpt:
    "Where the 120 minutes go, six photographs by one window, twelve posts for a month, a caption with the answers in it, and three numbers to write down on Monday.",
  category: "Marketing",
  author: "Angadi team",
  createdTimeStamp: "2026-05-20T04:30:00.000Z",
  readTime: 4,
  tags: ["instagram", "photos", "home bakery", "daily routine"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/instagram-for-a-home-bakery.svg" },
        caption:
          "A phone on a small tripod photographs a cake with one slice cut out, on a table beside a window.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say you bake at home in Pune: cakes to order, brownies on Saturdays, an oven that holds two tins. Instagram is full of bakers who seem to own a camera crew and no washing-up. You have two hours a week. That is enough for three posts, and three useful posts are enough for a neighbour to decide.",
      },
    },
    { type: "paragraph", data: { text: "Here is where the two hours go:" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Saturday, 20 minutes.</b> Photographs, while the day’s orders cool.",
          "<b>Sunday, 45 minutes.</b> Choose three pictures, write three captions, schedule them for Tuesday, Thursday and Saturday.",
          "<b>Monday to Friday, 10 minutes a day.</b> Answer comments and messages. That makes 50.",
          "<b>Monday, 5 minutes more.</b> Write down three numbers. Which ones comes at the end.",
        ],
      },
    },
    {
      type: "paragraph",
      data: { text: "20 + 45 + 50 + 5 = 120. When the time is up, put the phone in another room." },
    },
    { type: "paragraph", data: { text: "<h2>One extra hour, before the month begins</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Switch to a business account. It is free, and it can schedule posts inside the app. Then write the lines under your name. Instagram allows 150 characters, so spend them on what an order needs:",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<blockquote>Eggless cakes and brownies, baked at home in Kothrud, Pune. Order 3 days ahead on WhatsApp. Pick-up, or delivery in Kothrud and Karve Nagar.</blockquote>",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Below that goes one link, to your WhatsApp or your price page. Then make three posts and pin them to the top of the profile: what you bake with prices, how to order, where you deliver. Your FSSAI number belongs in the second. A home kitchen that sells is a food business and needs at least the basic registration (FSSAI, as of March 2026).",
      },
    },
    { type: "paragraph", data: { text: "<h2>Saturday: six pictures by one window</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Stand the cake near a window, switch off the tube light and lay down the same plain cloth every week. Then take six:",
      },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "The whole cake, with the phone held at the height of the cake.",
          "One slice, crumb side to the window.",
          "The top, from straight above.",
          "The cake with a hand or a teacup beside it, so that “1 kg” has a size.",
          "Ten seconds of video: the knife going in, or the ganache coming down.",
          "The packed box, as the customer will receive it.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "No colour filters. The sponge on the phone has to be the sponge in the box. And leave film songs alone: many are cleared on Instagram for personal accounts only, which is why a business account is offered fewer. A knife going through a crust needs no licence.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The month: twelve posts</h2>" } },
    {
      type: "paragraph",
      data: { text: "Each week has one subject, so you never sit down on Sunday and wonder." },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Week 1, what you bake.</b> Tuesday: your bestseller, with its price. Thursday: the brownie box, one piece broken open. Saturday: the price list, as three pictures to swipe.",
          "<b>Week 2, how you bake it.</b> Tuesday: the ten seconds of video. Thursday: the butter and chocolate you buy, labels showing. Saturday: you in your apron, and since when you have baked.",
          "<b>Week 3, how to order.</b> Tuesday: the steps from message to pick-up. Thursday: how many people half a kilo, one kilo and two kilos will feed. Saturday: what you don’t make. “No fondant, no same-day cakes” spares both sides a message.",
          "<b>Week 4, who eats it.</b> Tuesday: a cake on its own birthday table, with the family’s permission and no child’s face. Thursday: the question you heard most this month, answered. Saturday: the dates still open next month.",
        ],
      },
    },
    { type: "paragraph", data: { text: "Next month, keep the subjects and change the cakes." } },
    { type: "paragraph", data: { text: "<h2>A caption with the answers in it</h2>" } },
    {
      type: "paragraph",
      data: { text: "Four facts: what it is, how many it feeds, what it costs, by when to order." },
    },
    {
      type: "paragraph",
      data: {
        text: "<blockquote>Eggless chocolate truffle, 1 kg, feeds ten to twelve. ₹1,100. Order by Wednesday evening for Saturday. Pick-up in Kothrud is free, delivery ₹60. Write to us on WhatsApp, the link is on our profile.</blockquote>",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "When somebody comments “price?”, reply right there, with the figure. “DM for price” makes one person wait and tells the other forty readers that it is a secret. Hashtags that name your area are worth typing, three or four of them. A follower in Delhi is pleasant company but won’t collect a cake in Kothrud. So don’t buy followers, and skip the giveaways where everybody tags three friends.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Monday’s three numbers</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Ask every new customer where they found you. Then write down enquiries from Instagram, orders from Instagram, and rupees from Instagram. Likes have no column, since the butter can’t be paid with them. Say the first month brings 22 enquiries and nine orders:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Sales, nine orders at ₹850: ₹7,650",
          "Ingredients, box and gas at ₹390 an order: − ₹3,510",
          "Left: <b>₹4,140</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "It took 8 hours of Instagram, 1 of setting up and 13.5 of baking, at an hour and a half an order: 22.5 in all. ₹4,140 ÷ 22.5 = <b>₹184 an hour</b>. It is better to know that than to guess. The second month has no hour of setting up. And if three of the nine order again, those three cakes took no post at all. If the figure hasn’t moved after three months, raise the price or give the two hours to something else, such as a tasting plate at the society gate on Sunday.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Two more pages for when it works. The enquiries will arrive as chats, so read how to <a href="/blog/whatsapp-orders-without-the-chaos">turn chats into orders without losing any</a>. And if you wonder whether Instagram is the right place at all, the <a href="/business-starter-guide/social-media-strategy">guide to social media</a> helps you choose one.`,
      },
    },
  ],
};
