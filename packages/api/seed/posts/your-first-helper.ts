import type { SeedPost } from "../seed-post.ts";

/** What a first helper costs in a year, what the law asks, and a plan for the first month. */
export const post: SeedPost = {
  id: "your-first-helper",
  title: "Your first helper: the bill for a year and a fair first month",
  excerpt:
    "A salary of ₹15,600 costs a stationery shop ₹18,180 a month. Where the rest goes, what she must bring in, what the law asks, and four weeks planned.",
  category: "People",
  author: "Angadi team",
  createdTimeStamp: "2026-08-05T04:30:00.000Z",
  readTime: 4,
  tags: ["hiring", "costing", "cash flow", "daily routine"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/your-first-helper.svg" },
        caption:
          "Two aprons and a shop key on a row of pegs, one apron new with its label still on, above a counter with two glasses of tea.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "You have decided to pay ₹15,600 a month, and you think that is what she will cost. It will be nearer ₹18,180. The difference is tea, Diwali, the days she is ill and the paper she spoils while she learns. All of it is reasonable. It only hurts when you meet it one piece at a time.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say you have a stationery and photocopy shop in Jabalpur, closed on Tuesdays. She works from ten to seven with an hour’s break, 26 days a month.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The bill for one year</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Wages, ₹15,600 × 12: ₹1,87,200",
          "Tea and something with it, ₹30 × 26 days × 12: ₹9,360",
          "Diwali, half a month: ₹7,800",
          "Somebody to stand in on 12 days of paid leave, at ₹600: ₹7,200",
          "A stool, a locker and a lamp, once: ₹2,600",
          "Accident cover for the year, say: ₹1,000",
          "Spoiled paper and wrong prints in the first months: ₹3,000",
          "<b>Total: ₹2,18,160</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The extra is ₹30,960, about a sixth on top of the wages. Your amounts will differ. The lines will be much the same, so put your own figures beside them before you tell anyone a salary.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What she has to bring in</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "If 30 paise of each rupee you sell is left after paying for the goods, then ₹18,180 ÷ 0.30 = <b>₹60,600</b> of extra sales a month carry her. That is about ₹2,331 on each of the 26 days. Stand at the door for a week in the rush before school and count the people who look at the queue and leave. There is your answer, or part of it.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The other part is your own time. If she frees five hours a day, that is 130 hours a month, at about ₹140 each. Spend them visiting schools for bulk orders and she is cheap. Spend them watching her and nobody in Jabalpur has costlier help.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What the law asks from the first employee on</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>The minimum wage.</b> Your state fixes it by kind of work and often by area, and usually moves the dearness part twice a year. Under the Code on Wages, in force since 21 November 2025 (Ministry of Labour and Employment), it covers every kind of employment. Look on the website of your state’s labour department in the week you hire. We name no figure here because it would be wrong somewhere by the time you read it.",
          "<b>On time.</b> Monthly wages within seven days of the month’s end, and what is owed within two working days when she leaves, under the same Code.",
          "<b>Overtime.</b> At least double. ₹15,600 ÷ 26 ÷ 8 = ₹75 an hour, so ₹150 for the hours before school opens.",
          "<b>Hours, weekly holiday, leave, registration.</b> These are in your state’s Shops and Establishments Act, and states differ a good deal.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `<b>ESI and provident fund</b> wait, as a rule, until you are ten and twenty people (Code on Social Security, 2020). For your sum of that day: the Employees’ State Insurance Corporation gave ₹21,000 as its wage ceiling as of January 2026, and your share is 3.25%. For provident fund the Ministry notified a ceiling of ₹15,000 on 29 May 2026, and your share is 12%. With the whole wage counted, the two would add ₹507 + ₹1,800 = ₹2,307 a month. States were still writing their rules under the new codes in the summer of 2026, so put the question to your accountant too. The <a href="/business-starter-guide/hr-compliance-checklist">guide to staff and the law</a> goes through it headcount by headcount.`,
      },
    },
    { type: "paragraph", data: { text: "<h2>One page before she starts</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Two copies, signed, in the language she reads: the work, the wage and the day it is paid, hours and weekly holiday, leave, how long the trial lasts and how much notice either side gives. Take a copy of her Aadhaar and give the original back. Ask for no deposit. Agree on one phone number to ring when she is ill, and on what time.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Four weeks</h2>" } },
    { type: "paragraph", data: { text: "<h3>Week 1: beside you</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "The photocopier, and the prices of the twenty things people ask for most. No cash yet. Every mistake this week is yours, because you have not explained that part.",
      },
    },
    { type: "paragraph", data: { text: "<h3>Week 2: one job of her own</h3>" } },
    {
      type: "paragraph",
      data: {
        text: `She runs the copy counter. You stay at the other end and answer when asked. On Friday, fifteen minutes over tea: what was unclear? Write each answer on the page for that job. By the end you have <a href="/blog/write-down-how-your-shop-works">a routine the next helper can read</a>.`,
      },
    },
    { type: "paragraph", data: { text: "<h3>Week 3: cash</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "Give her a box of her own with ₹1,000 in it. Say she takes ₹4,260 in cash and pays the water man ₹180. At seven the box should hold 1,000 + 4,260 − 180 = ₹5,080, and both of you count it. If it is ₹50 short, go through the slips together and leave her wages alone. The law allows deductions for loss only in narrow cases, and good people leave over it.",
      },
    },
    { type: "paragraph", data: { text: "<h3>Week 4: the shop, for an hour</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "She closes one evening while you sit in the tea shop across the road. On the last working day you talk: what goes well, what has to change, do we both want to go on? Then pay the full amount on the agreed day, into her account, before she has to ask.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Four things people say</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "<b>“The first week is only a trial, so it is unpaid.”</b> It is work, so it is paid.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>“My nephew would do it for less.”</b> He may also count as an employee. Ask before you make him one.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>“I’ll pay cash, it is simpler.”</b> Until one of you remembers March differently. A bank transfer remembers for you both.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>“She’ll leave as soon as she has learnt it.”</b> Some will. By then the routine is on paper, and the second one learns it in half the time.",
      },
    },
  ],
};
