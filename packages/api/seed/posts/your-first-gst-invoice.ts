import type { SeedPost } from "../seed-post.ts";

/** A GST tax invoice field by field, with one worked bill, within the state and across a border. */
export const post: SeedPost = {
  id: "your-first-gst-invoice",
  title: "Your first GST invoice: one bill, twelve fields",
  excerpt:
    "Who must issue a tax invoice, what goes into each field, and one bill worked twice: with CGST and SGST inside the state, with IGST across the border.",
  category: "Money",
  author: "Angadi team",
  createdTimeStamp: "2026-03-25T04:30:00.000Z",
  readTime: 5,
  tags: ["gst", "invoices", "tax"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/your-first-gst-invoice.svg" },
        caption:
          "An invoice between a domed government building and a pillared one, with a coin on its way to each.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Your GSTIN came by email, and tomorrow a customer wants a “proper bill”. Say you sell kitchenware wholesale in Indore. A shop in Ujjain orders 40 stainless-steel thalis and two mixer grinders. You need one sheet of paper, twelve entries and a little arithmetic. Most of what follows is rule 46 of the CGST Rules.",
      },
    },
    { type: "paragraph", data: { text: "<h2>First: is it yours to issue?</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Registered, selling taxable things:</b> yes, a tax invoice for each sale. A sale under ₹200 to an unregistered customer who doesn’t ask for one can go into a single invoice at the end of the day.",
          "<b>Registered under the composition scheme, or selling only exempt things:</b> a bill of supply instead, without tax. A composition dealer writes on top: “composition taxable person, not eligible to collect tax on supplies”.",
          "<b>Not registered:</b> an ordinary bill, and not one rupee of GST on it. Collecting tax without registration is forbidden.",
          "<b>Turnover above ₹5 crore in any year since 2017-18:</b> invoices to business customers first go through the government’s e-invoice portal and come back with a number and a QR code (CBIC, as of February 2026).",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Whether you have to register is another question. The usual limits are a yearly turnover of ₹40 lakh for goods and ₹20 lakh for services, lower in some states, and taxable goods sold into another state normally need registration from the first sale (CBIC, as of January 2026). Ask your accountant before you decide that you are below.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The twelve fields</h2>" } },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "<b>“Tax invoice”</b> at the top, then your name, address and GSTIN as on the certificate. Its first two figures are the state: 23 is Madhya Pradesh.",
          "<b>Number.</b> In sequence, unique within the financial year, at most 16 characters, with letters, figures, hyphen and slash only. On 1 April begin a new series: 26-27/001.",
          "<b>Date.</b> For goods that move, no later than when they leave you. For most services, within 30 days of the work.",
          "<b>The buyer’s</b> name, address and GSTIN. If the buyer isn’t registered: name, address, place of delivery and state from a taxable value of ₹50,000, and below that when asked.",
          "<b>HSN code</b>, or SAC for a service. Four digits up to ₹5 crore of turnover last year, six above. Up to ₹5 crore you may leave it out for unregistered customers (CBIC notification 78/2020, as of February 2026).",
          "<b>Description,</b> so that the person at the other end recognises the goods.",
          "<b>Quantity and unit.</b>",
          "<b>Value, discount, taxable value.</b> A discount given on the bill comes off before tax.",
          "<b>Rate and amount</b> of each tax, by name. “GST 5%” in one lump isn’t enough.",
          "<b>Place of supply</b> with the state’s name, if it is another state, and the delivery address if it differs.",
          "<b>Reverse charge:</b> yes or no. For you nearly always no.",
          "<b>Signature,</b> by hand or digital.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `For goods make three copies: the original for the buyer, the duplicate for the transporter, the third for your file. For services two are enough. Bank details, due date and a thank you aren’t in the rule, but you will want <a href="/blog/get-paid-on-time">the first two</a>.`,
      },
    },
    { type: "paragraph", data: { text: "<h2>The bill to Ujjain</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Indore and Ujjain are in the same state, so the tax has two halves: CGST for the centre and SGST for Madhya Pradesh. Utensils are at 5% and mixer grinders at 18% (CBIC, as of September 2025).",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Steel thali, 11 inch,</b> HSN 7323, 40 pieces at ₹210: ₹8,400<br>CGST 2.5% ₹210, SGST 2.5% ₹210",
          "<b>Mixer grinder, 750 W,</b> HSN 8509, 2 pieces at ₹4,500: ₹9,000, less discount ₹400: ₹8,600<br>CGST 9% ₹774, SGST 9% ₹774",
          "<b>Taxable value:</b> 8,400 + 8,600 = ₹17,000",
          "<b>CGST:</b> 210 + 774 = ₹984",
          "<b>SGST:</b> 210 + 774 = ₹984",
          "<b>To pay:</b> 17,000 + 984 + 984 = <b>₹18,968</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Two rates stand on one paper, and that is usual. What you can’t do is take the average. Each line carries its own rate, and so does the summary you later enter in your return. Look up the rate of each thing you sell on cbic-gst.gov.in or with your accountant. Rates moved in September 2025 and can move again.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The same bill to Nagpur</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Now the thalis travel to a shop in Nagpur. Maharashtra is 27, you are 23, so this is a sale between states and the tax is called IGST. It goes in one piece.",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Thalis, ₹8,400 at 5%: IGST ₹420",
          "Mixer grinders, ₹8,600 at 18%: IGST ₹1,548",
          "IGST together: 420 + 1,548 = ₹1,968",
          "To pay: 17,000 + 1,968 = <b>₹18,968</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "To the rupee the same. The buyer pays no more, but the tax lands in a different account. If you put CGST and SGST on this bill, you have paid the wrong government. You then pay the right one and ask the first for your money back.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The question that decides it is <b>where the journey ends</b>. For goods you send to the registered buyer itself, it is the place where they arrive. For an unregistered customer it is the address on the invoice, and where billing and delivery differ, CBIC’s circular of June 2024 says to use the place of delivery. If no address is recorded, it is your own shop. Services have rules of their own, and a few union territories have UTGST where you would expect SGST.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Why Ujjain will ring you</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The shopkeeper in Ujjain can set your ₹1,968 against the tax on her own sales, provided the bill is right and you report it in your return. One wrong letter in her GSTIN, and it doesn’t appear on her side. She won’t call it a clerical error. She will hold back ₹1,968 until it is corrected. So copy the GSTIN from her certificate, look it up on gst.gov.in and read the name there before you print.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Found a mistake after sending? Leave the number alone. Don’t tear the bill up, and don’t issue a second 26-27/001. A credit note brings the amount down, a debit note brings it up, and both refer to the invoice. A wrong GSTIN is put right in the return. A bill cancelled before it went out stays in the file with a line across, so that the series has no hole.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `You can do all this in a bill book with a calculator, and for ten bills a month it is no shame. If you would rather type the items once and have the columns add themselves, Angadi has invoicing, and <a href="/ai-invoice-builder#make">one bill you can make right away</a>, without an account. Either way look at one finished invoice before you write yours. Take the first month’s bills to your accountant before the return is due, while every one of them can still be explained from memory.`,
      },
    },
  ],
};
