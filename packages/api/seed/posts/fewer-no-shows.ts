import type { SeedPost } from "../seed-post.ts";

/** Fewer no-shows at a salon, clinic or class: the sum, the messages and the advance. */
export const post: SeedPost = {
  id: "fewer-no-shows",
  title: "The empty four o’clock: what no-shows cost, and how to have fewer",
  excerpt:
    "The sum of an empty chair, four messages to copy, an advance that nobody minds, and what changes when the chair stands in a clinic or a classroom.",
  category: "Customers",
  author: "Angadi team",
  createdTimeStamp: "2026-04-08T04:30:00.000Z",
  readTime: 5,
  tags: ["appointments", "messages", "whatsapp", "repeat customers", "upi"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/fewer-no-shows.svg" },
        caption:
          "An empty salon chair in front of a round mirror, under a wall clock that shows four.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "It is ten past four. The chair is ready, the colour is mixed, and the lady of the four o’clock isn’t answering her phone. At noon you told two other people that you were full.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The sum of an empty chair</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Say it is a salon in Lucknow: two chairs, six appointments a chair, 26 days a month. That is 312 bookings. If one in ten stays away, 31 hours stand empty.",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "An average bill is ₹700. Colour and towels you didn’t use come to ₹120. So each empty hour loses ₹580.",
          "31 × ₹580 = ₹17,980",
          "Walk-ins fill about a third of the holes, say ten: 10 × ₹580 = ₹5,800",
          "Lost in a month: <b>₹12,180</b>, and in twelve such months ₹1,46,160",
        ],
      },
    },
    { type: "paragraph", data: { text: "Rent, light and wages were paid all the same." } },
    {
      type: "paragraph",
      data: {
        text: "Before you change anything, find your own number. For four weeks put an N in the diary beside each person who didn’t come, with the hour, and an F if it was their first visit. You may find that the trouble is Saturday afternoons and first visits, and that everyone else is fine. Then only they need the cure.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Why people don’t come</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Some forget. They need reminding. Some know since morning that they can’t come, and are too embarrassed to ring. They need an easy way to say so. And for some nothing is at stake, because the booking cost them one call. They need to have left something with you. Each of the following does one of these three jobs.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Four messages</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "<b>When they book.</b> “Booked: colour and cut, Friday 10 April, 4 pm, about two hours, from ₹1,800. If your plans change, just reply here by Thursday evening. We are above the chemist, first floor: [map].”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>The day before, at eleven.</b> “See you tomorrow, Friday, at 4 pm for your colour. Reply 1 to keep it, 2 to move it. If you can’t come, tell me today and I will give the hour to someone who is waiting.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>If there is no reply by six.</b> No message. A call of twenty seconds: “I only wanted to check that tomorrow at four still suits you.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>On the evening they didn’t come.</b> “We missed you at four today and hope all is well. Shall I look for another time? For the next booking we take ₹200 in advance. It comes off your bill.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The second does most of the work, and the 2 is its better half. A cancellation at eleven on Thursday is worth something: you have a day to sell the hour again. Save all four as quick replies in WhatsApp Business. And reward honesty. Whoever writes 2 gets a warm answer and a new date, without a sigh.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The advance, only where it hurts</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "If you ask everyone for money, you insult those who have come on time for six years. Ask for it in three cases:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "a first visit on a Saturday, or in a festival or wedding week,",
          "anything that blocks the chair for more than 90 minutes,",
          "anyone with an N in the diary.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Make it large enough to be remembered: ₹200 on a cut and colour, a quarter of the price for a bride. Say the whole rule in one breath, <i>before</i> the money moves:",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“₹200 by UPI holds the hour, and it comes off your bill. Tell us by the evening before and it moves with you to another day. After that we keep it. If we are the ones who cancel, you have it back the same day.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Put the same words on your price page and in the booking message, so that nobody hears them first in a quarrel. Keep to them both ways. If a customer’s child is in hospital, forget the rule and say so. Ask your accountant how to enter an advance that you keep.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Five names for the empty hour</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "On the last page of the diary write five customers who live nearby and like a bargain of time: the retired teacher, the boutique owner next door, the student who never books. When a 2 comes in, send all five the same line: “Four o’clock today has come free. The first to reply has it.” No discount. You are offering them a Friday afternoon chair that you had to refuse at noon.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Don’t be tempted to book two people into one hour. Airlines do it, but their passengers don’t sit next to each other in front of a mirror.",
      },
    },
    { type: "paragraph", data: { text: "<h2>If it is a clinic</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Write “your appointment with Dr [name] at 4 pm” and nothing about the complaint. The phone may be in somebody else’s hand. Leave two slots in each session unbooked for whoever is in pain today. If you take the consultation fee in advance, let an ill patient move it by phone. And ring the over-seventies. Many of them come because you rang.",
      },
    },
    { type: "paragraph", data: { text: "<h2>If it is a class</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The fee belongs to the month and not to the lesson. Say on the first day how many missed lessons can be made up, such as two a month, told by noon, used before the month ends. A free trial class fills with people who were curious on Tuesday and busy on Thursday. Charge ₹100 for it, and take the ₹100 off the first month’s fee.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Six weeks later</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Count the N’s again. Say they have fallen from 31 a month to 16. Of the 15 you saved, walk-ins would have filled a third anyway, so ten count: 10 × ₹580 = <b>₹5,800</b> a month. The messages take ten minutes a day, 260 minutes in 26 days, which is four hours and twenty minutes. That comes to about ₹1,340 for each hour of typing. There are harder ways to earn it in a salon.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `The reminders need the right number and the next date in one place. If yours live in three, make <a href="/blog/a-customer-list-in-one-sheet">one sheet of them</a> first. And for the advance that arrives as a screenshot, see why you should <a href="/blog/whatsapp-orders-without-the-chaos">believe your bank instead</a>.`,
      },
    },
  ],
};
