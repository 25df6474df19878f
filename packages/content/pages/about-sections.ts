/**
 * The company, only with facts from the client's specification: founded 2023, Hyderabad, private
 * limited company; who it works for; what the product does; its values. The specification leaves
 * one section of the page unnamed: here it explains the name.
 */
import { site } from "../site.ts";

const licence = {
  heading: site.legalName,
  facts: [
    { label: "Founded", value: String(site.founded) },
    { label: "Based in", value: `${site.contact.address.city}, India` },
    { label: "Company type", value: "Private limited" },
    { label: "Open", value: site.contact.hours },
  ],
} as const;

const story = {
  heading: "Our Story",
  paragraphs: [
    "In a good shop at ten in the morning the board is up, the prices are marked, and somebody asks what you need. Often one person does it all.",
    "Online, the same person is asked to be a designer, a writer, a bookkeeper and a programmer before the first customer comes in. Each job has its own app, its own login and its own bill.",
    `${site.name} was founded in Hyderabad in ${site.founded} to put those jobs in one place. Tell Angadi in a chat what you do, and you have a website in about 30 seconds, without a line of code. The blog, the brand, the posts, the CRM and the invoices are made in the same place.`,
    "We work for people who own a small business or would like to, for freelancers, coaches and creators, and for the agencies that look after them. We price in rupees.",
  ],
  picture: {
    src: "/art/pages/team.svg",
    alt: "Drawing of the team: four people behind a shop counter, under a red and white awning.",
    caption: "Our team, in a drawing.",
  },
} as const;

const name = {
  telugu: "అంగడి",
  heading: "Angadi is Telugu for shop",
  lede: "A good shop does five things for its customers. Our tools do the same online.",
  comparisons: [
    {
      shop: "Its name is over the door.",
      angadi: "Connect your own domain. Your logo, colours and fonts match on every page.",
    },
    {
      shop: "Things are where customers look for them.",
      angadi:
        "You drag the prices, the photos and the opening hours to where a stranger would look.",
    },
    {
      shop: "Somebody looks up when they come in.",
      angadi: "Every enquiry from the site lands in the CRM, with the next thing to do beside it.",
    },
    {
      shop: "They leave with a bill.",
      angadi:
        "Invoices look like your business, the regular ones repeat, and reminders stay polite.",
    },
    {
      shop: "They hear what is new.",
      angadi:
        "A blog draft takes under a minute, and the month’s posts are lined up on a calendar.",
    },
  ],
} as const;

const values = {
  heading: "Our Values",
  values: [
    {
      picture: "lamp",
      title: "Innovation",
      text: "A new feature has to save you time. So the AI writes the first draft, and you decide what is published.",
    },
    {
      picture: "ramp",
      title: "Accessibility",
      text: "You need no coding and no card to begin. And people who cannot see or hear, or cannot use a mouse, must be able to use what we make.",
    },
    {
      picture: "level",
      title: "Quality",
      text: "We check our work as a carpenter checks a shelf. If it is not right, we do it again.",
    },
  ],
} as const;

/** What the label "Sample" means; it links here. */
const samples = {
  id: "samples",
  heading: "What “Sample” means",
  text: "A quote, story or figure marked “Sample” is made up, to show how a business could use Angadi. We will replace it when a real customer lets us use a real one.",
} as const;

export const aboutSections = {
  heading: `About ${site.name}`,
  lede: "We make website, billing and marketing tools for people who run a small business in India.",
  licence,
  story,
  name,
  values,
  samples,
  closing: {
    heading: "Try Angadi free for 14 days.",
    text: "Free to start. No credit card. Cancel anytime.",
    button: "Generate Website",
    secondaryLink: { title: "Get in touch", href: "/contact" },
  },
};
