import type { SeedPost } from "../seed-post.ts";

/** Choosing a domain name: the phone test, endings, the five-year price, and who the owner is. */
export const post: SeedPost = {
  id: "choose-a-web-address",
  title: "Choose a web address you can say over the phone",
  excerpt:
    "Three people, one phone call each. How to test an address, what .in, .com and .co.in cost after the first year, and who must own the account.",
  category: "Getting started",
  author: "Angadi team",
  createdTimeStamp: "2026-03-04T04:30:00.000Z",
  readTime: 5,
  tags: ["website", "domain name", "getting started", "costing"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/choose-a-web-address.svg" },
        caption:
          "A woman speaks into a tin can and a man holds the other to his ear. From the string between them hangs a browser’s address bar.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“What’s your website?”<br>“Shree Laxmi Tiffins dot in.”<br>“S-h-r-i?”<br>“No, double e.”<br>“Lakshmi with a k?”<br>“With an x. And tiffins, with an s.”<br>“Just send me the link.”",
        variant: "dialogue",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "That is half a minute, and nobody has arrived yet. Shri, Sri or Shree; Lakshmi or Laxmi; Tiffin or Tiffins: 3 × 2 × 2 = 12 ways to write it. One leads to you. The other eleven lead nowhere, or into somebody else’s kitchen.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The board over your door can stay as it is. The address only needs the part of the name that people can spell. Say you run that tiffin service, in Nagpur. Give it one evening.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Write ten, strike seven</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Put ten candidates on paper, made of words your customers already use: the trade, the area, your surname, what the children call you. Then cross out any that has:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "A hyphen. On the phone it becomes “dash, no, the small line in the middle”.",
          "A digit. “Four” or “4”?",
          "Two letters that collide where the words meet. “Dhanushhardware” loses an h on every second visit.",
          "A word that will stop being true: a street, a year, the one dish you sell now.",
          "Somebody else’s brand, even one you stock. It belongs to them.",
          "More than about fifteen letters.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Write what is left without spaces, in small letters, and show it to a teenager. If there is an unfortunate word hidden in the middle, the teenager will find it.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Suppose three remain, and the best is “orangetiffin”, for the city of oranges (we made it up for this page).",
      },
    },
    { type: "paragraph", data: { text: "<h2>The phone test</h2>" } },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "Ring three people: one over sixty, one under twenty, one whose mother tongue isn’t yours.",
          "Say the address once, at your usual speed, from the pavement with the scooters going past. Don’t spell it.",
          "Ask each to send you on WhatsApp what they would type.",
          "Three right: keep it. Two right: look at what the third one typed, and buy that as well if it is free and cheap. One right: strike it and take the next.",
          "Say it to the voice typing on your own phone. Plenty of your customers talk to theirs.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>.in, .com or .co.in?</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>.in</b> is short and says where you are, and many plain names are still free. If your customers live in India, start here. As of December 2025 NIXI, which runs .in and .co.in, requires electronic KYC of the owner. Keep PAN or Aadhaar ready and give your name exactly as it stands there.",
          "<b>.com</b> is what people type when they have forgotten the ending. Take it if you ship abroad. Most short ones went years ago. If somebody offers you one for ₹80,000, buy a second cooker.",
          "<b>.co.in</b> works, but you will say “co, dot, in” for the rest of your life. Take it only when the .in belongs to nobody who cooks.",
          "<b>.shop, .store, .online</b> and their cousins are often very cheap in the first year. Look at the second.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Before you pay, open the same name with the other endings. If another tiffin service answers at the .com, choose a different name. Your customers will go there by mistake, and they will be hungry. If the name is free everywhere, .in plus .com is a sensible pair: one is the address, the other forwards to it.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The price of the second year</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Sellers set their own prices and change them often, so take these as rough, from early 2026, before GST: about ₹500 to ₹1,200 a year for .in or .co.in once the opening offer is over, and about ₹900 to ₹1,600 for .com. Compare five years and never one. Say two sellers offer you the same .in:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Seller A:</b> ₹149 for the first year, then ₹1,199. 149 + 4 × 1,199 = ₹4,945.",
          "<b>Seller B:</b> ₹749 every year. 5 × 749 = ₹3,745.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The ₹149 offer costs ₹1,200 more. Ask each seller two things in writing: the renewal price, and what it costs to move the name away. Then walk past everything on offer on the way to the till. For a tiffin service, “SEO pack” and “premium protection” can stay on the shelf. The website itself, and a mailbox at your own address, are separate purchases.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Whose name, whose email, whose card?</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "This matters more than the name. The person entered as registrant has the say over the address. If that is the designer, you are his tenant.",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Registrant:</b> the legal name of the business, or your own if you are the proprietor.",
          "<b>Email:</b> one you will still have in ten years, and not one at the new address itself. If the address lapses, that mailbox goes with it, and so does the warning.",
          "<b>Card:</b> yours, with auto-renewal on. Write down when the card expires.",
          "<b>Two keys:</b> you, and one person you would trust with the cash drawer. Switch on two-step sign-in.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If somebody helps you, say thank you and sit beside them while they type your details. If they bought it in their own name years ago, ask for the transfer this week, while you are on good terms.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Three questions about renewal</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "<b>Will anybody remind me?</b> For .com, sellers must write about a month and about a week before it expires (ICANN, as of February 2024). The mail goes to the registrant’s address. Put your own reminder in the phone, 60 days ahead.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>What if I miss it?</b> The site and the mailboxes stop. For some weeks you may get the name back, usually for an extra fee. After that anyone can buy it, and a name with hungry visitors finds a buyer.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Why has a firm I don’t know sent me a renewal bill?</b> Because the name is public and some people live on inattention. Pay only inside the account where you bought it.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `No name for the business yet? The <a href="/business-name-generator">name generator</a> makes suggestions, and the phone test will cut them down. What comes after the address is in the <a href="/business-starter-guide/website-setup-checklist">website setup checklist</a>.`,
      },
    },
  ],
};
