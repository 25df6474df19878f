import type { SeedPost } from "../seed-post.ts";

/** Break-even for a tea stall, cup by cup, and what one change of price or portion does to it. */
export const post: SeedPost = {
  id: "how-many-cups-to-break-even",
  title: "How many cups until the rent is paid?",
  excerpt:
    "A tea stall near a bus stand, worked cup by cup: what one cup leaves, when the rent is earned, when you are, and what ₹2 on the price or ₹6 on the milk does.",
  category: "Money",
  author: "Angadi team",
  createdTimeStamp: "2026-06-03T04:30:00.000Z",
  readTime: 5,
  tags: ["costing", "pricing", "break-even", "daily routine"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/how-many-cups-to-break-even.svg" },
        caption:
          "A kettle beside stacks of tea glasses that grow taller, and the glasses above a dotted line are green.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "You know what the tea stall took yesterday, to the rupee. Was it enough? The answer is a number of cups, and you can work it out on the back of a biscuit carton.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say your stall stands near the bus stand in Hubballi and a cup costs ₹15. Keep the lines and change the figures.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What one cup leaves</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Milk, 60 ml at ₹60 a litre: ₹3.60",
          "Tea powder, 3 g at ₹400 a kilo: ₹1.20",
          "Sugar, 10 g at ₹44 a kilo: ₹0.44",
          "Gas, ginger, cardamom: ₹0.86",
          "Paper cup: ₹0.60",
          "Spilt, boiled over, given to the newspaper boy: ₹0.30",
          "One cup costs: <b>₹7.00</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "It sells for ₹15, so each cup leaves <b>₹8</b>. Measure the milk once with a jug and a full kettle, since the hand that pours has its own opinion.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What the month costs before the first cup</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Rent of the place: ₹9,000",
          "Helper: ₹12,000",
          "Electricity and water: ₹1,500",
          "Cleaning, and somebody who takes the rubbish: ₹600",
          "Vessels, stove, repairs: ₹900",
          "Phone and soundbox: ₹400",
          "Licences, spread over the year: ₹100",
          "Together: <b>₹24,500</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "And one line that is nearly always missing: you. You stand there from half past six to eight in the evening. If you did it for somebody else, you would want, say, ₹18,000. With it, the month costs <b>₹42,500</b>.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Two lines across the day</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Divide by ₹8, then by 26 days, and round up, since nobody buys a third of a cup.",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>The stall lives:</b> ₹24,500 ÷ 8 = 3,063 cups, 118 a day",
          "<b>You live too:</b> ₹42,500 ÷ 8 = 5,313 cups, 205 a day",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Between 118 and 205 the stall stands on its feet because you stand on yours for less than you would pay a stranger. That can be right in the first year. It shouldn’t be a surprise in the fifth.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "It becomes clearer by the clock. Suppose that you sell 22 cups an hour from 6.30 to 10.30, 16 an hour until one, then close, and 21 an hour from four to eight. That is 88 + 40 + 84 = 212. Cup 118 goes out at about twenty past twelve, and with it rent, helper and light are earned. Cup 205 goes out at twenty to eight. You have worked all day for everyone else, then for your own wage, and at twenty to eight the profit begins. At eight you shut. Seven cups, ₹56.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Over the month: 212 × 26 = 5,512 cups. At ₹8 they leave ₹44,096. Less ₹42,500 that is <b>₹1,596</b>.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What eats ₹1,596</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Very little is needed. If milk goes up by ₹6 a litre, that is 36 paise on a cup, and 5,512 × 0.36 = ₹1,984. The profit is gone, and you haven’t changed a thing. If your helper pours 70 ml where you pour 60, that is 60 paise: ₹3,307 a month. He means well and the customers love him. Give him a ladle that holds exactly one portion.",
      },
    },
    { type: "paragraph", data: { text: "<h2>One change: ₹17</h2>" } },
    {
      type: "paragraph",
      data: { text: "Now put the price up by ₹2 and leave the rest alone. Each cup leaves ₹10." },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Break-even with your wage: ₹42,500 ÷ 10 = 4,250 cups, 164 a day where it was 205",
          "If all 212 stay: 5,512 × 10 − 42,500 = ₹12,620",
          "If one in ten goes elsewhere, 191 remain: 191 × 26 × 10 − 42,500 = <b>₹7,160</b>",
          "Where it stops being worth it: ₹44,096 ÷ 10 = 4,410 cups, 170 a day",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "So 42 of your 212 daily cups may walk away before you are back at ₹1,596. You know your regulars. Would one in five cross the road for ₹2? Perhaps, if the next stall is ten steps off and its tea is as good. Count for two weeks after the change and you will know.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The other direction is harsher. At ₹12 a cup leaves ₹5. To earn the same ₹44,096 you need 8,820 cups, 340 a day. That is 60% more tea from the same stove and the same two arms, in order to stay where you were.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "₹17 also means looking for three one-rupee coins all morning. If you would rather have ₹20, try it with a bigger glass, and work that cup out from the milk downwards before you order the glasses.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Or leave the price and sell a bun</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Suppose four in ten take a bun with their tea. You sell it at ₹20 and pay ₹11, so it leaves ₹9. For every ten cups that is ₹36, or ₹3.60 a cup. Each tea drinker now leaves 8 + 3.60 = ₹11.60, and the line drops to ₹42,500 ÷ 11.60 = 3,664 cups, <b>141 a day</b>. One tray of buns lowers it more than ₹2 on the tea. It asks for a clean glass case, and for you to say “bun?” two hundred times a day.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Buns left over at night count, though. If ten go stale each day, that is 10 × ₹11 × 26 = ₹2,860 a month. Buy for the slowest day of last week and run out now and then.",
      },
    },
    { type: "paragraph", data: { text: "<h2>If you have tables</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "In a café people drink coffee, share a plate and stay, so do the sum by the bill. Say a small one in Mysuru has an average bill of ₹180, of which ₹63 goes for ingredients and packing. That leaves ₹117. Rent, staff, light, your wage and the repayment on the coffee machine come to ₹1,62,000 a month. 1,62,000 ÷ 117 = 1,385 bills, and over 30 days that is 47 a day. Write 47 on the wall of the kitchen. It turns “today was good” into a yes or a no.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Redo the sum on three occasions: when rent or wages change, when milk does, and before you sign for anything with monthly instalments. A fridge at ₹2,400 a month is 300 cups, eleven or twelve more every day. The <a href="/business-starter-guide/startup-budget-calculator">start-up budget guide</a> does the part that comes before opening day. When the product is a box and not a cup, go through it <a href="/blog/price-a-festival-gift-box">line by line here</a>.`,
      },
    },
  ],
};
