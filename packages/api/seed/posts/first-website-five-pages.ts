import type { SeedPost } from "../seed-post.ts";

/** What to write on the first five pages of a small business website, with one worked example. */
export const post: SeedPost = {
  id: "first-website-five-pages",
  title: "Your first website: what to say on its five pages",
  excerpt:
    "Home, prices, work, about, contact. What a customer wants from each page, sample words for a tailor’s shop, and what you can safely leave out.",
  category: "Getting started",
  author: "Angadi team",
  createdTimeStamp: "2026-09-17T04:30:00.000Z",
  readTime: 4,
  tags: ["website", "copywriting", "getting started"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/first-website-five-pages.svg" },
        caption:
          "Five web pages standing in a row, the largest in front with a scalloped awning at its top.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Think of the last time you looked up a shop on your phone. You had a question. Do they do this? What does it cost? Can I trust them with my mother’s sari? Are they open now? You found the answer, or you went back and tried the next name.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "A small website needs to answer those questions, in that order, and then get out of the way. Five pages are enough. To keep it concrete, say you are a tailor in Warangal: blouses, salwar suits, alterations, two machines, one assistant.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Home: am I in the right place?</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The first line should say what you do, for whom, and where. Not “Welcome to our website”, and not “Stitching dreams since 1998”. Try this:",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Blouses and suits stitched to your measure in Warangal.</b><br>Ready in 7 days, or 3 if you tell us it is urgent. Bring the cloth, or we will help you choose it.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Under that, one button. Decide the single thing you would like a visitor to do, and let the button say it: “Send your design on WhatsApp”. Three equal buttons are a way of not deciding. Below come a photo of your own work, three things you do with their starting prices, your hours, and your area. Then stop. No sliding banners. While the second slide is coming, the reader is leaving.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Services and prices: can I afford it?</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "You may worry that a price list helps the shop next door. They can find out your prices by asking. Your customer, meanwhile, may be shy to ask, and a page without prices looks expensive. If a price varies, give the starting figure and say what changes it:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Plain blouse: ₹450",
          "Blouse with lining: ₹650",
          "Padded or designer blouse: from ₹1,200, depending on the work",
          "Salwar suit: from ₹900",
          "Fall and pico: ₹120",
          "Alterations: from ₹80",
          "Urgent, within 3 days: ₹200 extra per piece",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Add what your regulars already know and newcomers don’t. Say what to bring (cloth, lining, a blouse that fits). Say how many fittings there are, how much advance you take, and what happens if it doesn’t fit: “If it is our mistake, we alter it free and you don’t wait in the queue.” A customer can then add up the bill before she comes. A lined blouse, urgent, with fall and pico on the sari: 650 + 200 + 120 = ₹970.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Work: is it any good?</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Eight to twelve photographs of things you made. Daylight, plain background, one piece in each, the same way up. Put a line under each that a customer can point at: “Boat neck, maggam work on the sleeves, 12 days, ₹3,800.” One sharp photo of a neckline finished by hand says more than a paragraph on quality.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Ask before you show a customer’s face. Don’t borrow pictures from the internet: sooner or later someone will bring you one and ask for exactly that. If customers write kind things about you, quote two or three here, word for word and with their permission.",
      },
    },
    { type: "paragraph", data: { text: "<h2>About: who will I be dealing with?</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "This isn’t your life story. It is the page people open when they are nearly convinced and want to see a face. Give them one. A photo of you at the machine beats any logo. Then four or five sentences in the words you use across the counter:",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“I learnt cutting from my aunt and have run this shop since 2011. I take the measurements myself and cut every piece. My assistant does the hemming and hooks. We stitch about 25 pieces a week and don’t take more, because then the dates slip. If we can’t meet your date, we say so when you bring the cloth.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Every sentence there is something a customer can use. “We are passionate about customer satisfaction” isn’t: every shop could say it, so it tells nobody anything. Put your full business name here, and your GSTIN if you have one. Business customers look for them.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Contact: how do I reach you?</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "A phone number that dials when tapped, and WhatsApp with one tap.",
          "The full address, and then the address as people really give it: “first lane after the bus stop, blue gate, first floor”.",
          "A link that opens the map at your door, not at the middle of the city.",
          "Hours for each day, the lunch break included, and the weekly holiday.",
          "How soon you answer. “We reply between 10 am and 8 pm” is a promise. “24/7” is probably not true.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `If you use a form, ask for a name, a number and a message. Each further box is one more reason to give up. And keep the name, address and number identical to those on your <a href="/blog/google-business-profile-first-week">Google Business Profile</a>, down to the spelling of the street.`,
      },
    },
    { type: "paragraph", data: { text: "<h2>Write them backwards</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The home page is the hardest to begin with, because it sums up all the others. So leave it for last:",
      },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "Contact. It is only facts. Twenty minutes.",
          "Services and prices. Copy them from your bill book.",
          "Work. Take the photographs on one bright morning.",
          "About. Tell it to a friend, record it on your phone, type out the best five sentences.",
          "Home. Take the strongest line from each of the other four.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "You can have somebody build it, or do it yourself. Angadi makes a website from a conversation in about 30 seconds, and you rearrange it by dragging. Either way the prices, the photographs and the blue gate have to come from you. Before you publish, hand your phone to someone who has never been to your shop. Ask them what a lined blouse costs and how to get there. If they find both in under a minute, you are ready to open.",
      },
    },
  ],
};
