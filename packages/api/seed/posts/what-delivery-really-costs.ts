import type { SeedPost } from "../seed-post.ts";

/** What one delivery costs a pickle seller, order by order, and when to charge for it. */
export const post: SeedPost = {
  id: "what-delivery-really-costs",
  title: "“Free delivery” on a ₹340 jar of pickle, worked out",
  excerpt:
    "Packing, the courier’s idea of weight, parcels that come back, and cash on delivery: one jar costed to the rupee, then three, and a delivery charge that holds.",
  category: "Selling online",
  author: "Angadi team",
  createdTimeStamp: "2026-05-27T04:30:00.000Z",
  updatedTimeStamp: "2026-11-23T04:30:00.000Z",
  readTime: 5,
  tags: ["delivery", "costing", "pricing", "orders"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/what-delivery-really-costs.svg" },
        caption:
          "A scooter loaded with parcels and a jar of pickle on top, on a road between two milestones.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“Is delivery free?” is a fair question. The difficulty is that you say yes before you know what you have said. Suppose you make mango pickle at home in Rajahmundry. A 500 g jar sells for ₹340. Pickle, glass jar, lid and a label with your FSSAI number cost you ₹190, so ₹150 is left. Now send it to someone in Hyderabad.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The courier’s charges below are made up, like the other figures. Take the rate card of the one you use and follow the same lines.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The weight you pay for</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The full jar weighs 800 g. Box and wrapping add 150 g, so the parcel is 950 g on your kitchen scale. But couriers also measure how much room it takes: length × width × height in centimetres, divided by a number on the rate card. Often that is 5,000, with some it is 4,500 or 6,000. You pay for whichever of the two weights is higher, rounded up to the next step.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Your box is 20 × 15 × 15 cm. That makes 4,500, and divided by 5,000 it is 0.9 kg. The scale wins with 950 g, and the step is 1 kg. At ₹60 for the first half kilo and ₹40 for each further one, fuel and tax included, it costs <b>₹100</b>.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Now the small boxes run out and you take one that the mixer came in: 30 × 25 × 15 cm. That is 11,250 ÷ 5,000 = 2.25 kg, charged as 2.5. The same jar costs 60 + 4 × 40 = <b>₹220</b>. You have posted ₹120 worth of air.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Everything on one jar</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Box of the right size: ₹22",
          "Bubble wrap and tape: ₹14",
          "Leak-proof pouch round the jar: ₹6",
          "Address label and bill: ₹3",
          "Your hands, 8 minutes at ₹90 an hour: ₹12",
          "Courier: ₹100",
          "One parcel: <b>₹157</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "That is if all goes well. Out of a hundred it doesn’t always. Say three come back because the address was wrong or nobody opened. You pay ₹100 for the way home and ₹157 to send each again: 3 × 257 = ₹771. And two leak. You send a new jar without discussion: 2 × (190 + 157) = ₹694. Together ₹1,465, or about <b>₹15</b> on every parcel in the hundred.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "So a delivery costs you ₹172. You had ₹150. With “free delivery” each jar that leaves the house takes ₹22 along with it.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Three jars in one box</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Wrap them together and the sum changes. The parcel weighs 2.7 kg, charged as 3: 60 + 5 × 40 = ₹260. Box, wrap, pouches, address and bill come to ₹89, and 14 minutes of hands to ₹21, so ₹370 to send. The accidents need a fresh count, since the heavier parcel costs more to fetch back: 3 × (260 + 370) = ₹1,890, and two broken jars replaced singly, ₹694. That is ₹2,584 in a hundred, about ₹26 each.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "In all it is ₹396, or ₹132 a jar where it was ₹172. Three jars leave 3 × ₹150 = ₹450, so now you may send them free and still keep ₹54. Thin, but it is on your side of the line.",
      },
    },
    { type: "paragraph", data: { text: "<h2>A charge people accept</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "₹172 on a ₹340 jar frightens everyone. ₹0 ruins you. Between them are two handles, the price and the delivery line. Try ₹390 for the jar, ₹90 for delivery of one or two, and free from three:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>One jar:</b> 390 + 90 − 190 − 172 = ₹118 left",
          "<b>Three jars:</b> 1,170 − 570 − 396 = ₹204 left",
          "<b>At your door, no courier:</b> 390 − 190 = ₹200 left, so neighbours can have it for ₹340 and you still keep ₹150",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Print ₹390 as the MRP, because nobody may be charged more than the MRP for a packed jar, and anybody may be charged less. The ₹90 stays a line of its own. Show both before the customer reaches the payment, along with the total. If you are registered for GST, what you charge for delivery is normally taxed along with the jar. And taxable goods sold into another state normally need GST registration whatever your turnover (CBIC, as of January 2026). Hyderabad is in another state. <a href="/blog/your-first-gst-invoice">What goes on the bill</a> is a post of its own.`,
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The words for your page: “Delivery in Andhra Pradesh and Telangana is ₹90 for one or two jars and free from three. We post on Tuesday and Friday. If a jar leaks, send a photo within two days and we send another. You needn’t return the broken one.”",
      },
    },
    { type: "paragraph", data: { text: "<h2>Cash on delivery, with its true price</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Say the courier takes ₹35 to bring the money, and fifteen in a hundred refuse the parcel, because ordering cost them nothing. Each refusal costs ₹157 going and ₹100 coming back. The jar is sealed and can be sold again. 15 × 257 = ₹3,855, carried by the 85 who paid: ₹45 each. With the ₹35 that makes <b>₹80</b> on top of the ₹172.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Two ways out. Ask for ₹100 in advance by UPI and the rest at the door, which keeps the merely curious away. Or offer cash on delivery only to those who have bought before.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Where the rupees come back</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Pack to the step.</b> A 400 g laminated pouch weighs 475 g with its wrapping. It travels in the first half kilo, for ₹60. That is ₹40 saved before you have haggled with anybody.",
          "<b>Stock two boxes only,</b> one for a single jar and one for three, and throw out the mixer’s.",
          "<b>Photograph every parcel</b> on the scale, with a measuring tape beside it. When the courier writes 1.5 kg on the bill, you have an answer.",
          "<b>Type the address back</b> with the landmark and a second phone number, and wait for a yes. If that turns three returns in a hundred into one, it saves 2 × ₹257 = ₹514.",
          "<b>Work the sum for three pin codes,</b> your nearest, your commonest and the farthest you serve. Above a limit that hurts, say “not there yet”.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `On the first of each month divide the courier’s bill by the parcels sent. If ₹100 has quietly become ₹118, find out why before you raise a price. How to get from a cost to a price without fooling yourself is shown <a href="/blog/price-a-festival-gift-box">on a Diwali gift box</a>.`,
      },
    },
  ],
};
