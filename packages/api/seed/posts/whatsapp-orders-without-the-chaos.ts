import type { SeedPost } from "../seed-post.ts";

/** How to take orders in WhatsApp chats and still have every one of them in an order book. */
export const post: SeedPost = {
  id: "whatsapp-orders-without-the-chaos",
  title: "Taking orders on WhatsApp without losing any",
  excerpt:
    "Six facts that make a chat an order, one message that confirms it, five labels and a fifteen-minute close. Nothing to buy, and you can begin tomorrow.",
  category: "Selling online",
  author: "Angadi team",
  createdTimeStamp: "2026-10-16T04:30:00.000Z",
  readTime: 5,
  tags: ["whatsapp", "orders", "upi", "daily routine"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/whatsapp-orders-without-the-chaos.svg" },
        caption: "A phone showing a customer chat, with order slips pegged to its side.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "It is 9.40 at night. “Same as last time, but two.” Then a 48-second voice note from someone in traffic. Then a photo of another shop’s cake and a question mark. All three are orders, and one is for tomorrow morning. By then it will be forty chats down your screen.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "WhatsApp is a good counter and a poor order book. Let the talking stay there. What you need is a second place where every order is written down in the same shape, and a fixed time each day when you compare the two.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Decide when a chat becomes an order</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "A lost order is often one that was never quite placed. You thought she was asking. She thought she had ordered. So draw the line yourself. A chat is an order when you know six things:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Who:</b> a name, and a number you can call.",
          "<b>What:</b> the item, the size or quantity, and anything special, such as eggless, no onion, or a longer sleeve.",
          "<b>When:</b> a date and a time. “Evening” is not a time.",
          "<b>Where:</b> pick-up, or a full address with a landmark.",
          "<b>How much:</b> the total, with delivery in it.",
          "<b>Paid:</b> how much so far, and how.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If one is missing, it is still an enquiry. Answer it well, but do not buy cream for it.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Send the whole order back in one message</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "As soon as you have all six, write them back and ask for one word. In the free WhatsApp Business app you can save the outline as a quick reply, so that you only fill the gaps. Say you bake at home and a customer wants a birthday cake:",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Order 114</b><br>1 kg eggless chocolate cake, “Happy 60th Amma” in white<br>Saturday 24 October, 5 pm, delivered to Lake View Apartments, gate 2<br>Cake ₹900 + delivery ₹60 = ₹960<br>Advance received ₹480, balance ₹480 on delivery<br>Please reply OK and I will start.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The number does a lot of work. When she rings on Saturday she says “114” and you both have the same cake in mind. Start at 101, count up, and never use a number twice. The OK does the rest. If somebody remembers ordering vanilla, the answer is in the chat, in their own words.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Five labels, one at a time</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "WhatsApp Business lets you label chats. Make one label for each stage an order goes through, and no others:",
      },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: ["Enquiry", "Waiting for advance", "Confirmed", "Ready", "Delivered, balance due"],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "When a chat moves to the next stage, take the old label off. When the balance is paid, take off the last one. A chat with no label then means there is nothing left to do, which is the whole point. If a customer has two orders open, label the chat for the one due first and trust the register for the other.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Keep the register somewhere else</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Labels sort conversations. They cannot tell you how many kilos of cake you have promised for Saturday. For that you need one line per order in a notebook, a spreadsheet or a CRM: the order number and the six things. Write the line <b>before</b> you send the confirmation. You need the number from it anyway, so the habit looks after itself.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If two people answer the same phone number, agree on one rule: whoever sends the confirmation writes the line. You can link extra devices to the account, so the kitchen can read along. But in any one shift, only one person confirms.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Believe your bank, not the screenshot</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "A screenshot of a UPI payment proves that somebody has a screenshot. Look for the credit in your own bank or UPI app, match the amount, and only then write “received”. Ask customers to put the order number in the payment note. Otherwise ₹480 from “R K” is a puzzle you solve on Monday.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "For anything made to order, take an advance that covers at least what you must buy. If cream, chocolate and the box for order 114 cost ₹410, an advance of ₹480 means that a cancelled cake costs you an evening, but not your own money. Say in the confirmation whether the advance comes back if they cancel, and until when.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Close the day in fifteen minutes</h2>" } },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "Scroll down to the chat where you stopped yesterday and work upwards. Every chat must end in an order number, a question you have asked, or a polite no.",
          "Play each voice note to the end and type what it asks for as your reply. If you misheard, the customer can correct you tonight, before you bake.",
          "Read tomorrow’s lines aloud to whoever is making the orders.",
          "Tally the money. Say you delivered fourteen orders worth ₹11,460. If the bank shows ₹8,200 by UPI, the drawer holds ₹1,900 and ₹1,360 is still due, the three add up to ₹11,460 and you can go to bed.",
          "Send tomorrow’s customers one line each: order number, time, balance.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Then set the away message for the hours you sleep, and promise only what you can keep: “We are closed until 9 am. Please send the item, quantity and date, and we will confirm by 10.” The customer fills in half the form while you rest.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Three small leaks to stop</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Orders in groups. Reply once in the group, “Sending you a message”, and move to a private chat.",
          "Disappearing messages. Check that they are off in customer chats, and that chat backup is on.",
          "“Done” with no number. If it has no number, it is not in the register.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Begin with the confirmation message alone, and add the rest next week. If you type the same prices and delivery areas ten times a day, put them on <a href="/blog/first-website-five-pages">a page you can send as a link</a>. And if a steady buyer now owes you for several orders, you have a different problem, with <a href="/blog/get-paid-on-time">its own three messages</a>.`,
      },
    },
  ],
};
