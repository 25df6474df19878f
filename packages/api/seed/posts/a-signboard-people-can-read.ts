import type { SeedPost } from "../seed-post.ts";

/** A signboard that can be read across the road: letter height, contrast, languages, permissions. */
export const post: SeedPost = {
  id: "a-signboard-people-can-read",
  title: "Can they read your signboard from the bus stop?",
  excerpt:
    "Measure the road, budget the height of the letters, put the local language where the rules want it, and test the board with paper and tape before you pay.",
  category: "Brand",
  author: "Angadi team",
  createdTimeStamp: "2026-08-19T04:30:00.000Z",
  readTime: 5,
  tags: ["signboard", "brand", "local search", "shop front"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/a-signboard-people-can-read.svg" },
        caption:
          "A person at a bus stop looks across the road at a shop with a wide green signboard in two lines.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Cross the road, look at your shop for three seconds, and turn your back. What did you read? If the answer is “a phone number and half a lotus”, the board is working for the printer.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Three seconds is about what you get from someone on a scooter. In that time a board can say what you are called and what you sell. Say you keep a stationery shop in Salem, and the old board has faded to the colour of tea.",
      },
    },
    { type: "paragraph", data: { text: "<h2>How tall must the letters be?</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Sign-makers have a rule of thumb: one inch of letter for every ten feet of distance. In our measures that is about <b>5 cm of letter for every 6 metres</b>. It is only a rule of thumb, for plain bold letters, good light and a reader who stands still, but it saves you from the worst:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Across a lane, 6 m: 5 cm",
          "Across a street, 12 m: 10 cm",
          "The far footpath of a main road, 18 m: 15 cm",
          "The bus stop, 30 m: 25 cm",
          "The signal, 60 m: 50 cm",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Where most people pass on wheels, go one line down the list. Pace the distance out: 24 steps of 75 cm are 18 m. Decide which spot on the road matters to you. For most shops it is the place where people decide to stop.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Measure the body of the letter. Tamil, Telugu and Devanagari put signs above and below it, so leave more air between the lines than English needs, about half the height of the letter.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Which language goes on top?</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "In many states and cities the local language must be there, and often it must come first or be larger. Some examples, with the month for which we know them:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Tamil Nadu.</b> Tamil first, then English, then any other language, with letter sizes in the ratio 5:3:2 (Labour Department and Greater Chennai Corporation, as of May 2025).",
          "<b>Karnataka.</b> 60% of the board in Kannada, and Kannada in the upper half (the state’s amendment, as of February 2024).",
          "<b>Maharashtra.</b> Marathi in Devanagari, in letters no smaller than those of any other language (Brihanmumbai and other corporations, as of November 2023).",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Rules like these change, and so does the zeal with which they are enforced. Ask the labour office that registers shops, and your municipality, before you ask for a design. Even where nothing is prescribed, the language your customers argue in belongs on the board.",
      },
    },
    { type: "paragraph", data: { text: "<h2>A board worked out on paper</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "In Salem you want to be read from the bus stop, so the Tamil name is 25 cm high. The ratio then makes the English 15 cm, which reads from the far footpath. The height adds up like this: margin 10, Tamil 25, gap 10, English 15, margin 10, <b>70 cm</b> in all.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Now the width. Bold English capitals take up roughly four-fifths of their height, gap included, which is 12 cm each here. “SELVI STATIONERY” has 16 places with the space, so 192 cm. Tamil letters are wider. Have the painter chalk the name at 25 cm on the shutter and measure it. Say it comes to 260 cm. With 20 cm of air at each end the board is 3 m wide.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "3 m × 0.7 m is 2.1 square metres, or about 23 square feet. If the quote is ₹220 a square foot, the face costs ₹5,060. Frame, fixing, wiring and taking down the old one come on top, so ask for each as its own line.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If your name says the trade, as this one does, you need no second line. “Selvi Enterprises” would need one, and three words of it: “Stationery, xerox, binding”.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What comes off</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Phone numbers.</b> Nobody dials from a moving scooter. Put one on the shutter, for when you are closed.",
          "<b>The list of fourteen services.</b> It belongs on the glass door, where people stand.",
          "<b>A supplier’s logo</b>, even if the supplier pays for the board. Work out what half a board is worth to you first.",
          "<b>“Since 1998”, “Prop.”, the email address.</b>",
          "<b>Photographs.</b> From 30 m, a fan of pens is a stain.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "One small thing must stay. If you are registered for GST, rule 18 of the CGST Rules wants your GSTIN on the name board at the entrance (CBIC, as of September 2025). It may be small, since it is read from one metre. Keep it with the hours and the licence number at the edge by the door.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The grey test</h2>" } },
    {
      type: "paragraph",
      data: {
        text: `Photograph the design and turn the picture grey on your phone. If the name sinks into the ground, change a colour. Red on black sinks. So do yellow on white, blue on red, and anything on a photograph. White or yellow on dark blue, dark green or maroon stays up, and so does black on yellow. If you have not settled your colours yet, <a href="/blog/two-colours-and-one-typeface">choose two</a> before you choose a board.`,
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Ask for a matt surface if the shop faces west, because gloss turns white at five in the evening. For the night, two lamps on arms above the board light any board evenly. Glowing letters look fine too, but lit boards may need a different permission and cost more to keep.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Test it with paper and tape</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "An A4 sheet is 29.7 cm high, so a 25 cm letter just fits. Print the name, one letter a sheet, tape it to the shutter at the right height, and walk to the bus stop. Take along somebody over sixty and somebody of eight. Stay until the street lamps come on. The whole trial costs a few rupees a sheet and an evening.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Before you pay the advance</h2>" } },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "Ask the ward office what the board needs. Besides the trade licence, many municipalities want a permission or a yearly fee for boards, with other rates for lit ones and for those that stand out over the footpath.",
          "Ask the landlord, in writing, where you may drill.",
          "Have the painter write down size, material, thickness, frame, wiring and the date.",
          "Proofread each language with someone who teaches it.",
          `Compare the name, letter for letter, with your <a href="/blog/google-business-profile-first-week">listing on Google</a>. A person who has just looked you up holds the phone in one hand and searches the street for the same words.`,
        ],
      },
    },
  ],
};
