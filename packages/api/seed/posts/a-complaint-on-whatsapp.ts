import type { SeedPost } from "../seed-post.ts";

/** Answering a complaint on WhatsApp in four messages, with the dialogue to copy and the sums behind the offer. */
export const post: SeedPost = {
  id: "a-complaint-on-whatsapp",
  title: "“Is this your quality?” A complaint, answered in four messages",
  excerpt:
    "An angry photo at 9.52 pm, and what to write back: the first reply, the question, the offer and the message a week later. With words for three harder cases.",
  category: "Customers",
  author: "Angadi team",
  createdTimeStamp: "2026-09-03T04:30:00.000Z",
  readTime: 5,
  tags: ["whatsapp", "messages", "repeat customers", "reviews"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/a-complaint-on-whatsapp.svg" },
        caption:
          "A kurta with a blue stain on a washing line beside a blue bedsheet, and four speech bubbles stepping down from red to green.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "9.52 pm. A photo of a white kurta with a blue cloud on it. Then: “Washed your bedsheet ONCE. See what it did. Is this your quality?”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say you sell bedsheets from Solapur, and this one went out at ₹1,150. You know three things that may have happened. You want to type all three. Put the phone down for the length of a glass of water, because the first message decides the other three.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Message 1: within the hour, no explanation</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "“Namaste Meera ji. I can see the stain, and I am sorry. That is the last thing anyone wants from a new sheet. I am looking up your order now and will write again before 11 tomorrow morning. Please don’t iron the kurta or dry it in the sun until then. Heat makes such a stain harder to get out.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "It says that a person has seen it, gives a time, and offers one useful thing. It doesn’t say whose fault it was. You don’t know yet, and “sorry about the stain” is true either way. What it leaves out: “kindly”, “as per our policy”, and “this has never happened before”. If it has happened to her, it has happened.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If you are shut, an automatic reply may say when you open. Let it not say “Your message is important to us”.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Message 2: two questions, easy ones</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "10.40 the next morning. You have found the order, the dye lot, and nothing unusual.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“Good morning. It is order 231, the indigo double sheet, sent on 21 August. Two questions, so that I can put it right. Was it washed together with the kurta? And was the water warm or cold?”",
      },
    },
    {
      type: "paragraph",
      data: { text: "“Together of course. Normal machine wash. Nobody told me”" },
    },
    {
      type: "paragraph",
      data: {
        text: "There it is. The care slip in the packet says “first wash separately, cold”. You could send her a photograph of it. You would win, and she would tell the story at four weddings. Ask yourself first whether you would have found that slip. If it was folded inside the cover, in letters the size of ants, then half of this is yours.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Message 3: an offer with two doors</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "First the sum. A new sheet costs you ₹620 and the courier ₹90, so ₹710. Giving back half the price costs ₹575. If Meera ji buys three sheets a year and each leaves you ₹350, that is ₹1,050 a year, and she has a sister. Either door is affordable. So:",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“Thank you. Deep indigo gives off colour in the first wash, and should be washed alone in cold water. The slip inside says so, but it is small and easy to miss, and that is our mistake. You can choose:<br>1. We send you the same sheet in a light shade, free, and you keep this one.<br>2. We return ₹575, half of what you paid, today by UPI.<br>For the kurta: soak it in cold water before you wash it again, and try any stain remover on the hem first. I can’t promise that it comes out. Please just reply 1 or 2.”",
      },
    },
    { type: "paragraph", data: { text: "“2. And tell people properly”" } },
    {
      type: "paragraph",
      data: {
        text: "“I will. ₹575 sent now, please check. From this week there is a red sticker on every dark sheet. Thank you for telling me and not only your friends.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Notice what the offer has: the reason in one sentence, your share of it said plainly, two choices with figures, a time, and an answer that takes one key. “What can we do to make this right?” sounds generous and hands her the work.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Message 4: a week later</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "“Namaste Meera ji. Did the kurta recover? This is the sticker we now use, because of you. No need to reply.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "With the photo of the sticker. Nothing to buy, no coupon, and no request for a review. Most shops never send this one, since the matter seems closed. She may not answer. She will open the next message you send at Diwali.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Three harder ones</h2>" } },
    { type: "paragraph", data: { text: "<h3>She wants far more than you can give</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "“₹5,000 for the kurta or I post this everywhere.”<br>“I understand that you were fond of the kurta. I can’t pay for clothes washed with the sheet. What I can do stands until Sunday: the new sheet, or the full ₹1,150 back when you return this one, courier on us. You are free to write about it, and if you do, please include this offer.”",
        variant: "dialogue",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Raise the offer once, to a figure you have decided beforehand, and then hold it. Never pay for silence. The full refund costs you ₹1,150 and ₹90 courier, ₹1,240, and you get back a sheet that has been washed.",
      },
    },
    { type: "paragraph", data: { text: "<h3>It wasn’t your sheet</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "“I have looked carefully. We have never made this pattern, and I find no order under this number. Could another shop’s packet have got mixed in? If you send me a photo of the label, I will gladly help you find out whose it is.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "No triumph. She will be embarrassed enough, and embarrassed people remember who was kind.",
      },
    },
    {
      type: "paragraph",
      data: { text: "<h3>It is in the society’s group, in front of 180 people</h3>" },
    },
    {
      type: "paragraph",
      data: {
        text: "“Meera ji, I am sorry to see this. I am writing to you directly now, and will tell everyone here how we solved it.” Then do both. The 180 don’t care about the sheet. They are reading how you answer.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Keep a page of them</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "One line for each: date, order, what happened, what you gave, what you changed. Say that in August you sent out 140 sheets and had four complaints: two about colour, one late parcel, one wrong size. You gave ₹575 and ₹710 for the colour, ₹90 for a second courier, and nothing but an apology for the delay. That makes ₹1,375, or a little under ₹10 on each sheet sold. It belongs in the price, next to packing. And two for the same reason in one month means a sticker.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If you also sell on a website of your own, there are dates to keep: the Consumer Protection (E-Commerce) Rules of July 2020 (Department of Consumer Affairs) give you 48 hours to acknowledge a complaint and a month to settle it. Message 1 and message 3 see to both.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `It all goes faster when you can find order 231 in ten seconds. If you can’t, <a href="/blog/whatsapp-orders-without-the-chaos">begin with numbered orders</a>. And for customers who are content and silent, there is <a href="/blog/ask-for-a-review">a fair way to ask</a>.`,
      },
    },
  ],
};
