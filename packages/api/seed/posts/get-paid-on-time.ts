import type { SeedPost } from "../seed-post.ts";

/** What makes an invoice get paid on time, and the wording of three reminders. */
export const post: SeedPost = {
  id: "get-paid-on-time",
  title: "Get your invoices paid on time, with three reminders to copy",
  excerpt:
    "What to agree before the work, what to write on the invoice, and the exact words of three reminders: before the due date, just after it, and two weeks late.",
  category: "Money",
  author: "Angadi team",
  createdTimeStamp: "2026-10-28T04:30:00.000Z",
  updatedTimeStamp: "2026-11-23T04:30:00.000Z",
  readTime: 4,
  tags: ["invoices", "cash flow", "payment reminders"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/get-paid-on-time.svg" },
        caption:
          "An invoice beside a calendar with one date ticked, and two piles of coins behind a rupee coin.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If you bill ₹3,00,000 a month, you earn ₹10,000 a day. When customers take 60 days to pay, ₹6,00,000 of your money is sitting with them at any time. Bring that to 45 days and it is ₹4,50,000. The other ₹1,50,000 comes back into your account, once, without a single new sale. If you would otherwise borrow it at, say, 12% a year, that is ₹18,000 a year of interest you no longer pay.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "So late payment deserves an hour of thought. Much of it is settled before the work begins.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Before you start</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Say the payment terms aloud and then write them down: how much, when, to which account. A message the customer answers with “agreed” is better than nothing. A purchase order or a signed quotation is better still. With a larger customer, ask who approves bills, on which day of the month they pay, and what must be on the invoice. An invoice without their purchase order number can wait for weeks in the wrong tray, and nobody will tell you.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "On longer jobs, don’t let everything ride on the last bill. Say you make shop signs and the job is ₹80,000 before tax. Ask for it in three parts:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "50% to start: ₹40,000",
          "40% when the frame is up: ₹32,000",
          "10% a week after lighting: ₹8,000",
          "Before tax: <b>₹80,000</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If the last part is late, you are worried about ₹8,000 and not ₹80,000.",
      },
    },
    { type: "paragraph", data: { text: "<h2>An invoice that leaves nothing to ask</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Send it the day you deliver. Waiting for month-end lends your customer up to thirty days on top of the ones you agreed. Then make sure it answers every question that could send it back:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Their legal name, address, and GSTIN if they have one, and the purchase order number.",
          "Your invoice number, and the date.",
          "The due date as a date. “Pay by 14 November” is clear. “Net 15” makes somebody count.",
          "What was delivered, when, and who received it.",
          "Account number, IFSC and UPI ID, copied and checked, and a QR code for the exact amount if your bank or UPI app makes one.",
          "One name and phone number for questions.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `If you are registered for GST, the invoice has its own list of required particulars, and some businesses must issue e-invoices. Check the current rules with your accountant. An invoice that blocks your customer’s input credit is likely to be paid last. Angadi has invoicing built in; <a href="/ai-invoice-builder">see how it works</a>, or <a href="/ai-invoice-builder#make">make one bill now</a> without an account, with the QR code for its amount. A careful spreadsheet will also do.`,
      },
    },
    { type: "paragraph", data: { text: "<h2>Three reminders, ready to copy</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Put all three dates in your calendar on the day you send the invoice. You are then following a list, and your mood doesn’t come into it. Each message attaches the invoice again, so that nobody has to look for it.",
      },
    },
    { type: "paragraph", data: { text: "<h3>1. Three days before the due date</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "<blockquote>“Good morning [name]. Invoice 207 for ₹48,500 is due this Saturday, 14 November. I have attached it again, with our bank details. Is anything missing that you need in order to pass it? If it is already on its way, thank you.”</blockquote>",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "This one isn’t a complaint. It finds the lost email and the missing stamp while there is still time.",
      },
    },
    { type: "paragraph", data: { text: "<h3>2. Two days after</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "<blockquote>“Good morning [name]. Invoice 207 for ₹48,500 was due on Saturday and I don’t see it in our account yet. Could you tell me which day it will be paid? If there is a question about the work or the bill, please ring me today and I will sort it out.”</blockquote>",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Notice that it asks for a day. “Please pay at the earliest” gets you “sure”. “Which day?” gets you Thursday, and on Friday you have something to call about.",
      },
    },
    { type: "paragraph", data: { text: "<h3>3. Two weeks after</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "<blockquote>“Dear [name], invoice 207 for ₹48,500 is now two weeks overdue. I wrote on 11 and 16 November, and we spoke on the 20th. Please pay it in full by Friday, 4 December. Until then we are pausing work on the second sign. If the whole amount is difficult, send ₹25,000 by Friday and the remaining ₹23,500 by 18 December, and confirm both dates in writing. I would like to keep working with you.”</blockquote>",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Facts, one date, one consequence, one way out. Name only a consequence that you will carry out.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Ring before you write the third</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "People put off a message more easily than a voice. Call in the morning and speak to the person who releases the payment, who is often not the person who ordered. Ask, then stay quiet. After the call, send a line: “Thank you. As we agreed, ₹48,500 by Thursday.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If a payment lands short, look before you argue. Your customer may have deducted TDS. Ask for the certificate, check that the deduction shows in your tax records on the income tax portal, and mark the invoice settled.",
      },
    },
    { type: "paragraph", data: { text: "<h2>If it still doesn’t come</h2>" } },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "Stop new work, and say so politely. Extending more credit to a late payer is how ₹48,500 becomes ₹1,20,000.",
          "Take part payments, and write down what remains after each.",
          `If you are registered on Udyam as a micro or small enterprise and make goods or sell a service, name the MSMED Act, 2006. The buyer has to pay by the day agreed in writing, at most 45 days after accepting, or within 15 days if nothing was agreed (Ministry of MSME, as of October 2025). After that, interest runs at three times the bank rate, added up monthly: 16.5% a year at a bank rate of 5.50% (Reserve Bank, as of February 2026). Claims are filed on the MSME Online Dispute Resolution portal, odr.msme.gov.in. Shops that only resell goods are left out. <a href="/business-starter-guide/cash-flow-management#late-payment">The sheet in the guide to cash flow</a> works out what is owed, month by month, and writes the letter.`,
          "For larger sums, a lawyer’s notice comes next. Add up what it costs against what is owed.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Last, on the first of every month, list what is owed to you by age: not yet due, up to 30 days late, beyond that. Start with the oldest. Then look at who pays early, and thank them. If one of them has gone quiet, ring that one first <a href="/blog/slow-months-into-repeat-customers">when a month is slow</a>.`,
      },
    },
  ],
};
