import type { SeedPost } from "../seed-post.ts";

/** Using a slow month to bring old customers back, with the sums for one small campaign. */
export const post: SeedPost = {
  id: "slow-months-into-repeat-customers",
  title: "Turn a slow month into returning customers",
  excerpt:
    "Sort last year’s customers into three piles, write to the right sixty, offer something that costs you little, and count what came back. With the sums.",
  category: "Customers",
  author: "Angadi team",
  createdTimeStamp: "2026-11-12T04:30:00.000Z",
  readTime: 4,
  tags: ["repeat customers", "offers", "messages", "slow season"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/slow-months-into-repeat-customers.svg" },
        caption: "A customer with a shopping bag waves from the open door of a quiet shop.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Take out last year’s bill book, or whatever you have: the UPI statement, the appointment diary, your phone’s contacts. Make a cup of tea. You are going to sort names into three piles, and on a slow afternoon you have the time.",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Still coming.</b> They were here in the last three months. Leave them alone for now.",
          "<b>Gone quiet.</b> They came at least twice, and then stopped three to twelve months ago.",
          "<b>Came once.</b> One visit, no second.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The middle pile is your slow month’s work. These people know where you are and what you charge, and at one time they thought you were worth a second visit. You don’t have to introduce yourself. You only have to be remembered.",
      },
    },
    { type: "paragraph", data: { text: "<h2>First find out why they stopped</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Pick ten of them and ring. Not to sell. Say you run a two-chair salon in Nashik: “Hello [name], this is [your name] from the salon near the post office. You used to come to us and I haven’t seen you since March. I wanted to ask, honestly, whether something went wrong.” Then listen, and write down what you hear.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Some have moved house. Some will say it was nothing, they just got busy. But if three out of ten mention that they had to wait on Saturdays, don’t send an offer yet. Fix Saturday. An offer brings people back to the thing that drove them away.",
      },
    },
    {
      type: "paragraph",
      data: { text: "<h2>Offer something that costs you less than it’s worth</h2>" },
    },
    {
      type: "paragraph",
      data: {
        text: "The first idea is usually 20% off. On an average bill of ₹650 that is ₹130 a visit. It also teaches people what your work can be had for. In a slow month you are rich in one thing, and that is time. So give time. A ten-minute head massage with the haircut uses perhaps ₹60 of oil and towels. To the customer it feels like far more, because she would never have ordered it.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The same thought works elsewhere. A tailor tightens hooks and hems on old blouses. A cycle shop checks brakes. A caterer brings a small tasting box. A hardware shop delivers free on weekday mornings, when the van would otherwise be standing at the gate.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Write to one person, sixty times</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Message only people who gave you their number as customers, and only at a decent hour. Use their name and something true about their visit. Give one offer, one end date and one easy answer:",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“Hello [name], [your name] here from the salon. It has been a while since your last haircut with us. This month our weekdays are quiet, so every haircut comes with a ten-minute head massage, with my compliments. Tuesday to Friday, until the 30th. Shall I keep a chair for you one afternoon? If you would rather not get messages, just tell me.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Send ten a day, not sixty at once. If eight people answer on the same evening you can still reply properly to each. Ten a day also lets you change the wording on Wednesday if nobody answered on Tuesday. When someone asks you to stop, mark it in your list and keep to it.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What it may bring, in rupees</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Suppose you write to 60 and nine come back. Your number will be different. Nine is only there to show the sum.",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Nine visits at ₹650: ₹5,850",
          "Less usual materials, ₹150 a visit: ₹1,350",
          "Less the massage, ₹60 a visit: ₹540",
          "Left, towards rent and wages you pay in any case: <b>₹3,960</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Now compare 20% off on a board outside the door. The same nine would cost you ₹1,170 and not ₹540, and leave ₹5,850 − ₹1,350 − ₹1,170 = ₹3,330. But say thirty regulars walk in under that board too. They were coming anyway, and thirty times ₹130 is ₹3,900 given away. You end the month ₹570 worse off than with no board at all.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The real return comes later. If four of the nine go back to a visit every six weeks or so, that is about eight more visits each over the year. Four people × 8 visits × ₹650 = ₹20,800 of sales, and no further message needed.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Make the second visit happen at the first</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The day somebody comes back is the day to make sure of the next. Before they leave the chair:",
      },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "Thank them for coming back, before anything is said about the bill.",
          "Write down one thing to remember: the cut, the colour number, the daughter’s wedding in February.",
          "Offer the next date: “Six weeks from today is a Thursday. Same time?”",
          "Ask whether they would like a reminder two days before, and on which number.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The notes need a home. An index card per customer is enough, or a spreadsheet with five columns: name, number, last visit, what to remember, next date. If you have a CRM, use that and nothing else. Two lists are worse than one.",
      },
    },
    { type: "paragraph", data: { text: "<h2>And the pile that came once?</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Write to them last, and differently. They don’t miss you yet. Make no offer. Ask a question: “You came to us in June for a facial. Was there anything you would have liked done differently?” Some will tell you. A few will come in. All of them learn that somebody noticed.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `At the end of the month, note four figures on the last page of the bill book: messages sent, people who came, money left after costs, people with a next date. Next year’s slow month then starts with a plan. While you have the afternoon, see who still owes you money as well: <a href="/blog/get-paid-on-time">three polite reminders</a> may bring in more than any offer.`,
      },
    },
  ],
};
