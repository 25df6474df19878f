import type { SeedPost } from "../seed-post.ts";

/** When and how to ask a customer for a review, in words to copy, and what never to do. */
export const post: SeedPost = {
  id: "ask-for-a-review",
  title: "“Would you write that on Google?” How to ask for a review",
  excerpt:
    "The right moment in six trades, a conversation at the counter word for word, two messages to send, and the short list of things never to do.",
  category: "Marketing",
  author: "Angadi team",
  createdTimeStamp: "2026-02-18T04:30:00.000Z",
  readTime: 4,
  tags: ["reviews", "local search", "messages", "google business profile"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/ask-for-a-review.svg" },
        caption:
          "At an optician’s counter a customer in new glasses holds up her phone, with a star in a speech bubble above it.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "A customer puts on her new glasses, looks out at the street and says, “I can read the bus numbers.” You say thank you and open the cash drawer. That was the moment, and it has passed.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Asking feels awkward because it seems like begging for praise. So don’t ask for praise. Ask people to tell the next customer what happened, good or middling. When you put the same question to everyone and can live with any answer, there is little left to blush about.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say you are that optician, in Bhopal, and hand over 30 pairs of glasses a week. If one customer in ten writes something, that is three reviews a week, and 150 in a year of 50 working weeks. You need no campaign for it.",
      },
    },
    { type: "paragraph", data: { text: "<h2>When: after the thing has worked</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The worst moment is the bill. The customer knows what it cost and doesn’t yet know what it was worth. Wait until it has done its job:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Optician.</b> At the fitting, if she speaks first. Otherwise a week later, when a headache would have shown itself.",
          "<b>Caterer.</b> The morning after, when you collect the vessels.",
          "<b>Plumber.</b> The next day. A tap that is dry at noon tomorrow is a repaired tap.",
          "<b>Tailor.</b> The day after the wedding she wore it to.",
          "<b>Tuition teacher.</b> After the term, and ask the parent.",
          "<b>Cycle shop.</b> After the first week of riding to work.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>At the counter, word for word</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "“These are so much lighter than the old ones.”<br>“I’m glad. Would you write that on Google, just as you said it? People read it before they choose an optician. I’ll send you the link now.”<br>“What should I write?”<br>“What you came for and how it went. Two lines are plenty.”<br>“My English isn’t good.”<br>“Write it in Hindi. Most of our customers will thank you.”<br>“I’ll do it at home.”<br>“Of course. I’ll remind you once, and then leave you in peace.”",
        variant: "dialogue",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Three things happen there. You hand her own sentence back to her, so she has something to write. You send the link while she is still standing in front of you. And nobody mentions stars. The number is hers to choose.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Your Google Business Profile gives you the link, and a QR code to print. Put the card where people wait, not where they pay: “Been here before? Tell others how it went.”",
      },
    },
    { type: "paragraph", data: { text: "<h2>Two messages, and no third</h2>" } },
    { type: "paragraph", data: { text: "One week after the fitting:" } },
    {
      type: "paragraph",
      data: {
        text: "“Namaste [name], this is [your name] from the optical shop. You have had your glasses for a week. Are they comfortable? If something pinches, come in and I will adjust it free. And if you have a minute, please write a line about us, whatever your opinion: [link]. It helps people nearby to choose.”",
      },
    },
    { type: "paragraph", data: { text: "Ten days later, only if she said she would:" } },
    {
      type: "paragraph",
      data: {
        text: "“[Name], here is the link again, as I promised: [link]. If you would rather not, no trouble at all. I won’t ask again.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Notice that the first message goes to everybody, including the person who will answer that they pinch. You repair the glasses, and perhaps you get an honest “had to go back once, they fixed it at no charge”. A stranger believes that one.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Why a bad one hurts less than you think</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "It depends on what it lands among. Say you have 20 reviews that average 4.8, and someone gives you one star. (20 × 4.8 + 1) ÷ 21 = 4.6. With 100 reviews at the same average, (100 × 4.8 + 1) ÷ 101 = 4.8, and the number hasn’t moved. The best protection against one foul evening is a hundred ordinary days that somebody wrote down.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What never to do</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Don’t buy reviews</b>, and don’t give anything for one: no discount, no free case, no lucky draw. The same goes for paying someone to take a bad one down. Google’s rules for Maps forbid all of it. As of September 2024, Google’s help pages say that a profile caught with fake or rewarded reviews can have them hidden, get no new ones for a time, and carry a public warning.",
          "<b>Don’t pick only the happy ones.</b> The same rules forbid it. That includes the clever form that asks “How did you like us?” and sends the link to those who tick five.",
          "<b>Don’t write it yourself</b>, on your phone or on theirs, and leave family and staff out of it. In India a fake review may also count as an unfair trade practice (Department of Consumer Affairs, as of November 2022).",
          "<b>Don’t write about the shop across the road.</b> They have a phone too.",
          "<b>Don’t ask for “five stars, please”.</b> You will get a few, and readers can smell them.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If an agency offers you 50 reviews for ₹5,000, that is ₹100 each for strangers in another city saying “nice shop”. Your customers would notice first, and then Google.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Friday, ten minutes: answer</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Reply to each one by name, and mention only what the customer mentioned. Her lens power, her bill and her other visits stay between the two of you. For a kind review: “Thank you, [name]. Enjoy the bus numbers.” For a middling one: “You waited forty minutes on Saturday, and that was too long. We now give a time when you ring. Please try us once more.” For an unfair one, count to a hundred and answer the facts in two sentences. The next reader judges you by that reply more than by the complaint.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `When somebody writes a line you love, ask whether you may quote it on <a href="/blog/first-website-five-pages">your website</a>, word for word. And if you have no link to send yet, the <a href="/blog/google-business-profile-first-week">profile comes first</a>. It takes a week of half-hours.`,
      },
    },
  ],
};
