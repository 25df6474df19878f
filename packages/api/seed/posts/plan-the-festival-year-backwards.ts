import type { SeedPost } from "../seed-post.ts";

/** Planning a festival backwards from the day: stock, cash and messages, worked for a sweet shop. */
export const post: SeedPost = {
  id: "plan-the-festival-year-backwards",
  title: "Call the festival day 0, then count backwards",
  excerpt:
    "Stock, helpers, posts and cash for one festival, counted back from the day that nobody can move. Worked through for 400 boxes in a sweet shop.",
  category: "Marketing",
  author: "Angadi team",
  createdTimeStamp: "2026-11-03T04:30:00.000Z",
  readTime: 5,
  tags: ["festivals", "cash flow", "messages", "diwali"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/plan-the-festival-year-backwards.svg" },
        caption:
          "Steps with calendar leaves lead from a lit diya down to two gift boxes, and a dotted arrow points the same way.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "This is the week when you have no time to plan, so do only one thing. Tape a sheet of paper beside the till. Whenever something runs out, or somebody asks for what you don’t have, or a helper stands idle, write down the day and the hour. Read the rest when the lights are down.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "A festival has one quality that no other busy week has: nobody can move it. So make it the fixed point for next year. Call it <b>day 0</b> and count every job back from there. Take the date from the calendar your customers follow. Many festivals go by the moon, move by weeks from one year to the next, and can fall a day apart in two states. Look it up before you print anything.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "To have something to count, say you run a sweet shop in Jabalpur and want to sell 400 gift boxes at ₹600. The figures are made up. The order of things is the point.",
      },
    },
    { type: "paragraph", data: { text: "<h2>How early is early enough?</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Ask two questions of everything you need. When must it be here? How long does it take to come? Add the answers.",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Printed boxes.</b> Here by day −20, so that you can pack a trial. The printer takes 40 days. Order on day −60.",
          "<b>Cashew, almonds, ghee.</b> They keep, and the price tends to climb as the day comes near. Half on day −30, half on day −10.",
          "<b>Milk sweets.</b> Say yours keep three days. Then none is made before day −3, and the last three days decide how many hands you need.",
          "<b>Helpers.</b> Here from day −10. Spoken to by day −45, because every shop in the lane wants the same four people.",
          "<b>A photograph.</b> Needed on day −30, so one real box must be packed, in last year’s carton if need be, by day −40.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Your own kitchen decides what keeps three days. The date on the label has to be true for the last box as well as the first. A gift shop has it easier on day −3 and harder on day +2: nothing spoils, and whatever is unsold stands on the shelf as money you can’t spend.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The cash, in the same order</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Write each payment against its day and keep a running total. For the 400 boxes it looks like this:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Day −60.</b> Half the price of the boxes, ₹14,000 out. Total −₹14,000",
          "<b>Day −40.</b> Price cards and photographs, ₹4,000 out. Total −₹18,000",
          "<b>Day −30.</b> First half of dry fruit and ghee, ₹50,000 out. Total −₹68,000",
          "<b>Day −28.</b> Companies book 150 boxes and pay half, ₹45,000 in. Total −₹23,000",
          "<b>Day −20.</b> Boxes arrive, are counted, and the other ₹14,000 goes out. Total −₹37,000",
          "<b>Days −14 to −10.</b> Families book 100 boxes and pay half, ₹30,000 in. Total −₹7,000",
          "<b>Day −10.</b> The rest of the goods, ₹74,000 out. Total −₹81,000",
          "<b>Days −10 to −1.</b> Four helpers at ₹600 for ten days, ₹24,000, and delivery, ₹12,000, out. Total −₹1,17,000",
          "<b>Days −2 to 0.</b> Balances on the booked boxes, ₹75,000 in. Total −₹42,000",
          "<b>Days −3 to 0.</b> The counter sells 150 boxes, ₹90,000 in. Total <b>+₹48,000</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Out of ₹2,40,000 you keep ₹48,000, or 20 paise in the rupee. Now look at the lowest line instead of the last. At its worst, with all wages and deliveries paid before the rest comes in, you need <b>₹1,17,000</b> of your own. If it isn’t there, you want to find out on day −60, when you can still plan 300 boxes.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The advances don’t add one rupee to the profit. But without them the lowest line would have been the whole outlay, ₹1,92,000. Your customers lent you the ₹75,000 between the two, free of interest, because you asked.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "And suppose the companies say they pay in 30 days, with no advance. Their ₹90,000 is then missing from both ends. The lowest line is ₹1,62,000, and on the evening of day 0 you stand at −₹42,000 with an empty shop. Settle their terms when you take the order.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What to say, and on which day</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The messages count backwards too. On <b>day −45</b>, by telephone or one at a time on WhatsApp, to whoever ordered for their office last year:",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“Good morning [name]. Last year you took 60 boxes from us. This year’s box is ready to taste. I can bring one to your office on Tuesday or Wednesday. Bookings made by the [date] keep this price, and half in advance holds them. Which day suits you?”",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Day −30.</b> One photograph for everyone: the open box, its weight, its price, the last booking date.",
          "<b>Day −14.</b> “Booking is open for 250 boxes. Half in advance, pick-up on three days, choose yours.”",
          "<b>Day −7.</b> How many are left. The true number.",
          "<b>Day −3.</b> “Booking is closed. Boxes and loose sweets at the counter, 8 am to 9 pm.”",
          "<b>Day +3.</b> Thank you, your opening hours, nothing to sell.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Write all six on one quiet afternoon before day −45. Nobody has composed a good sentence on day −3.",
      },
    },
    { type: "paragraph", data: { text: "<h2>One look on the evening of day −2</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Put three numbers beside each other: boxes booked, boxes sold at the counter, boxes packed. Say 250 are booked and the counter has sold 60 in its first two days. Then 90 remain for the last two, and at the same pace only 60 of them will go. Last year’s sheet tells you whether day −1 runs faster. If it doesn’t, pack 30 fewer, make less in the morning, and let the counter sell the sweets loose. Stopping in time is worth more than a discount on day +1.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Day +2, while your feet still hurt</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Take down the sheet by the till and lay it beside the plan. Four answers for next year: what ran out first, what was left over, which day had too few hands, who paid late. Staple to it the box printer’s bill and the price of cashew in the last week. Then change the dates and the figures, and most of the next plan is written.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Two companions: <a href="/blog/price-a-festival-gift-box">how to price the box itself</a>, and the <a href="/business-starter-guide/cash-flow-management">cash flow guide</a> for the other eleven months.`,
      },
    },
  ],
};
