import type { SeedPost } from "../seed-post.ts";

/** A small shop's look: two colours, one typeface, and what it costs not to decide. */
export const post: SeedPost = {
  id: "two-colours-and-one-typeface",
  title: "Two colours and one typeface, from the bill book to the WhatsApp picture",
  excerpt:
    "What one pickle maker’s undecided year cost at the printer’s, how to choose two colours and a typeface in an afternoon, and in which order to change things.",
  category: "Brand",
  author: "Angadi team",
  createdTimeStamp: "2026-03-18T04:30:00.000Z",
  updatedTimeStamp: "2026-11-23T04:30:00.000Z",
  readTime: 5,
  tags: ["brand", "printing", "costing", "signboard"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/two-colours-and-one-typeface.svg" },
        caption:
          "A carry bag, a pickle jar, a bill book and a phone, all in maroon and yellow, below a card with the two colours.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Lay everything that carries your name on the counter: jar label, bill book, carry bag, visiting card, the WhatsApp picture, a photo of the board. Now count the greens.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say you make pickles and podis in Guntur, and you count four. There is the green of the label, the one on the bag, the one on the board and the one on the phone. There are five kinds of lettering, and one of them throws a shadow. You didn’t choose any of this. Four printers did, on four afternoons, and each time you said “yes, fine”.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The bill for not deciding</h2>" } },
    {
      type: "paragraph",
      data: { text: "These figures are made up. Yours are in last year’s bill file." },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Jar labels at ₹2.40. The logo changed, and 600 went to the kabadiwala: ₹1,440",
          "Bill books at ₹90. Six unused ones had the old name style: ₹540",
          "Carry bags, 1,000 in three colours at ₹6.50. One colour would have cost ₹4.80: ₹1,700",
          "The signboard face, printed again because the first green “came different”: ₹3,200",
          "“Small changes” at the DTP shop, five times ₹300: ₹1,500",
          "Together: <b>₹8,380</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "And one loss that no bill shows: someone saw your bag on a bus, liked the look of it, and didn’t recognise the jar in the shop a week later.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Choose the dark one first</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "You need a dark colour and a bright one. The dark one is for lettering, for the board, for the ground of the label. The bright one is for about a tenth of the surface: a stripe, a lid, the price. Paper does the rest, and it is free.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "For pickles the answer is already in the jar, maroon like the chilli oil and yellow like the turmeric. If your trade has no colour, take the dark one you would wear to a wedding. Then try the pair:",
      },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "<b>In the street.</b> Photograph your row of shops. If five boards are red and yellow, those two are taken.",
          "<b>At the copier.</b> Can the name be read in a black-and-white photocopy? Bills end up in one.",
          "<b>On the cheap stuff.</b> On brown kraft paper a pale yellow disappears.",
          "<b>On each other.</b> Yellow words on maroon, maroon words on yellow, at arm’s length, under the tube light.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "A pair that fails one of the four costs you nothing today. After a thousand bags it costs a thousand bags.",
      },
    },
    { type: "paragraph", data: { text: "<h2>One family of letters, in all your scripts</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "One typeface, two weights. Bold for the name and the prices, regular for everything else. Before you fall for one, type five things in it: your name in each language you use, “₹1,750”, “1 7 3 8 0”, your phone number, and the longest word on any label. If you have to look twice, so will your customer.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Telugu and English from one family look like sisters, while two strangers side by side look like a mistake. Noto Sans and Anek come in Telugu, Tamil, Devanagari and several more scripts, free, under an open licence that allows printing and selling what you print. You find both on Google Fonts. A font copied from the DTP man’s computer may be licensed to nobody.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If an artist draws your name by hand, good. Let it stay the only drawn thing, and set all other words in the plain one.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Write it on one sheet</h2>" } },
    {
      type: "paragraph",
      data: { text: "Put this on a single page, and give it to everyone who prints for you:" },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Maroon</b> for letters and grounds. Screen #7A1E1E, print C30 M90 Y85 K30.<br><b>Turmeric</b> for one tenth. Screen #F2B233, print C5 M30 Y90 K0.<br><b>Letters:</b> Anek Telugu and Anek Latin, Bold and Regular.<br><b>The name:</b> as in the file, never stretched, no shadow, no outline, with the height of its first letter left free all round.<br><b>Sample:</b> label of 2 March, signed, in the envelope.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The last line matters most. A screen glows, a glossy label shines, a rough bag drinks the ink, and the same numbers look different on each. So approve one printed piece in daylight, sign it, and keep it in the dark. “Match this” is an order that a printer can carry out. “Nice maroon” isn’t.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Keep three files beside the sheet: the name as a PDF or SVG, which stays sharp at any size; a square PNG for WhatsApp and Instagram; and a light version for dark grounds. If you would rather start from a proposal than from nothing, Angadi can make you a brand kit to argue with. Before the name goes on 2,000 labels, make sure that it is yours to use. The <a href="/business-starter-guide/intellectual-property-protection">guide to protecting a name</a> says where to search.`,
      },
    },
    { type: "paragraph", data: { text: "<h2>Ask the printer for three prices</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Always the same question: what does it cost in one colour, in two, and in full? Say that 2,000 labels are quoted at ₹1.50, ₹1.80 and ₹2.40 each. Two colours instead of full save 60 paise × 2,000 = <b>₹1,200</b> every time you reprint. On a digital press the three prices may be the same, and then you know that, too. One colour on coloured paper often looks as if it were two.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Change things as they run out</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Throw nothing away that you can still use. There is an order that costs almost nothing:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>This evening, free.</b> WhatsApp, Instagram and Google profile get the same square: yellow name on maroon, readable at the size of a fingernail. The bill template and the UPI stand follow.",
          "<b>At the next reprint.</b> Labels, bill book, bags. Order smaller runs until the first batch has been out in the sun and in the fridge.",
          `<b>When it fades.</b> Board, apron, delivery box. The board is the dearest, so give it <a href="/blog/a-signboard-people-can-read">an afternoon of its own</a>.`,
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "In a year’s time lay everything on the counter again. If you count one maroon and one yellow, spend the ₹8,380 on cashew.",
      },
    },
  ],
};
