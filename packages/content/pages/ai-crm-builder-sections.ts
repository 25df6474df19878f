/**
 * The CRM's page. From the specification: built-in CRM, AI-powered lead and customer tools, contact
 * from customers via the website, analytics, users by plan (packages/content/plans.ts); free to start, 14-day
 * free trial, no credit card, cancel anytime.
 */
import { plans } from "../plans.ts";
import { otherTools, startCopy } from "./shared-tool-copy.ts";

export const crmHero = {
  ...startCopy,
  eyebrow: "CRM",
  start: "Set up my CRM",
  heading: ["See every enquiry.", "Know who to call."],
  lede: "Each enquiry gets a card: who asked, what it is worth, and what to do next. It is built into your website, with AI-powered lead and customer tools.",
};

interface Lead {
  name: string;
  need: string;
  rupees: number;
  next: string;
  /** The card to handle now. */
  now?: boolean;
}

interface LeadColumn {
  title: string;
  leads: Lead[];
}

/** The board; each column's value is added up on rendering. */
export const crmBoard = {
  sample: true,
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
          next: "Call today, 4\u00A0pm",
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
  eyebrow: "How it works",
  heading: "Every enquiry becomes a card you can follow",
  lede: "For example, Sunil Deshmukh wants a wedding dinner for 300.",
  steps: [
    {
      title: "It comes in",
      text: "Sunil writes through your website. His name, his number and what he wants are on a card at once.",
      state: "New enquiry",
    },
    {
      title: "It gets a next step",
      text: "You quote. The card says how much, and the AI-powered tools put the next thing to do beside it.",
      state: "Call today, 4\u00A0pm",
    },
    {
      title: "It is won",
      text: "You call, he agrees, and the card moves to Won. He is a customer now, on the same board.",
      state: "Won",
    },
  ],
};

const findUsers = (name: string) => plans.find((plan) => plan.name === name)?.users ?? "";

export const crmDay = {
  eyebrow: "What you get",
  heading: "What the CRM does for you in a day",
  lede: "Your day, hour by hour.",
  moments: [
    {
      hour: 9,
      minute: 0,
      time: "9.00 am",
      title: "Enquiries received overnight",
      text: "What people wrote through your website while you were closed. Each is a card already.",
    },
    {
      hour: 11,
      minute: 30,
      time: "11.30 am",
      title: "Quotes waiting for an answer",
      text: "They have a column of their own, with the amounts added up.",
    },
    {
      hour: 13,
      minute: 15,
      time: "1.15 pm",
      title: "A customer comes back",
      text: "Leads and customers are in one place. Look up the name, and what they asked for is there.",
    },
    {
      hour: 16,
      minute: 0,
      time: "4.00 pm",
      title: "Calls to make",
      text: "Every card shows the next step, so you know who to call, and about what.",
    },
    {
      hour: 18,
      minute: 45,
      time: "6.45 pm",
      title: "Work shared with your staff",
      text: `More people can use the same board: ${findUsers("AI Growth Engine")} users on AI Growth Engine, ${findUsers("AI Powerhouse")} on AI Powerhouse.`,
    },
    {
      hour: 21,
      minute: 0,
      time: "9.00 pm",
      title: "The day in figures",
      text: "Count what came in and what was won. Analytics says how many people visited.",
    },
  ],
};

export const crmResponsibilities = {
  eyebrow: "Who does what",
  heading: "The CRM keeps track. You make the call.",
  duty: "Duty",
  angadi: "Angadi does",
  owner: "You still do",
  mark: "Yes",
  rows: [
    { duty: "Take in each enquiry from the website", by: "angadi" },
    { duty: "Keep names, numbers and amounts together", by: "angadi" },
    { duty: "Put the next thing to do beside each name", by: "angadi" },
    { duty: "Quote the price", by: "owner" },
    { duty: "Call people back", by: "owner" },
    { duty: "Do the work well", by: "owner" },
    { duty: "Mark it won, or let it go", by: "owner" },
  ],
};

export const crmOtherTools = otherTools(
  "crm",
  "They bring you enquiries. The CRM keeps them in one place.",
);

export const crmClosing = {
  heading: "Follow up every enquiry.",
  text: "Free to start. 14-day free trial. No credit card.",
  button: crmHero.start,
};
