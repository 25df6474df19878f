import { describe, expect, it } from "vitest";
import { type HtmlElement, findElements, getOnlyElement, getText } from "./html-elements.ts";
import { fetchMain, fetchPage, readStructuredData, readTexts } from "./site-pages.ts";

/** The texts that the specification requires in each page's main part. */
const REQUIRED_TEXTS: Record<string, readonly (string | RegExp)[]> = {
  "/about": [
    "About Angadi",
    "Our Story",
    /Our Values.*Innovation.*Accessibility.*Quality/,
    "Founded2023",
    "Based inHyderabad, India",
    "Company typePrivate limited",
    "అంగడి",
  ],
  "/affiliate": [
    /10,000\+ ?users/,
    /\$100K\+ ?₹90 lakh\+ ?commissions paid/,
    /20\+ ?countries/,
    /4\.8\/5 ?rating/,
    /Sign up.*Share.*Earn/,
    /Up to 30% lifetime commission.*60-day cookie window.*Real-time dashboard/,
    /Marketing resources.*A dedicated manager.*Open worldwide/,
    /Commission ?Up to 30% .* for life/,
    /Which click counts ?The last one/,
    /Influencers, freelancers, entrepreneurs and agencies, anywhere in the world/,
    // The worked examples without script.
    /Shops you refer ?AI Growth Engine ?AI Powerhouse.*10 ?₹5,997 ?₹14,997/,
  ],
  "/how-it-works": [
    /conversation.*no coding.*about 30 seconds/,
    /drag-and-drop editor/,
    /your own domain.*Publish/,
    /CRM.*Analytics.*SEO.*blog writer.*brand kit/,
  ],
  "/social-media": [
    "10 free posts with the trial",
    "No credit card",
    /Instagram.*Facebook.*Twitter.*LinkedIn/,
    /Generate content.*Plan the calendar.*Drag and drop.*Schedule and analyze/,
    /AI content creation.*Content calendar.*Auto-scheduling.*Performance analytics/,
    /Engagement management.*unified inbox.*Content inspiration/,
    /Make a month of posts now.*the festivals of your region.*Plan my month/,
  ],
  "/business-name-generator": [
    "AI Business Name Generator",
    /Memorable.*Good name.*Weak name.*Simple.*Durable.*Legal/,
    /Level up your business with AI.*AI website builder.*Automated blog design/,
    /Customer reviews.*Image gallery.*Multiple pages.*Editing the website/,
    "Receiving contact from customers via the website",
    "Editing global styles (fonts, colors, buttons)",
  ],
  "/contact": [
    "Get in Touch",
    /Write on WhatsApp.*\+91.*support@.*hello@/,
    "9AM - 9PM, 7 days a week",
    "Angadi Technologies Private Limited",
    "Hyderabad",
  ],
  "/pricing": [
    /Users ?1 ?3 ?10 ?Unlimited/,
    /Visits a month ?100 ?2,000 ?Unlimited ?Unlimited/,
    /Blog posts a month ?3 ?20 ?50 ?Unlimited/,
    "Do I keep my data if I leave?",
    "you put in stay yours",
  ],
  "/": ["Who owns my data, and can I take it with me?", "There is no one-click export yet"],
  "/blog?q=gst+saree": [
    "No blogs match your search.",
    "Searched the titles of all posts.",
    "Matching guides",
  ],
  "/business-starter-guide?q=diwali": ["No guide is about that", "Look for “diwali” in the blog"],
  "/business-name-generator?about=tea&style=founder": ["Enter the founder’s name"],
  "/privacy": [
    "private limited company founded in 2023 in Hyderabad, India",
    "sets no cookies, tracks nobody",
    "It counts how often its pages are opened, not who opens them",
    "Do Not Track or Global Privacy Control",
    "For 60 days, in local storage",
    "24 months after our last exchange",
    "Digital Personal Data Protection Act, 2023",
    "our address for grievances",
    "do not sell",
    "India treats everyone under 18 as a child",
    "never sees a card number",
    "There are none on this site",
    "the forms that are sent and the domain look-ups, by IP address for a minute",
    "support@angadi.example and hello@angadi.example",
  ],
  "/terms": [
    "an agreement between you and Angadi Technologies Private Limited",
    "Nobody under 16",
    "14-day trial and no credit card",
    "no returns and no refunds",
    "cancel anytime in your account settings",
  ],
  "/return-policy": [
    "There are no returns and no refunds.",
    "There is no period for returns (0 days)",
    "in India, in the United States and everywhere else",
    "until the billing cycle you have paid for is over",
    "14-day free trial and no credit card",
    "9AM - 9PM, 7 days a week",
  ],
  "/accessibility": ["WCAG 2.2, level AA", "Chief Commissioner for Persons with Disabilities"],
};

it.each(Object.entries(REQUIRED_TEXTS))("%s has its required texts", async (path, expected) => {
  const text = getText(await fetchMain(path));
  const isPresent = (part: string | RegExp) =>
    typeof part === "string" ? text.includes(part) : part.test(text);
  expect(expected.filter((part) => !isPresent(part))).toEqual([]);
});

const readHrefs = (links: readonly HtmlElement[]) => links.map(({ attribs }) => attribs["href"]);
const listHrefs = (root: HtmlElement, text: string) =>
  readHrefs(findElements(root, "a").filter((link) => getText(link) === text));

it.each([
  ["/affiliate", "Join the programme", "/affiliate/apply", 4],
  ["/social-media", "Start Creating Content", "/app/website-type", 2],
  ["/how-it-works", "See the prices", "/pricing", 1],
  ["/ai-blog-builder", "See Examples", "/blog", 1],
  ["/ai-brand-builder", "Try the name generator", "/business-name-generator", 1],
  ["/business-name-generator", "See the website builder", "/ai-website-builder", 1],
  ["/business-name-generator", "See the blog writer", "/ai-blog-builder", 1],
  ["/customer-stories", "Generate Website", "/app/website-type", 1],
  ["/apps", "Generate Website", "/app/website-type", 2],
])("%s: “%s” leads to %s", async (path, text, href, count) => {
  const hrefs = listHrefs(await fetchMain(path), text);
  expect(hrefs).toEqual(Array.from({ length: count }, () => href));
});

const createToolFields = (path: string, feature: string) => ({
  url: `https://www.angadi.example${path}`,
  featureList: expect.arrayContaining([feature]),
  offers: { price: 0, priceCurrency: "INR" },
});

it.each([
  ["/about", "Organization", { foundingDate: "2023", address: { addressLocality: "Hyderabad" } }],
  ["/contact", "ContactPage", { mainEntity: { contactPoint: { areaServed: "IN" } } }],
  ["/how-it-works", "HowTo", { step: { length: 4 } }],
  [
    "/social-media",
    "SoftwareApplication",
    createToolFields("/social-media", "Engagement management with unified inbox"),
  ],
  [
    "/ai-invoice-builder",
    "SoftwareApplication",
    createToolFields("/ai-invoice-builder", "Tax management"),
  ],
  ["/business-name-generator", "SoftwareApplication", {}],
  ["/apps", "ItemList", { itemListElement: { length: 8 } }],
])("%s has structured data of the type %s", async (path, type, fields) => {
  expect(readStructuredData(await fetchPage(path))).toContainEqual(
    expect.objectContaining({ "@type": type }),
  );
  const data = readStructuredData(await fetchPage(path)).find((block) => block["@type"] === type);
  expect(data).toMatchObject(fields);
});

it("the contact page’s card and its structured data have the same number", async () => {
  const main = await fetchMain("/contact");
  const hrefs = readHrefs(findElements(main, "a"));
  const [{ mainEntity }] = readStructuredData(await fetchPage("/contact"));
  expect(hrefs).toContain(`tel:${mainEntity.contactPoint.telephone}`);
  expect(hrefs).toContainEqual(expect.stringMatching(/^https:\/\/wa\.me\/91\d+\?text=Hello/));
});

it("the affiliate form has a required field of the right type for each value", async () => {
  const [form] = findElements(await fetchMain("/affiliate/apply"), "form");
  const controls = form
    ? ["input", "select"].flatMap((tag) => findElements(form, tag, { required: "" }))
    : [];
  expect(controls.map(({ name, attribs }) => [attribs["name"], attribs["type"] ?? name])).toEqual([
    ["name", "input"],
    ["email", "email"],
    ["mobile", "tel"],
    ["companyName", "input"],
    ["website", "url"],
    ["linkedin", "url"],
    ["countryCode", "select"],
    ["affiliateType", "select"],
  ]);
});

it("the apps each have an icon, a category, a problem and a description", async () => {
  const cards = findElements(await fetchMain("/apps"), "li").filter(
    (item) => findElements(item, "article").length > 0,
  );
  expect(cards.map((card) => getText(getOnlyElement(card, "h3")))).toEqual([
    "Content Generator",
    "Image Enhancer",
    "SEO Assistant",
    "Analytics Dashboard",
    "Form Builder",
    "E-commerce Plugin",
    "Customer Support Chat",
    "Social Media Integrator",
  ]);
  for (const card of cards) {
    expect(findElements(card, "svg")).toHaveLength(1);
    const texts = readTexts(findElements(card, "p"));
    expect(texts).toHaveLength(3);
    expect(texts).not.toContain("");
  }
});

it("the stories each have a site, a company, an industry and a bill that adds up", async () => {
  const stories = findElements(await fetchMain("/customer-stories"), "article").filter(
    (article) => findElements(article, "h2").length > 0,
  );
  const bills = stories.map((story) => readTexts(findElements(story, "dd")));
  expect(bills).toEqual([
    ["₹3,000", "₹2,000", "₹1,200", "−₹1,999", "₹4,201/month", "6 of 9 a week"],
    ["₹2,000", "₹2,400", "₹1,500", "−₹1,999", "₹3,901/month", "5 of 7 a week"],
    ["₹15,800", "−₹4,999", "₹10,801/month", "12 of 20 a week"],
  ]);
  for (const [index, [title, company, industry, design, owner]] of [
    ["Four chats became one order page", "Dona Ana", "Food & Drink", "bakery", "Devika Nair"],
    ["A new class is online before breakfast", "udaya", "Yoga & Fitness", "yoga", "Swathi K."],
    ["Six logins became one", "Mathew Studio", "Agencies", "law-office", "Joel Mathew"],
  ].entries()) {
    const story = stories[index];
    const text = story ? getText(story) : "";
    for (const part of [title, company, industry, owner]) expect(text).toContain(part);
    expect(story && readHrefs(findElements(story, "a"))).toContain(
      `/website-inspiration#${design}`,
    );
  }
});

it("the designs each have a title, a category, tags, and pictures with their description", async () => {
  const designs = findElements(await fetchMain("/website-inspiration"), "li").filter(
    (item) => findElements(item, "h3").length > 0,
  );
  expect(designs).toHaveLength(6);
  for (const [index, [title, kind, category]] of [
    ["Dona Ana", "Bakery", "Shops"],
    ["udaya", "Yoga studio", "Classes"],
    ["Menon & Iyer", "Law office", "Services"],
    ["Rukmini Das", "Photographer", "Services"],
    ["Khanna", "Hardware shop", "Shops"],
    ["Anand Sir", "Maths tutor", "Classes"],
  ].entries()) {
    const design = designs[index] as HtmlElement;
    for (const part of [title, kind, category]) expect(getText(design)).toContain(part);
    const tags = getOnlyElement(design, "ul", { "aria-label": "Tags" });
    expect(findElements(tags, "a").length).toBeGreaterThan(2);
    for (const { attribs } of findElements(design, "img")) expect(attribs["alt"]).toMatch(/.{50,}/);
  }
});

describe("the picture of", () => {
  const findScene = async (path: string, name: RegExp) => {
    const scenes = findElements(await fetchMain(path), "*", { role: "img" });
    return scenes.find(({ attribs }) => name.test(attribs["aria-label"] ?? ""));
  };
  const readAmounts = (text: string) =>
    (text.match(/₹[\d,]+/g) ?? []).map((amount) => Number(amount.replaceAll(/\D/g, "")));

  it("the website builder marks each part of the owner's sentence", async () => {
    expect(readTexts(findElements(await fetchMain("/ai-website-builder"), "mark"))).toEqual([
      expect.stringMatching(/Lakshmi ?1/),
      expect.stringMatching(/blouses and school uniforms in Warangal ?2/),
      expect.stringMatching(/ask for a fitting ?3/),
      expect.stringMatching(/my prices ?4/),
    ]);
    const page = await findScene("/ai-website-builder", /The page made of it: Lakshmi Tailors/);
    expect(page && readTexts(findElements(page, "b"))).toEqual(["1", "2", "3", "4"]);
  });

  it("the blog writer corrects a draft", async () => {
    const draft = await findScene("/ai-blog-builder", /A draft on a sheet/);
    expect(draft && findElements(draft, "del")).toHaveLength(1);
    expect(draft && findElements(draft, "ins")).toHaveLength(2);
  });

  it("the board of enquiries adds up in each column", async () => {
    const board = await findScene("/ai-crm-builder", /board of enquiries/);
    const text = board ? getText(board) : "";
    const columns = text.split(/New enquiry|Quoted|To call back|Won/).slice(1);
    expect(columns).toHaveLength(4);
    for (const column of columns) {
      const [sum, ...leads] = readAmounts(column);
      expect(leads.length).toBeGreaterThan(1);
      expect(leads.reduce((result, lead) => result + lead, 0)).toBe(sum);
    }
    expect(text).toContain("₹1,65,000");
  });
});
