import type { SeedPost } from "../seed-post.ts";

/** A freelancer’s day rate worked from household costs up, with the billable days counted honestly. */
export const post: SeedPost = {
  id: "a-freelancers-day-rate",
  title: "A freelancer’s day rate, from the rent upwards",
  excerpt:
    "Household, equipment, unpaid bills, and then the days you can really charge for: one designer’s rate worked to the rupee, and what to answer when it is too much.",
  category: "Money",
  author: "Angadi team",
  createdTimeStamp: "2026-08-12T04:30:00.000Z",
  updatedTimeStamp: "2026-11-23T04:30:00.000Z",
  readTime: 5,
  tags: ["pricing", "freelance", "cash flow", "costing"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/a-freelancers-day-rate.svg" },
        caption:
          "A wall calendar on which only some days are coloured in, above a desk with a laptop, a lamp and a cup.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“What do you charge?” You may have the answer from a friend, who has it from a friend. Somewhere at the beginning of that chain a person made a figure up. Come at it from the other end, from the rent.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say you are a graphic designer in Coimbatore, two years on your own. Take a sheet and go up step by step.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Step 1: what the household takes</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Rent: ₹16,000",
          "Food and everything under the sink: ₹14,000",
          "Electricity, phone, internet: ₹3,500",
          "Getting about: ₹3,000",
          "Your share for your parents: ₹8,000",
          "Health insurance: ₹2,000",
          "Clothes, weddings, festivals, the trip in May: ₹5,500",
          "Put away for later, and for the month without work: ₹10,000",
          "A month: <b>₹62,000</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "In a year that is ₹7,44,000. Don’t strike out the savings. An employer might be paying into a provident fund for you, and you are the employer.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Step 2: what the work takes</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Laptop, ₹96,000 over four years: ₹24,000",
          "Software and fonts by subscription: ₹36,000",
          "A desk in a shared office, two days a week: ₹30,000",
          "Going to see clients: ₹18,000",
          "Accountant: ₹15,000",
          "Courses and books: ₹12,000",
          "Domain, email, website: ₹9,000",
          "A year: <b>₹1,44,000</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Then add what you set aside for income tax. The figure depends on the year and on your choices, so get it from your accountant. I have put ₹24,000 as a place-holder. 7,44,000 + 1,44,000 + 24,000 = ₹9,12,000.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Step 3: bills nobody pays</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "One client closes. Another “has a different recollection”. If you expect to lose one rupee in twenty, you must bill more than you need, and by dividing: ₹9,12,000 ÷ 0.95 = <b>₹9,60,000</b>. That is the year’s target, before GST. If you are registered, GST goes on top and isn’t yours. TDS that a client deducts isn’t lost either, it counts towards your tax.",
      },
    },
    {
      type: "paragraph",
      data: { text: "<h2>Step 4: count the days, and don’t flatter yourself</h2>" },
    },
    { type: "paragraph", data: { text: "This is where rates go wrong. A year has 365 days, so:" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Saturdays and Sundays: −104, leaves 261",
          "Public holidays: −14, leaves 247",
          "Your own leave: −15, leaves 232",
          "Fever, the bank, a funeral: −8, leaves 224",
          "Days you work: <b>224</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "On 224 days you work. You don’t get paid for all of them. Go back through your calendar for the last three months and sort each day into one of these piles. For a year it might come to:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Finding work, which is calls, quotations and the ones that say no: −45, leaves 179",
          "Meetings and changes that nobody pays for: −25, leaves 154",
          "Invoices, accounts, chasing, back-ups: −24, leaves 130",
          "Gaps between two jobs: −20, leaves 110",
          "Learning: −10, leaves 100",
          "Days you can sell: <b>100</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "A hundred days. It looks absurd until you do it with your own calendar. If you have 120, excellent. If you believe you have 200, look again at August.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Step 5: divide</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "The year’s target: ₹9,60,000",
          "Days you can sell: ÷ 100",
          "Your rate for a day: <b>₹9,600</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Compare the quick way: household money by working days, ₹7,44,000 ÷ 261, which is about ₹2,850. It seems a decent daily wage. With a hundred days to sell it brings ₹2,85,000 a year, and that doesn’t cover the rent and the food, which alone are ₹3,60,000. People who charge it make up the difference with Sundays.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If your day has six hours of work that a client would recognise as work, an hour is ₹1,600. Don’t offer hours, though. A two-hour job breaks a day in half. Make the smallest thing you sell half a day: ₹4,800.",
      },
    },
    { type: "paragraph", data: { text: "<h2>From the rate to a quotation</h2>" } },
    {
      type: "paragraph",
      data: {
        text: `The client needn’t see days at all. A bakery wants a logo, a menu card and a signboard. From your old files you know: three days, two, and two. Seven days at ₹9,600 are ₹67,200. Something always happens, so add a day: ₹76,800. Quote ₹77,000 for all three, with two rounds of changes, and write down what a third costs, ₹4,800. Half in advance, ₹38,500. What else belongs on paper before you begin is in <a href="/blog/get-paid-on-time">the post on getting paid on time</a>.`,
      },
    },
    {
      type: "paragraph",
      data: {
        text: "When you have finished, note how many days it really took. If it was ten, you earned ₹7,700 a day. That tells you about the next quotation. It isn’t a reason to send this bakery another bill.",
      },
    },
    { type: "paragraph", data: { text: "<h2>When they say ₹6,000</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "“Your rate is high. Others do it for ₹6,000 a day.”<br>“They may need less, or sell more days. What I can do is a smaller job. For ₹48,000 you get the logo and the menu card in five days. The sign painter can work from the logo file.”<br>“And if we give you work every month?”<br>“How many days, and for how long?”",
        variant: "dialogue",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "That last question is worth asking. Five days at ₹9,600 are the ₹48,000, so nothing was given away there. But a client who signs for four days a month, for a year, takes 48 days off your hands at one stroke. You search less and wait less. Suppose that frees 15 of your 45 selling days and 10 of the 20 empty ones. Now you have 125 days to sell, and the same target needs ₹9,60,000 ÷ 125 = ₹7,680 a day. You can offer this client ₹8,400 and still be better off:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "48 days at ₹8,400: ₹4,03,200",
          "77 days at ₹9,600: ₹7,39,200",
          "All 125 days sold: <b>₹11,42,400</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If you sell only 105 of them, it is 4,03,200 + 57 × 9,600 = ₹9,50,400, nearly the target. A lower rate for certainty is a trade. A lower rate for “there will be a lot more work later” is a present.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Every three months</h2>" } },
    {
      type: "paragraph",
      data: {
        text: `A quarter should bring ₹2,40,000, or 25 days. Say you billed 19: 19 × 9,600 = ₹1,82,400, and ₹57,600 is missing. Resist the thought that the rate is to blame. Look at the piles first. If “finding work” grew, ring old clients before new ones. If unpaid changes grew, your quotations are too soft. If the days were there and nobody bought them at ₹9,600 although you asked twenty people, then it is the rate, or what it buys, and the <a href="/business-starter-guide/pricing-strategy-guide">pricing guide</a> has ways to find out which.`,
      },
    },
    {
      type: "paragraph",
      data: { text: "And once a year start again at the first line. The landlord will." },
    },
  ],
};
