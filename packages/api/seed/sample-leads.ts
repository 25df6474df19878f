/** Ten leads for trying the desk. Their texts say that they are samples. */
export interface SampleLead {
  /** Local part of the sender's address; all addresses end in example.com. */
  box: string;
  name: string;
  /** Absent for an affiliate application. */
  message?: string;
  company?: string;
  /** Days ago. */
  age: number;
}

export const sampleLeads: readonly SampleLead[] = [
  {
    box: "bakery",
    name: "Sample: a bakery",
    message: "Can I take orders for cakes on the website, and can people pay when they collect?",
    age: 0,
  },
  {
    box: "tailor",
    name: "Sample: a tailor",
    message: "I have photographs of my work on my phone. How do they get on the website?",
    age: 0,
  },
  {
    box: "tutor",
    name: "Sample: a tutor",
    message: "How much is it for a year, and is GST in that price?",
    age: 1,
  },
  { box: "blogger", name: "Sample: a blogger", company: "Sample blog", age: 1 },
  {
    box: "clinic",
    name: "Sample: a clinic",
    message: "We have a domain already. Can we keep it?",
    age: 2,
  },
  {
    box: "hardware",
    name: "Sample: a hardware shop",
    message: "Please call me in the evening, I am in the shop until eight.",
    age: 3,
  },
  { box: "agency", name: "Sample: an agency", company: "Sample agency", age: 4 },
  {
    box: "salon",
    name: "Sample: a salon",
    message: "Does the website work in Telugu too?",
    age: 6,
  },
  {
    box: "spam",
    name: "Sample: an advertiser",
    message: "We sell 10,000 followers for little money. Answer today.",
    age: 9,
  },
  {
    box: "farm",
    name: "Sample: a farm",
    message: "Can I change the prices myself every morning?",
    age: 20,
  },
];
