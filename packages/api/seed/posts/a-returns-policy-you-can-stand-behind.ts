import type { SeedPost } from "../seed-post.ts";

/** A returns policy for a small clothing shop, with the words to copy and the sum of a return. */
export const post: SeedPost = {
  id: "a-returns-policy-you-can-stand-behind",
  title: "A returns policy in 150 words, and what each return costs",
  excerpt:
    "Words to copy for a clothing shop that sells online, why each line is there, what a returned kurta really costs, and what the rules for online sellers expect you to show.",
  category: "Selling online",
  author: "Angadi team",
  createdTimeStamp: "2026-07-08T04:30:00.000Z",
  updatedTimeStamp: "2026-11-23T04:30:00.000Z",
  readTime: 5,
  tags: ["returns", "copywriting", "costing", "messages"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/a-returns-policy-you-can-stand-behind.svg" },
        caption:
          "Three kurtas and an empty hanger on a clothes rail, and a dotted arrow leading to the hanger from an open parcel.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Somebody in another city likes your blue kurta. She can’t touch it, and she has never heard of you. Under the price she looks for one thing, what happens if it doesn’t fit. If the page is silent, she assumes the worst.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say you sell kurtas from a shop in Surat, 200 online orders a month at ₹1,290. Here is a policy for you to change and use. Put your own periods in it, but only such as you would keep on the worst Monday of the year.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The words</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "<b>Doesn’t fit, or you changed your mind?</b> Message us within 7 days of delivery with your order number. The piece must be unworn and unwashed, with its tag on. We collect it. Your first exchange for another size is free. For a refund or a second exchange, the collection costs ₹70.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Our mistake?</b> If it is damaged, not what you ordered, not as we showed it, or later than we promised, send a photo and tell us. We collect it free. You choose: the right piece, or all your money with the delivery charge.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Not returnable, unless it is our mistake:</b> anything stitched or altered to your measure, and pieces marked “final” before you paid.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Your refund</b> leaves us within 3 working days of the piece reaching us, to the account you paid from.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Not satisfied?</b> Ask for [name], [phone], [email]. We acknowledge a complaint within 48 hours and settle it within a month.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What the law wants on the page</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The Consumer Protection (E-Commerce) Rules, 2020 cover goods sold over a digital network. A business that sells its own stock there has to show its terms for return, refund and exchange, the cost of sending a piece back, delivery, and how to complain. It may not refuse goods that are defective, not as advertised, or late, unless something beyond its control caused the delay. Complaints go to a named person, within the two periods in the last line above (Department of Consumer Affairs, as of June 2025).",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The rules were plainly written with bigger sites in mind, and where a shop on WhatsApp stands in them is a question for a lawyer. The policy above has the part about returns in either case. And across the counter too, “no exchange, no refund” on a bill doesn’t protect you when the thing is defective: under the Consumer Protection Act, 2019, refusing to take it back and refund within the time on the bill, or within 30 days where no time is given, is an unfair trade practice. Look at consumeraffairs.gov.in for changes.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "A change of mind is another matter. There the promise is mostly yours, and you set its size.",
      },
    },
    { type: "paragraph", data: { text: "<h2>One kurta, there and back</h2>" } },
    { type: "paragraph", data: { text: "It cost you ₹640, so ₹650 is left of the price." } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Courier out, ₹75, and packing, ₹22: ₹97",
          "Collection: ₹85",
          "Checking, steaming, folding, 10 minutes at ₹96 an hour: ₹16",
          "New bag and tag: ₹12",
          "One in six can only be sold for ₹300 less, so for each: ₹50",
          "One piece refunded: <b>₹260</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "A piece that stays sold leaves 650 − 97 = <b>₹553</b>. A piece refunded costs you the way out and everything after it, so ₹260 is gone. And an exchange? You pay the ₹260 and another ₹97 to send the second size, but you have a sale: 650 − 260 − 97 = <b>₹293</b> left.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Look at the last two again. Between a refund and an exchange lie ₹553. That is why the exchange is free in the policy and the refund isn’t.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The same month, twice</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Of 200 orders 24 come back: 16 for size, 5 through your mistakes, 3 because the customer changed her mind.",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>All 24 refunded:</b> 176 × 553 − 24 × 260 = 97,328 − 6,240 = ₹91,088",
          "<b>14 of the size returns exchanged, 10 refunded:</b> 97,328 + 14 × 293 − 10 × 260 = 97,328 + 4,102 − 2,600 = ₹98,830",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "₹7,742 for answering “shall I send you the L?” before anyone has asked for money. The ₹70 from the three changeable hearts brings in ₹210. That is less than it costs to fetch the three pieces, so it isn’t worth a quarrel either. If a regular objects, waive it.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The cheapest return is still the one that never set out. Sixteen of 24 were about size, so lay each kurta flat and measure it: chest, waist, hip, length, shoulder, in inches. Write “measures 41 at the chest, comfortable up to 38” and say which size the person in the photo wears, and how tall she is. If that prevents eight exchanges, it is worth 8 × (553 − 293) = ₹2,080 a month.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Three replies, ready to paste</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "<b>Size:</b> “Sorry about the fit, [name]. Is it tight at the chest or the hip? The L is one and a half inches wider at both. I have it in blue. Shall I send it and collect the M at the same visit, Thursday or Friday?”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Our mistake:</b> “That is our error, [name], and you won’t pay for it. We collect tomorrow. Would you like the right one, which leaves today, or your ₹1,290 and the delivery back?”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>No:</b> “I’ve looked at the photos with care. The tag is off and there is perfume on the collar, so I can’t sell it to someone else and can’t refund it. What I can do is alter the fit for you at cost. Would that help?”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "For the third, prepare beforehand. Fix the tag at the neck, where it shows when the kurta is worn, and say on the tag what it is for. Photograph every piece as it goes out and as it comes back, next to its order number.",
      },
    },
    { type: "paragraph", data: { text: "<h2>One word in the book</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Give each return a line: date, code, and one word out of <i>size, colour, fault, late, mind</i>. On the first of the month sort by code. If one kurta has five of the sixteen, its cutting or its chart is wrong, and no policy will put that right. “Colour” means another photograph, by a window. “Fault” goes to your stitching unit with the pieces in a bag.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Put the policy under the price, in the order message, and on a slip in the parcel. If you bill with GST, a refund also needs a credit note, and there your accountant will care about the words more than the customer does. What the trip out costs in the first place is worked through <a href="/blog/what-delivery-really-costs">on a jar of pickle</a>, and the <a href="/business-starter-guide/website-setup-checklist">website checklist</a> has the other pages an online shop needs.`,
      },
    },
  ],
};
