/**
 * The CRM's page. From the specification: built-in CRM, AI-powered lead and customer tools, contact
 * from customers via the website, analytics, users by plan (content/plans.ts); free to start, 14-day
 * free trial, no credit card, cancel anytime.
 */
import { plans } from "../plans.ts";
import { sampleLines } from "../samples.ts";
import { otherTools, startWords } from "./product-shelf.ts";

export const crmHero = {
  ...startWords,
  eyebrow: "CRM",
  heading: ["Know who to", "call back."],
  lede: "Every enquiry has a card, with what it is worth and the next thing to do. It is built into your website, with AI-powered lead and customer tools.",
};

interface Lead {
  name: string;
  need: string;
  rupees: number;
  next: string;
  /** The one to take up now. */
  now?: boolean;
}

interface LeadColumn {
  title: string;
  leads: Lead[];
}

/** The board: what each column is worth is added up where it is drawn. */
export const crmBoard = {
  sample: true,
  sampleLine: sampleLines.business,
  label: "A caterer’s board of enquiries in four columns.",
  shop: "Shinde Caterers, Pune",
  columns: [
    {
      title: "New enquiry",
      leads: [
        { name: "Neha Kulkarni", need: "Lunch for 60", rupees: 21_000, next: "Quote today" },
        {
          name: "Sai Nagar Society",
          need: "Tea and snacks for 40",
          rupees: 6000,
          next: "Ask the date",
        },
        { name: "Zoya Khan", need: "Six dabbas, for a month", rupees: 14_400, next: "Reply today" },
      ],
    },
    {
      title: "Quoted",
      leads: [
        { name: "Asha Patil", need: "Naming ceremony, 120", rupees: 48_000, next: "Sent Monday" },
        {
          name: "Imran Shaikh",
          need: "Lunch for 24, ten days",
          rupees: 36_000,
          next: "Sent today",
        },
      ],
    },
    {
      title: "To call back",
      leads: [
        {
          name: "Sunil Deshmukh",
          need: "Wedding dinner for 300",
          rupees: 165_000,
          next: "Call today, 4 pm",
          now: true,
        },
        { name: "Mary Fernandes", need: "Birthday for 45", rupees: 15_750, next: "Call tomorrow" },
      ],
    },
    {
      title: "Won",
      leads: [
        { name: "Joshi family", need: "Housewarming for 80", rupees: 28_000, next: "Advance in" },
        { name: "Kavita Rao", need: "50 Diwali boxes", rupees: 12_500, next: "Paid" },
        { name: "Patel & Sons", need: "Office tea, for a month", rupees: 9000, next: "Repeats" },
      ],
    },
  ] as LeadColumn[],
};

export const crmSteps = {
  eyebrow: "One enquiry, start to finish",
  heading: "Everyone who asks gets a token",
  lede: "Sunil Deshmukh wants a wedding dinner for 300. Follow his token.",
  steps: [
    {
      title: "It comes in",
      text: "He writes through your website. His name, his number and what he wants are on a card before you have washed your hands.",
      state: "New enquiry",
    },
    {
      title: "It gets a next step",
      text: "You quote. The card says how much, and the AI-powered tools put the next thing to do beside it.",
      state: "Call today, 4 pm",
    },
    {
      title: "It is settled",
      text: "You ring, he agrees, the card moves on. The lead is a customer now, and stays in the same place.",
      state: "Won",
    },
  ],
};

const usersOf = (name: string) => plans.find((plan) => plan.name === name)?.users ?? "";

export const crmDay = {
  eyebrow: "What it holds",
  heading: "A day on the counter",
  lede: "Six moments, and what is on the board in each.",
  moments: [
    {
      hour: 9,
      minute: 0,
      time: "9.00 am",
      title: "Letters from the night",
      text: "What people wrote through your website while you were shut. Each is a card already.",
    },
    {
      hour: 11,
      minute: 30,
      time: "11.30 am",
      title: "Quotes that are out",
      text: "A column of their own, with the amounts added up. You see what is waiting for an answer.",
    },
    {
      hour: 13,
      minute: 15,
      time: "1.15 pm",
      title: "A regular walks in",
      text: "Leads and customers are in one place. Look up the name, and what they asked for is there.",
    },
    {
      hour: 16,
      minute: 0,
      time: "4.00 pm",
      title: "Calls to make",
      text: "The next thing to do stands on each card, so you know whom to ring, and about what.",
    },
    {
      hour: 18,
      minute: 45,
      time: "6.45 pm",
      title: "Your helper takes over",
      text: `The board is for more than one pair of eyes: ${usersOf("AI Growth Engine")} users on AI Growth Engine, ${usersOf("AI Powerhouse")} on AI Powerhouse.`,
    },
    {
      hour: 21,
      minute: 0,
      time: "9.00 pm",
      title: "Shutter down",
      text: "Count what came in and what was won. Analytics says how many people looked.",
    },
  ],
};

export const crmSides = {
  eyebrow: "Who does what",
  heading: "The duty chart",
  duty: "Duty",
  angadi: "Angadi does",
  owner: "You still do",
  mark: "Yes",
  rows: [
    { duty: "Take in each enquiry from the website", by: "angadi" },
    { duty: "Keep names, numbers and amounts together", by: "angadi" },
    { duty: "Put the next thing to do beside each name", by: "angadi" },
    { duty: "Name the price", by: "owner" },
    { duty: "Pick up the telephone", by: "owner" },
    { duty: "Cook, stitch, teach or repair, so they come back", by: "owner" },
    { duty: "Mark it won, or let it go", by: "owner" },
  ],
};

export const crmOthers = otherTools("crm", {
  heading: "Where the enquiries come from",
  lede: "These three bring people to the counter. The CRM keeps hold of them.",
});

export const crmClosing = {
  heading: "Who is waiting for your call?",
  text: "Give them a card. Free to start. 14-day free trial. No credit card.",
  button: startWords.start,
};
