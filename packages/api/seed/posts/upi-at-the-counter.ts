import type { SeedPost } from "../seed-post.ts";

/** What to check before goods leave the counter on a UPI payment, and how to close the day. */
export const post: SeedPost = {
  id: "upi-at-the-counter",
  title: "UPI at a busy counter: what counts as paid",
  excerpt:
    "From the first look at your QR code in the morning to the tally at night: what proves a UPI payment, four tricks that need a crowd, and where to complain.",
  category: "Selling online",
  author: "Angadi team",
  createdTimeStamp: "2026-02-04T04:30:00.000Z",
  updatedTimeStamp: "2026-11-23T04:30:00.000Z",
  readTime: 5,
  tags: ["upi", "daily routine", "fraud", "cash flow"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/upi-at-the-counter.svg" },
        caption:
          "A hand holds out a phone with a green tick over a counter with a QR code, a talking soundbox and a bag of shopping.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "It is twenty to seven and six people are at the counter. A hand comes over the biscuit jars with a phone in it: green tick, ₹240, “Done, uncle.” The soundbox has said nothing. Does the bag leave the shop?",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Not for the next fifteen seconds. Here is what to do with them, and with the rest of the day, so that you rarely need them. To have figures, say you keep a provision store in Kanpur and take about 140 payments a day by UPI.",
      },
    },
    { type: "paragraph", data: { text: "<h2>8.30 am: scan your own code</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Before the first customer, scan your QR code with a second phone and read the name that appears. Somebody who pastes a sticker over yours collects all day, and every customer really has paid. Print the name in large letters under the code: “The screen will show: [name as your bank has it].” Then every customer checks it for you. Keep the stand on your side of the jars, out of reach of a quick hand.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Use the code of a merchant account, not your own. It comes with a statement by the day, a refund button and, if you rent one, a soundbox. It also keeps the milkman and your niece’s school fees out of the shop’s figures.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What counts, and in which order</h2>" } },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "<b>The soundbox speaks, and says the right amount.</b> It hears from your provider and not from the customer. Stand it where you can see its light, because a phone in a shirt pocket can also say “received”. Listen to the number. ₹24 has the same cheerful voice as ₹240.",
          "<b>If it is silent, your merchant app.</b> Keep it open on a phone that lives at the counter. Look for the amount and the minute.",
          "<b>If the app is slow, your bank account.</b> Not the text message. Anyone can send one that looks like your bank’s.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "A screenshot doesn’t count. Nor does the tick on her phone, nor the message saying her account was debited. The second and third may be perfectly honest, and the money may still be on its way back to her.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What to say while you wait</h2>" } },
    {
      type: "paragraph",
      data: { text: "Assume that the network is tired, and speak as you would to someone honest:" },
    },
    {
      type: "paragraph",
      data: {
        text: "“It shows successful here.”<br>“I’m sure it does. It hasn’t reached me yet. I’ll keep the bag on this side for a minute.”<br>“I have a bus.”<br>“Then give me ₹240 in cash, please. If the UPI comes in, I’ll send it straight back to you, and I’ll write your number here.”",
        variant: "dialogue",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Decide beforehand where the line is, so that the boy who minds the counter on Sunday needn’t decide it. For instance: under ₹100 and a face you know, let it go and write it on the pending slip. Above that nothing leaves without the sound or the app, not even for the doctor from upstairs. If two payments of ₹60 fail to turn up in a month, you have lost ₹120 and no customer.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Four tricks that need a crowd</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>The picture.</b> An edited screenshot, or an app made to show a tick and your shop’s name. Neither can make an entry in your app.",
          "<b>The extra zero.</b> “I sent ₹2,000 instead of ₹200, give me ₹1,800 in cash.” Look first. If the ₹2,000 is there, use the refund button on that same payment, so that it goes back where it came from. Never cash, and never another number. It may be somebody else’s stolen money.",
          "<b>The reverse scan.</b> “Scan this code to receive it.” You scan, and type your PIN, only when you pay. Nobody needs your PIN to give you money.",
          "<b>The helpful call.</b> “Your soundbox will stop tonight, tell me the code you just received.” Hang up and ring the number in your own app.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>9.15 pm: ten minutes</h2>" } },
    { type: "paragraph", data: { text: "Add up the bills, then see where the money is:" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Bills of the day: ₹41,380",
          "Cash, ₹12,740 in the drawer less the ₹2,000 you began with: − ₹10,740",
          "UPI, 137 payments in the merchant app: − ₹29,940",
          "Written down as credit for regulars: − ₹460",
          "Missing: <b>₹240</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "And there under the counter is the bag from 6.42 pm, with a bill for ₹240 and a phone number. She had no cash and will come tomorrow. If the gap has no such explanation, go through payments and bills from the last one backwards, while you still remember faces.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The bank needs its own look, because it won’t show ₹29,940. Say your provider settles whatever came in before eight, and this is the day on which the soundbox rent is taken:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "UPI in the merchant app: ₹29,940",
          "After eight, comes with tomorrow’s: − ₹3,630",
          "Soundbox rent: − ₹100",
          "Arrives in the bank: <b>₹26,210</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Tick the settlement against the app each morning. A missing one is easy to chase after a day, and a riddle after a month.",
      },
    },
    { type: "paragraph", data: { text: "<h2>When the money is nowhere</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Her account is debited and yours is empty. The Reserve Bank’s circular of September 2019 on failed transactions says that a UPI payment to a shop which isn’t confirmed there must be reversed by itself within five days of the payment. After that she is owed ₹100 for each day. So tell her that, let her note the reference number, and ask her to complain inside her app, under that payment. You can’t speed it up, and you needn’t pay for it.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "It also happens the other way round. Weeks later a customer tells her bank that she never received the goods, and your provider asks you for proof. Answer by the date in its message, with the bill, the delivery note or the chat. A bill number in the payment note makes that a task of two minutes.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If you have been cheated, ring 1930 or file at cybercrime.gov.in the same hour, with the reference number if there is one, and keep the camera recording. If your own bank rejects your complaint or leaves it a month without an answer, the Reserve Bank’s Ombudsman takes it free of charge at cms.rbi.org.in (Reserve Bank, as of January 2026).",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Orders that come by chat need the same caution with more time to exercise it, and <a href="/blog/whatsapp-orders-without-the-chaos">a number for the payment note</a>. Where the evening’s figures go after the slip is in the <a href="/business-starter-guide/accounting-basics">guide to accounts</a>.`,
      },
    },
  ],
};
