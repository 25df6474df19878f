import type { SeedPost } from "../seed-post.ts";

/** What to keep on customers and what not, how to ask for consent, and a Monday routine. */
export const post: SeedPost = {
  id: "a-customer-list-in-one-sheet",
  title: "A customer list that fits in one sheet",
  excerpt:
    "Nine columns worth keeping, six things to leave out, what to ask at the counter, where the data protection law stands, and half an hour for it every Monday.",
  category: "Customers",
  author: "Angadi team",
  createdTimeStamp: "2026-07-29T04:30:00.000Z",
  readTime: 4,
  tags: ["repeat customers", "customer list", "privacy", "daily routine", "messages"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/a-customer-list-in-one-sheet.svg" },
        caption:
          "A clipboard with rows of customers, some ticked, stands on a desk between a glass of tea and a telephone.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Where are your customers? Some are in the phone, under names like “Purifier Manish Nagar 2”. Some are in three bill books. The rest are in your technician’s head, and he has asked for leave in October.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say you sell and service water purifiers in Nagpur. There are 520 of your machines in kitchens across the city, and each wants a new filter once a year. That makes ten a week, if only you knew which ten.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If you wait, suppose that six of the ten ring you themselves. With a list you ring all ten, and suppose eight say yes. Two more services a week at ₹1,150, less ₹600 each for filter and travel, leave 2 × ₹550 = ₹1,100. In 52 weeks that is <b>₹57,200</b>, for a sheet you can make on a Sunday. Your own numbers will differ, so put them in.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Nine columns</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Name</b>, as they say it on the phone.",
          "<b>Number.</b> One, the one they answer.",
          "<b>Where.</b> Area and landmark: “Manish Nagar, behind the water tank”. A full address only if you go there.",
          "<b>What they have.</b> The model, and the month they bought it.",
          "<b>Last visit.</b> Date, and what was done.",
          "<b>Next due.</b> A date. You will sort by this column, so it must never be empty.",
          "<b>Offers?</b> Yes or no, when, and how: “yes, 12 July, at the counter”.",
          "<b>Sent by.</b> Whoever recommended you.",
          "<b>Remember.</b> One line: “Ring after six. Borewell water.”",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "One row for one customer, and one sheet for all of them, in an account that belongs to the business. A spreadsheet does for the first few hundred. After that a CRM saves you scrolling; Angadi has one. Begin with the last twelve months of bills and leave the older ones until somebody rings.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Six things to leave out</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Before you type anything, imagine the customer reading the row over your shoulder.",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Copies of Aadhaar or PAN. No filter change requires one.",
          "Card numbers, UPI PINs and OTPs, not even “for next time”.",
          "Religion, caste, illness, or what you think they earn.",
          "Children. If you run a class, the row carries the parent’s name and number.",
          "Opinions. “Miser” looks funny until the sheet is open on the wrong screen. Write “wants the price first”.",
          "Anyone who didn’t give you the number. The list of a housing society’s WhatsApp group is not yours.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>What to ask at the counter</h2>" } },
    { type: "paragraph", data: { text: "Two sentences are enough, as long as they are two:" } },
    {
      type: "paragraph",
      data: {
        text: "“I keep your number so that I can tell you when the filter is due. May I also send you an offer, three or four times a year? You can stop it whenever you like by writing STOP.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The reminder is what she gave you the number for. The offer is another matter, so it gets its own question and its own column. If she says no, write no, with the same friendly face, and keep sending the reminder.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The law, in five short answers</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "<b>Is there one?</b> Yes, the Digital Personal Data Protection Act, 2023, with Rules that were notified in November 2025.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Is it in force?</b> In parts. Most duties of a business begin eighteen months after the Rules, in May 2027 (Ministry of Electronics and IT, as of June 2026). In January 2026 the ministry proposed to bring some dates forward, so look at meity.gov.in before you rely on that month. Nothing stops you from being early.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Does it reach a small shop?</b> It covers personal data in digital form, and data on paper that is digitised later. Being small doesn’t take you out of it by itself.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>What does it want?</b> A plain notice of what you keep and why. Consent that is freely given and as easy to withdraw as to give. Reasonable care of the list, and word to the people on it if it leaks. For anyone under eighteen, a parent’s consent that you can verify, with some exceptions.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>And if somebody says “take me off”?</b> Stop messages the same day. Write STOP in the offers column, so that nobody adds her again next Diwali. Before you wipe the whole row, ask your accountant or lawyer what has to stay. Tax law wants the bills, and the Rules ask for some records to be kept for a time.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `The <a href="/business-starter-guide/data-privacy-compliance">guide to data privacy</a> takes this slowly, with a notice you can adapt.`,
      },
    },
    { type: "paragraph", data: { text: "<h2>Mondays, half an hour</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "A list that nobody opens is a diary of old plumbing. Fix the hour, say 11 on Monday, and go down these five:",
      },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "<b>Sort by “next due”.</b> Message this week’s ten: “Good morning [name], the filter we fitted last July is due this week. Would Wednesday or Friday suit you, before lunch?” Twelve minutes.",
          "<b>Last week’s silent ones.</b> One call each, and then leave them until next month. Eight minutes.",
          "<b>“Sent by”.</b> If a new customer came through somebody, thank that person by name. Two minutes.",
          "<b>Correct.</b> Wrong numbers, the same family twice, a “next due” in the past. Five rows, five minutes.",
          "<b>Write one line at the top:</b> messages sent, visits booked, rupees. Three minutes.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `On the first Monday of the month, sort by “last visit” instead and read from the oldest. Those who have not come for fourteen months are a different conversation, and <a href="/blog/slow-months-into-repeat-customers">it begins with a question</a>.`,
      },
    },
    { type: "paragraph", data: { text: "<h2>Keep it like the cash drawer</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Two people can open the sheet, and each has their own login. Their phones lock by themselves. When someone leaves, you take the access away on that day, before the farewell tea. On the first of the month save a copy where the phone can’t drown it. And no photographs of the screen in the staff group, however handy. That is how a list of 520 kitchens becomes everybody’s.",
      },
    },
  ],
};
