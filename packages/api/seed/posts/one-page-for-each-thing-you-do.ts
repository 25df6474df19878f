import type { SeedPost } from "../seed-post.ts";

/** Being found for "near me" searches with one page for each service, written out for an AC repair shop. */
export const post: SeedPost = {
  id: "one-page-for-each-thing-you-do",
  title: "“AC repair near me”: why each job needs its own page",
  excerpt:
    "One page headed “Our services” answers nobody. What stands on a page about a single job, written out for an AC repair shop in Indore, with prices.",
  category: "Marketing",
  author: "Angadi team",
  createdTimeStamp: "2026-06-24T04:30:00.000Z",
  readTime: 5,
  tags: ["local search", "website", "copywriting", "pricing"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/one-page-for-each-thing-you-do.svg" },
        caption:
          "A red toolbox under a wall-mounted air conditioner, beside a web page that shows the same machine.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "At three on a May afternoon an air conditioner stops in Indore. The owner types “AC not cooling repair near me”. Google now has to decide who does exactly this, and who does it near here. Your website offers one page headed “Our services”, with eleven words on it: AC, fridge, geyser, washing machine, installation, repair, service, AMC, all brands.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "It says a little about everything, so it is a poor answer to anything. Google’s help pages name three things that decide local results: relevance, distance and prominence (as of October 2024). You can’t move the shop nearer to every customer, and prominence takes years of work and reviews. Relevance you can write this week.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Which pages?</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "A job earns a page when it has its own price, its own question and its own photograph. Say your shop is called Malwa Cooling, with two technicians and a scooter. You have five:",
      },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "AC not cooling: repair at home",
          "Gas refill and leak repair",
          "AC installation and shifting",
          "AC cleaning and yearly service",
          "Fridge repair at home",
        ],
      },
    },
    {
      type: "paragraph",
      data: { text: "“All brands” is not a page. It is a line on each of them." },
    },
    { type: "paragraph", data: { text: "<h2>The first page, from top to bottom</h2>" } },
    {
      type: "paragraph",
      data: { text: "This is what could stand on it. Change the words and keep the order." },
    },
    { type: "paragraph", data: { text: "<h3>The title that Google shows</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "“AC not cooling? Repair at home in Indore | Malwa Cooling”. It has 56 characters, names the trouble as people type it, and says where.",
      },
    },
    { type: "paragraph", data: { text: "<h3>The first lines</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "<b>AC not cooling? We repair it at your home in Indore.</b><br>Ring before 2 pm and we come the same day, Monday to Saturday. Split and window ACs of all common brands, up to 2 tons.",
      },
    },
    { type: "paragraph", data: { text: "<h3>One button</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "“Send us the problem on WhatsApp”, with the message already begun: “My AC is not cooling. Area: … Brand and size: … Good time to come: …” Beside it stands the phone number, because a person in 42 degrees doesn’t type.",
      },
    },
    { type: "paragraph", data: { text: "<h3>Prices</h3>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "Visit and check: ₹350, taken off the bill if we repair",
          "Capacitor, fitted: ₹850",
          "Fan motor, fitted: from ₹2,200, by model",
          "Leak repair and gas, 1.5 ton split: from ₹3,200",
          "Circuit board: we test it and ring you with the price before we replace anything",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Then one bill, added up: visit ₹350 + capacitor ₹850 − ₹350 taken off = <b>₹850</b>. If you are registered for GST, say whether it is included. Your prices will differ from these. What matters is that the caller has seen them before the scooter leaves.",
      },
    },
    { type: "paragraph", data: { text: "<h3>What is included</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "“The technician tests the supply, the capacitor, the fan and the gas pressure, tells you what is wrong, and shows you the old part. Parts and work carry 90 days’ warranty. Keep the bill.”",
      },
    },
    { type: "paragraph", data: { text: "<h3>Three questions you hear on the phone</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "<b>Does the gas need topping up every year?</b> No. It goes round in a closed pipe and isn’t used up. If it is low, it has leaked, so ask us to find the leak first.",
      },
    },
    {
      type: "paragraph",
      data: { text: "<b>Do you come on Sundays?</b> From April to June, for ₹150 extra." },
    },
    {
      type: "paragraph",
      data: {
        text: "<b>Should I repair a twelve-year-old AC?</b> If the compressor has gone, probably not. We will say so, and you pay for the visit only.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The last answer costs you a repair now and then. It is also the reason somebody rings you and not the next name.",
      },
    },
    { type: "paragraph", data: { text: "<h3>Where you go, and what it looks like</h3>" } },
    {
      type: "paragraph",
      data: {
        text: "One line for the area: “Vijay Nagar, Palasia, Bhawarkua, Rajwada, Annapurna and Rau. Beyond the bypass, please ask.” Two photographs of your own: the technician at an outdoor unit, and a burst capacitor beside a new one. One review about this very job, with the customer’s permission. Last come name, address and number, exactly as on your Google listing.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "The whole page has about 300 words, and you say all of them on the phone every day. Record your own half of three calls and type it out. That is the draft.",
      },
    },
    { type: "paragraph", data: { text: "<h2>What not to make</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Somebody will offer you forty pages by Friday: “AC repair in Vijay Nagar”, “AC repair in Palasia”, and so on, the same text with the name changed. Google’s spam policies call pages like that doorways (as of September 2024), and a site can lose its place in the results for them. A reader in Rau who lands on one learns only that you own a computer. Make a page for a place when you have a second shop there, with its own shutter and its own people.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Leave out, too, any job you pass on to a friend. You would be judged for his work under your title.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Tie the five together</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "On the home page put five links in the words of the headings: “Gas refill and leak repair”. Not “Read more”.",
          `In your <a href="/blog/google-business-profile-first-week">Google Business Profile</a> list the same five services, with the same names and prices.`,
          "From each page link to the job that naturally follows. After a repair comes the yearly service.",
          "Print the address of the yearly-service page on the bill, where it will be read next February.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>One a week, and then count</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "The rains have come and the phone is quieter, so write now. Google may take days or weeks to find a new page, and people will look for it in March. Begin with the job that brings the best bills, and give it two hours. One page a week, and you are done in five.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Then ask each caller which page they saw, and make a stroke against it. Say the first page brings six calls in a month, and four become jobs at ₹1,400. That is ₹5,600. Parts at ₹450 and petrol at ₹100 a job take away ₹2,200. What is left, <b>₹3,400</b>, goes towards wages and rent, every month of the season, for two hours of writing once. If a page brings nothing from February to May, read it aloud to your technician. He will tell you what the customers really ask. For titles, descriptions and the rest, the <a href="/business-starter-guide/seo-beginners-guide">beginner’s guide to SEO</a> goes further.`,
      },
    },
  ],
};
