import type { SeedPost } from "../seed-post.ts";

/** Costing and pricing a Diwali gift box, line by line, with a worked example that adds up. */
export const post: SeedPost = {
  id: "price-a-festival-gift-box",
  title: "How to price a Diwali gift box, line by line",
  excerpt:
    "A worked costing for one festival box: goods, packing, hands, delivery and waste. Then the price, the bulk discount, and what ten unsold boxes really cost you.",
  category: "Money",
  author: "Angadi team",
  createdTimeStamp: "2026-10-07T04:30:00.000Z",
  readTime: 4,
  tags: ["pricing", "diwali", "costing", "gift boxes"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/price-a-festival-gift-box.svg" },
        caption: "A ribboned gift box with its bill beside it and a lit diya in front.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The tempting way to price a gift box is to look at the shop across the road and take off ₹50. It works only if your costs are theirs. If they buy boxes by the thousand and you buy a hundred, you have just agreed to lose the difference on every sale.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "So start from the other end. Say you make sweets and namkeen at home in Vijayawada and plan 100 boxes this Diwali. The figures below are made up; the lines are the ones you need. Put your own bills beside them.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What goes inside: ₹461</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Kaju katli, 250 g, ingredients and gas: ₹185",
          "Dry-fruit laddus, 200 g: ₹120",
          "Namkeen mixture, 200 g: ₹48",
          "Roasted almonds, 100 g: ₹92",
          "Two clay diyas: ₹16",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Take the price from the bill you will actually pay in festival week, not from last month. Cashews and boxes both tend to climb as everyone buys at once.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What it goes in: ₹107</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Printed rigid box: ₹72",
          "Tray and butter paper: ₹14",
          "Inner pouches and labels: ₹12",
          "Ribbon and name tag: ₹9",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>Whose hands: ₹70</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Two helpers at ₹600 a day cost ₹1,200, and together they pack 60 boxes a day. That is <b>₹20</b> a box. Then there is you: 25 hours of buying, calling, checking and standing over the stove. At ₹200 an hour that is ₹5,000, or <b>₹50</b> a box. If you leave yourself out, you haven’t earned a profit. You have worked for nothing and called it one.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What slips away: ₹75</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Local delivery, on average: ₹40",
          "Breakage, tasting and samples, 3% of goods and packing (3% of ₹568): ₹17",
          "Rent, power and phone for the fortnight, ₹1,800 over 100 boxes: ₹18",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Now add: 461 + 107 + 70 + 75 = <b>₹713</b>. Below this price you pay the customer to take the box.",
      },
    },
    { type: "paragraph", data: { text: "<h2>From cost to price</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "You want to keep 30%. Thirty per cent of what? If you add 30% to the cost, you get ₹713 × 1.30 = ₹926.90. Of that, ₹213.90 is yours, which is 23% of the price. To keep 30% of the <i>price</i>, divide instead: ₹713 ÷ 0.70 = ₹1,018.57. Call it <b>₹1,020</b>. You keep ₹307 a box, just over 30%.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The difference between the two sums is over ₹90 a box, or more than ₹9,000 on a hundred. It is the same box.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Two notes on tax and labels before you print anything. If you are registered for GST, ₹1,020 is the price before tax. A box of different things sold at one price may count as a mixed supply, and then the whole box takes the highest rate of anything in it. One item can move the rate of the lot, so check the current rates with your accountant while the contents can still change. And packed food needs the right particulars on the pack, your FSSAI number among them: check the current labelling rules too.",
      },
    },
    { type: "paragraph", data: { text: "<h2>When a company asks for 15% off</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "An office wants 60 boxes and 15% off. At 15% off the price is ₹867, and you keep ₹154 instead of ₹307. A discount of 15% has taken half your profit. On 60 boxes you would keep ₹9,240 where full price gave ₹18,420.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Give back what the order really saves you, and not much more. All 60 go to one gate in one tempo for ₹600, so delivery is ₹10 a box, not ₹40. Your cost falls by ₹30 to ₹683. Offer ₹950, about 7% off. You keep ₹267 a box, ₹16,020 in all, and you can say exactly where the discount came from.",
      },
    },
    { type: "paragraph", data: { text: "<h2>When the budget is ₹850</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Change the box and leave the margin alone. Take out the almonds (₹92) and put in 150 g of laddus where there were 200 g (₹30). That saves ₹122. The cost is now ₹591, and ₹850 leaves you ₹259, again just over 30%. The customer has two honest boxes to choose from, and you never had to defend a number.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Count the boxes you don’t sell</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "If all 100 sell, you keep ₹30,700. Suppose ten don’t. You lose 10 × ₹1,020 = ₹10,200 of sales and save only the ₹400 of delivery. You keep ₹20,900. Ten unsold boxes took about a third of the season’s profit, because sweets can’t wait for next year.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "So make them in rounds, and let advances pay for each. Goods and packing for 100 boxes come to ₹56,800, spent before the first one leaves the house. Half the price in advance, ₹510 a box, brings in ₹51,000 of that.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Before you announce a price</h2>" } },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "Pack one complete box and time it with a watch.",
          "Weigh each item. Twenty grams of generosity in 250 g of kaju katli is 8% of that line given away, ₹14.80 a box.",
          "Drive the longest delivery once, and note what it costs.",
          "Fix the last date for orders and the last date for changes. Print both.",
          "Write the whole costing on one sheet of paper, and keep it. Next year only the figures change.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `With the price settled, the next job is keeping the orders straight. For that, read about <a href="/blog/whatsapp-orders-without-the-chaos">taking them on WhatsApp</a>.`,
      },
    },
  ],
};
