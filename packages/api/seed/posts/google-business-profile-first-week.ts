import type { SeedPost } from "../seed-post.ts";

/** A day-by-day plan for the first week of a Google Business Profile. */
export const post: SeedPost = {
  id: "google-business-profile-first-week",
  title: "Your first week on Google Business Profile, day by day",
  excerpt:
    "Claim it, verify it, fill it in, ask for honest reviews. A plan of about half an hour a day for the free listing that puts your shop on Google’s map.",
  category: "Marketing",
  author: "Angadi team",
  createdTimeStamp: "2026-09-29T04:30:00.000Z",
  readTime: 5,
  tags: ["google business profile", "local search", "reviews"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/google-business-profile-first-week.svg" },
        caption:
          "A large map pin standing over a little shop with a striped awning, where two roads meet.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Somebody’s cycle has a flat tyre. They type “cycle repair near me”, and Google shows a map, a few shops and a button to call. What it says about each shop comes largely from the shop’s Business Profile. Having one costs nothing. Not having one doesn’t keep you off the map, either: Google may list your shop anyway, with an old number and somebody else’s photo.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Here is a week’s work, about half an hour a day. Say you repair cycles in Mysuru. Keep four things ready: a Google account that belongs to the business (not to a nephew who may move away), a phone that gets answered, a paper with your shop’s address on it, and the key to the shutter.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Monday: claim it, and only once</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Search for your shop on Google Maps, by name and by street. If it is there, use the link to claim the business. If not, add it at <b>google.com/business</b>. Don’t make a second profile because the first has a mistake in it. Two listings for one shop confuse customers, break Google’s rules and can get both taken down.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Write the name as it stands on your signboard. “Neem Tree Cycles” stays “Neem Tree Cycles”. “Neem Tree Cycles Best Repair Low Price Mysuru” is against the rules and may get the profile suspended. If customers never come to you, because you bake at home and deliver, hide the address and list the areas you serve.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Tuesday: prove that you are you</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Google decides how you can verify: by phone or text, by email, by video, or in some other way. You can’t choose one it doesn’t offer. If it asks for a video, walk through it once before you record. It should be one unbroken take:",
      },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "Start on the street, with a road sign or the neighbouring shops in view.",
          "Move to your signboard, close enough to read.",
          "Open the shutter yourself, on camera.",
          "Show the work: the repair stand, the tools, the tyres on the wall.",
          "End on something only the owner can reach, such as the billing drawer or the licence on the wall.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Don’t film customers’ faces or bank papers. The check can take some days. Leave the name and address alone while you wait, since a change can mean verifying again. And if anyone rings to ask for your code, or offers to verify you for a fee, put the phone down. The code is for you alone.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Wednesday: category, hours, phone</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The primary category tells Google which searches you belong in, so choose the narrowest true one: “Bicycle repair shop”, not “Shop”. Add others only for what you really do. If you also sell cycles, say so there.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Give the hours you keep, not the hours you wish you kept. If you shut from 2 to 4, enter two sets of hours for the day. Then open special hours and fill in the next festival. Somebody who walks two kilometres to a closed shop won’t trust the map, or you, a second time.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Thursday: say what you do</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The description may be up to 750 characters. Links don’t belong in it, and neither do offers. Write what you would tell a new neighbour:",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“We repair and sell cycles on Ashoka Road. Punctures and brakes are usually done while you wait. Gear cycles and full services take a day. We keep tubes and tyres for common sizes, and we tell you the price before we open the toolbox. Pick-up within the city for two cycles or more.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Then list your services one at a time, with a price where you have a fixed one. “Puncture, ₹60” answers a question that would have been a phone call.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Friday: ten photographs</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Three from the street: by day, after dark with the lights on, and from the side people arrive from.",
          "Two of the inside, tidy but true.",
          "Three of work in progress or finished.",
          "One of you or your staff, if they agree to it.",
          "One of where to park.",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Use your phone, in daylight, held level. Skip posters, phone numbers and pictures from the internet. The photo of the street front matters most. It is the one a person holds up while looking for you.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Saturday: ask for reviews, the fair way</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Your profile can give you a link for reviews. Send it to people you served this week: “Thank you for coming in on Thursday. If you have a minute, would you write what you thought of the repair? It helps people nearby find us.” Ask everyone in the same words, not only those who were smiling. Offer nothing for it, since a discount in exchange for a review is against Google’s rules. So are reviews from family and staff.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Reply to each. For a bad one, write to the next hundred people who will read it: “I’m sorry the brake came loose again. Please bring it in and I will look at it myself, at no charge.” Don’t argue, and don’t mention anything private about the customer.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Sunday: be your own customer</h2>" } },
    {
      type: "paragraph",
      data: {
        text: `Ask a friend across town to search for you by name, then for “cycle repair” near your street. Have them press Call and Directions. Does the right phone ring? Does the pin lead to your shutter or to the lane behind it? If you have a website, check that the link opens the right page, and that name, address and number are the same in both places. If you don’t have one yet, <a href="/blog/first-website-five-pages">these are the five pages to start with</a>.`,
      },
    },
    { type: "paragraph", data: { text: "<h2>After that, ten minutes a month</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Add two new photos. Answer new reviews. Set special hours for the next holiday. Look through the profile once for changes you didn’t make, because the public can suggest edits. Don’t expect the first week to bring a crowd. Expect that from now on, whoever finds you finds the right door, open.",
      },
    },
  ],
};
