import type { SeedPost } from "../seed-post.ts";

/** A weekend plan, hour by hour, for a catalogue of forty products. */
export const post: SeedPost = {
  id: "forty-products-in-a-weekend",
  title: "Forty products, one weekend: a catalogue by the clock",
  excerpt:
    "Friday evening to Sunday at six: which forty to take, codes that sort themselves, photographs of shiny things, sizes, prices and three lines of text for each.",
  category: "Selling online",
  author: "Angadi team",
  createdTimeStamp: "2026-09-09T04:30:00.000Z",
  updatedTimeStamp: "2026-11-23T04:30:00.000Z",
  readTime: 5,
  tags: ["catalogue", "photos", "website", "pricing"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/forty-products-in-a-weekend.svg" },
        caption:
          "Shelves of labelled brass pots, bells and lamps, beside a table where one tagged lamp stands before a white sheet.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "You have four hundred things in the shop and not one of them on a list. So the list never starts. Start with forty. To have something on the table, say you sell brass and copper in Kumbakonam: lamps, bells, water pots, davaras and tumblers. You need a window, two white bedsheets, a kitchen scale and one person to carry things.",
      },
    },
    {
      type: "paragraph",
      data: { text: "The hours are 15½, and it helps to see them before you begin:" },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Friday evening:</b> choose, code and tag, 90 minutes",
          "<b>Saturday morning:</b> photographs, 30 to set up and 6 for each piece, 270 minutes",
          "<b>Saturday afternoon:</b> measure and weigh, 3 for each, 120 minutes",
          "<b>Sunday morning:</b> pick and crop the pictures, 3 for each, 120 minutes",
          "<b>Sunday, before and after lunch:</b> names and three lines, 4 for each, 160 minutes",
          "<b>Then:</b> prices 60, putting it all up, 2 for each, 80, and a test, 30",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "90 + 270 + 120 + 120 + 160 + 60 + 80 + 30 = 930 minutes. With a second pair of hands on Saturday it feels like a lot less.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Friday, 7.30 pm: which forty?</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Go through three months of bills and make a stroke for each piece sold. Take the thirty with the most strokes. Add five that people travel for, and five you would love to sell more of. Leave out whatever you can’t get again. One thing in three sizes is one product with three sizes, or your forty will be gone by the second shelf.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Then a code, in three parts: the kind, the pattern, the size. KV-03-18 is a kuthu vilakku, third pattern, 18 inches. Four rules keep codes healthy:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Two letters that you can say on the phone. No O and no I, which look like figures.",
          "Two figures for the pattern, starting at 01, even if you have only four.",
          "A code is never used twice, also when the piece is discontinued.",
          "It hangs on the piece tonight, on a string tag, written large.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>Saturday, 7.30 am: brass is a mirror</h2>" } },
    {
      type: "paragraph",
      data: {
        text: `A shiny pot photographs the room: the tube light, the red door, you. So change the room. Hang one sheet behind the table and let it run forward under the pot in a curve, with no crease. Hang the other opposite the window to throw the light back. Switch off every lamp, wear a white shirt, stand two steps back and zoom in. If a dark stripe remains, it is your phone. Cut a hole in a white card and shoot through it. Cloth, wood and clay are easier, and have <a href="/blog/photos-with-the-phone-you-have">a page of their own</a>.`,
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Wipe each piece with a dry cloth and hold it with one. A thumbprint is invisible in the shop and enormous on a screen. Then five frames, always in this order:",
      },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "The tag alone, filling the picture. From here on the photos sort themselves.",
          "The piece from the front, phone at half its height.",
          "Turned a little, to show the depth.",
          "The part people ask about: spout, joint, base, the inside.",
          "Beside a steel tumbler, the same one all morning. Everyone in India knows how big it is.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Forty pieces give 200 frames. Begin with something ugly, so that you have got your hand in before the big lamp.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Saturday, 2 pm: figures</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "One person measures, the other types. Height and widest width in centimetres and in inches, because some customers think in one and some in the other. Weight in grams. For vessels, the capacity: fill it from a measuring jug to where one would really fill it, and write that. If castings differ, say by how much: “about 2.4 kg, up to 50 g more or less”.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The sheet has nine columns: code, name, height, width, weight, capacity, price, stock, the three lines. Fill each or write “none”. An empty box is a phone call next month.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Sunday, 10 am: names, then three lines</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "People type what they call it at home, so the name has the home word, the plain word, the metal, and what sets it apart: <b>Kuthu vilakku, brass standing lamp, five wicks, 18 inch.</b> Nobody has ever searched for “Divine Radiance”.",
      },
    },
    { type: "paragraph", data: { text: "Then three lines, each with one job:" } },
    {
      type: "paragraph",
      data: {
        text: "“For the puja room or the entrance. It comes apart in three pieces for cleaning.<br>Height 45.7 cm (18 inches), base 17 cm, about 2.4 kg. Wicks not included.<br>Not lacquered, so it darkens with time. Tamarind and ash bring it back in ten minutes.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "What it is for, what arrives, what to know afterwards. Write the third line honestly and the complaint in March doesn’t come. Do all lamps in one go, then all pots. You will reuse half of each sentence, and that is fine.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Sunday, 2.30 pm: prices that can be changed</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "When metal moves, you don’t want to price forty things again. So price by parts:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "2.4 kg at your selling rate for brass, say ₹780: ₹1,872",
          "Making, by pattern: ₹650",
          "Polish, box and straw: ₹178",
          "Price: <b>₹2,700</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Keep the ₹780 in one cell at the top of the sheet, and let the column refer to it. When it becomes ₹820, the lamp becomes ₹2,796 by itself. Round as you like and put the date beside the list: “Prices from 6 September”. Say whether tax is in the price and what delivery adds. A heavy lamp has a heavy parcel, and <a href="/blog/what-delivery-really-costs">that sum comes first</a>.`,
      },
    },
    { type: "paragraph", data: { text: "<h2>Sunday, 4 pm: put it up</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "A website, a PDF or the catalogue of your WhatsApp business account will do, as long as all three are copied from the one sheet. Angadi makes the website from a conversation in about 30 seconds. It can’t weigh the lamps. Sort by what the thing is for, such as puja, kitchen, water and gifts, since nobody comes in asking for alloys. Put a group’s bestseller first and its dearest second.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "At half past five give the phone to a neighbour: “Find a lamp under ₹3,000 for a housewarming, and tell me how tall it is.” Say nothing and watch the thumb. If she hasn’t got it in a minute, the group is wrong or the name is. Correct that one and all like it.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "From Monday it needs two minutes an evening: what sold out, what came in. And each time somebody rings to ask about a piece in the list, write down the question. It belongs in one of the three lines, and probably in forty of them.",
      },
    },
  ],
};
