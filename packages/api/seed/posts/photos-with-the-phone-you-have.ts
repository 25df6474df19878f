import type { SeedPost } from "../seed-post.ts";

/** Product photographs with a phone: the window, the paper, the fixed angle, and eight shots of one teapot. */
export const post: SeedPost = {
  id: "photos-with-the-phone-you-have",
  title: "One window, two sheets of chart paper, eight photographs",
  excerpt:
    "Product photos with the phone you have: ₹150 of material, one morning by a window, and the eight pictures that answer what a buyer would ask.",
  category: "Getting started",
  author: "Angadi team",
  createdTimeStamp: "2026-04-21T04:30:00.000Z",
  updatedTimeStamp: "2026-11-23T04:30:00.000Z",
  readTime: 5,
  tags: ["photos", "website", "instagram", "costing"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/photos-with-the-phone-you-have.svg" },
        caption:
          "A phone beside eight small prints of the same blue teapot, each from a different side.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "In your shop a customer picks the thing up, turns it over, lifts the lid, smells it, asks what it holds. On a screen she has only the pictures you took. Each one should do for her what her hands would have done.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say you make stoneware teapots in Khurja and sell them at ₹950. You have twelve designs and a phone that is three years old. The phone is good enough. What it lacks is a window, and a teapot that stays where it is put.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What to buy</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        variant: "bill",
        items: [
          "Two sheets of white chart paper, the largest size, not shiny: ₹30",
          "A white thermocol board: ₹50",
          "Four bulldog clips: ₹40",
          "A roll of paper tape: ₹30",
          "Together: <b>₹150</b>",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "So it goes at a stationery shop, give or take. Add a steel dabba for the phone to lean on, and a clean cotton cloth. Wipe the lens with it. A phone lives in a pocket, and the fog in many product photos is fingerprint.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Twenty minutes of setting up</h2>" } },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "Choose a window that gets light but no direct sun at that hour. Bright shade is what you want. If the sun comes in, hang a thin white dupatta over the glass.",
          "Push a table up to it, so that the window is on the left of the teapot.",
          "Tape one sheet to the wall and let it fall in a curve onto the table, without a crease. The second sheet is for when you spill tea on the first.",
          "Stand the thermocol on the right, a hand’s length from the teapot. It throws light back into the shadow. Slide it in and out and watch the handle.",
          "Switch off the tube light. Daylight is bluish and the tube is something else, and the phone can’t please both.",
          "Lean the phone on the dabba, level with the belly of the pot and a good metre away. Come closer with the 2× button if you have one. From near by, the wide lens gives every pot a big nose.",
          "Mark both places with tape: a cross under the pot, a line where the dabba stands.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Those two bits of tape make your page look like a shop. When all twelve pots stand in one spot, at one height, in one light, the customer compares the pots. When each was taken on a different day from a different chair, she compares your moods.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Then press and hold on the teapot until the phone locks the focus. Slide the brightness up until the paper looks white but the glaze still has its detail. Use the three-second timer, so that your finger doesn’t shake the picture.",
      },
    },
    { type: "paragraph", data: { text: "<h2>The eight</h2>" } },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "<b>The front.</b> Spout to the right, always. This is the picture on the list page, so it has to match its neighbours.",
          "<b>The back.</b> She can’t walk round it.",
          "<b>From above, a little to the side,</b> as she will see it on her own table.",
          "<b>Lid off, straight down.</b> Can a hand get in to wash it? Is there a strainer?",
          "<b>The base.</b> The foot, your stamp, whether it will scratch the table.",
          "<b>Close up.</b> The glaze and the edge of the lid, as near as your phone stays sharp. Handmade things have small marks. Show a typical one and name it in the text: “tiny dark specks are part of this clay”.",
          "<b>In a hand.</b> Size is the thing pictures hide best. Write it as well: 600 ml, four cups, 14 cm high.",
          "<b>At work.</b> On your own kitchen table, pouring. This is the only one where the background may look lived in.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Six are taken on the paper and two away from it. Take number 1 of all twelve pots, then number 2 of all twelve, and so on. The phone then moves six times and not seventy-two:",
      },
    },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Setting up: 20 minutes",
          "12 pots × 6 pictures × 1 minute: 72 minutes",
          "12 pots × 2 pictures × 2 minutes: 48 minutes",
          "Choosing and naming: 40 minutes",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "20 + 72 + 48 + 40 = 180 minutes. Start at nine and you have 96 photographs by lunch.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Editing: straighten, crop, brighten, stop</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Your phone’s own gallery can do all three. Straighten by the foot of the pot. Crop square, with the same empty border all round. Brighten until the paper is nearly white. Leave the colour slider and the filters alone. Hold the pot beside the screen at the window: if the blue on the phone is bluer, take it back. A customer who ordered the screen’s blue will return yours, and you pay the courier both ways.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Name the files for what they are, <b>teapot-blue-600ml-1-front</b>, and keep the originals in one folder that is backed up. If someone else uploads them, send them on WhatsApp as documents, because pictures sent the usual way arrive smaller. On the website, write one line under each for people who can’t see it: “Blue stoneware teapot with a bamboo handle, from the front”. Search engines read that line too.",
      },
    },
    { type: "paragraph", data: { text: "<h2>If it isn’t a teapot</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Saris.</b> Border, pallu, blouse piece, the whole length over a rod, and one with the cloth held up to the window, so she can see how thin it is.",
          "<b>Steel, brass, glass.</b> They are mirrors. Put white paper on the camera side too, with a hole for the lens, or you will be selling a portrait of yourself in a lota.",
          "<b>Food.</b> Light from behind and to the side brings out the crumb. Work fast.",
          "<b>Black things.</b> Use light grey paper. On white, the phone turns them to coal.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: `One morning covers a season. When a new design comes out of the kiln, the tape is still on the table. And the words that go around the pictures need a morning of their own: begin with <a href="/blog/first-website-five-pages">the five pages</a>. If the same eight must also feed a social account, see how a baker gets <a href="/blog/instagram-for-a-home-bakery">a month of posts out of one window</a>.`,
      },
    },
  ],
};
