import type { SeedPost } from "../seed-post.ts";

/** One-page routines for each job, so that the shop runs while the owner is away; one page written out in full. */
export const post: SeedPost = {
  id: "write-down-how-your-shop-works",
  title: "Thirty-one phone calls at a wedding",
  excerpt:
    "Count what your people ring you about, write one page for each job, and rehearse on a dull Thursday. With the closing page of a hardware shop in full.",
  category: "People",
  author: "Angadi team",
  createdTimeStamp: "2026-05-06T04:30:00.000Z",
  readTime: 5,
  tags: ["daily routine", "hiring", "holidays", "cash flow"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/write-down-how-your-shop-works.svg" },
        caption:
          "A shop counter with three pages pinned on the wall above it, and a suitcase with a wedding turban on top waiting beside it.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say your hardware shop is in Gwalior and your sister’s son gets married in Jhansi. You go for one day. Between the haldi and the dinner your phone rings thirty-one times. Your two helpers are honest and quick. They simply don’t know what you know, because it has never been anywhere but in your head.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "You can’t write down twenty years. You can write down what they rang about. On the way home you go through the call list and make strokes on the back of the invitation:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "May I give him a discount? 11",
          "Where do we keep it? 7",
          "Can he take it on credit? 5",
          "The supplier’s man is here with a delivery. What do I do? 4",
          "The card machine says no: 2",
          "How do I close? 2",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "11 + 7 + 5 + 4 + 2 + 2 = 31. That is the list of pages to write, in the right order. The largest heap comes first.",
      },
    },
    { type: "paragraph", data: { text: "<h2>One job, one page</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Each page is about one job, from the moment it starts to the moment it is done. One side of a sheet, in the language your helpers speak to each other, in letters large enough to read on the wall. Four parts are enough: when, what you need, the steps, and when to ring me.",
      },
    },
    {
      type: "paragraph",
      data: { text: "Here is the last one of the six, because every shop has it." },
    },
    { type: "paragraph", data: { text: "<h3>Closing the shop</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "<b>When:</b> 8.15 pm, after the last customer. The shutter is half down by 8.20.",
      },
    },
    {
      type: "paragraph",
      data: { text: "<b>You need:</b> the cash book, the red pouch, the torch, both keys." },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "Bring in the wheelbarrows and the paint stand. Count four and one.",
          "Switch the machine off, then print its total.",
          "Count the drawer aloud. The other one writes.",
          "Do the sum in the cash book: morning float + cash sales − paid out. Today’s example: ₹2,000 + ₹14,350 − ₹850 = ₹15,500.",
          "If the drawer agrees, write OK and both initials. If it doesn’t, count once more, write the difference and leave it. Nobody puts in their own money.",
          "₹2,000 goes back into the drawer for the morning. The rest, ₹13,500 in the example, goes into the red pouch, and the pouch through the slot of the safe.",
          "Fans, lights, back door, mains for the cutting machine. Say each one aloud.",
          "Shutter, both locks, pull twice.",
          "Send me one message: “Closed 8.40, drawer OK.”",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Ring me if:</b> the difference is more than ₹200, a lock doesn’t turn, or there is a smell of burning. For anything else, write it down.",
      },
    },
    {
      type: "paragraph",
      data: { text: "Nine steps and one number. The message at the end means you can dance." },
    },
    { type: "paragraph", data: { text: "<h2>Most calls ask for permission</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Look at the heaps again. Discount and credit are 16 of the 31, and no instruction will stop those calls. A limit will. Give each of them a figure up to which nobody needs to ask:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Discount:</b> up to ₹100 on a bill over ₹2,000, up to ₹300 over ₹8,000. Nothing on cement.",
          "<b>Credit:</b> only to the nine contractors on the list inside the cupboard, up to the figure beside each name, signed for on the bill.",
          "<b>Exchange:</b> unopened, with our bill, within seven days. Cut pipe and mixed paint, never.",
          "<b>Paid out of the drawer:</b> up to ₹500 in a day, with a slip.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "What can it cost you? If they give every allowed rupee of discount on a day with six bills over ₹2,000 and two over ₹8,000, that is 6 × ₹100 + 2 × ₹300 = ₹1,200. You would have said yes to most of it on the phone.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Who writes, and how long it takes</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The one who does the job, while doing it. You would write what ought to happen. Let your helper speak each step into the phone as he does it, have it typed in the evening, and read it together over tea: twenty minutes to record, twenty to type, twenty to read. One hour a page, six pages, two a week. Three weeks, and the wedding season has not begun.",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Begin every step with a verb: count, print, lock.",
          "Write names, places and figures. “Second rack, left, blue bins” beats “in the usual place”.",
          "Put a photograph where words get long: the cupboard open, the switch board with the mains marked.",
          "No passwords, PINs or safe codes on the wall.",
          "A date at the bottom. If you change the page, change the date.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“Where do we keep it?” needs no page at all. Number the racks, tape a list to the end of each, and seven calls are gone.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The dull Thursday</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Never try it first at a wedding. Choose a quiet day, go out at three and come back at closing time. Switch the phone off, really off. Then sit down with the call they would have made:",
      },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "What did you not find on the pages? Add it.",
          "Where did you do something else than the page says? Perhaps the page is wrong.",
          "Which step did nobody need? Strike it.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Do it again the next Thursday from morning till night. The week after that, let the two of them swap jobs. A page that works for the one who didn’t write it is finished.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Four days in December</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The niece’s wedding lasts four days. Before you leave there are three things to do: ₹2,000 in tens and twenties in a spare envelope, because change runs out on the second day; the number of one friend in the bazaar who can decide in your place; and a card with the electrician, the card-machine helpline and the landlord.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "If they ring six times now, three for credit above the limit, two for a delivery that came short and one to ask how the food is, the pages work. The two short deliveries go on page four when you are back.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `A new person can learn from the same six sheets, which is one reason to write them before you <a href="/blog/your-first-helper">hire your first helper</a>. If your orders come by phone, the seventh page should be the <a href="/blog/whatsapp-orders-without-the-chaos">fifteen-minute close for WhatsApp</a>.`,
      },
    },
  ],
};
