/** A lead for trying out the desk; its name says that it is a sample. */
export interface SampleLead {
  /** The sender's mailbox at example.com. */
  mailbox: string;
  name: string;
  /** Absent for an affiliate application. */
  message?: string;
  company?: string;
  daysAgo: number;
}

export const sampleLeads: readonly SampleLead[] = [
  {
    mailbox: "bakery",
    name: "Sample: a bakery",
    message: "Can I take orders for cakes on the website, and can people pay when they collect?",
    daysAgo: 0,
  },
  {
    mailbox: "tailor",
    name: "Sample: a tailor",
    message: "I have photographs of my work on my phone. How do they get on the website?",
    daysAgo: 0,
  },
  {
    mailbox: "tutor",
    name: "Sample: a tutor",
    message: "How much is it for a year, and is GST in that price?",
    daysAgo: 1,
  },
  { mailbox: "blogger", name: "Sample: a blogger", company: "Sample blog", daysAgo: 1 },
  {
    mailbox: "clinic",
    name: "Sample: a clinic",
    message: "We have a domain already. Can we keep it?",
    daysAgo: 2,
  },
  {
    mailbox: "hardware",
    name: "Sample: a hardware shop",
    message: "Please call me in the evening, I am in the shop until eight.",
    daysAgo: 3,
  },
  { mailbox: "agency", name: "Sample: an agency", company: "Sample agency", daysAgo: 4 },
  {
    mailbox: "salon",
    name: "Sample: a salon",
    message: "Does the website work in Telugu too?",
    daysAgo: 6,
  },
  {
    mailbox: "spam",
    name: "Sample: an advertiser",
    message: "We sell 10,000 followers for little money. Answer today.",
    daysAgo: 9,
  },
  {
    mailbox: "farm",
    name: "Sample: a farm",
    message: "Can I change the prices myself every morning?",
    daysAgo: 20,
  },
];
