/**
 * The CRM's page. From the client's specification: built-in CRM, AI-powered lead and customer
 * tools, contact from customers via the website, analytics, users by plan
 * (packages/content/plans.ts); free to start, 14-day free trial, no credit card, cancel anytime.
 */
import { plans } from "../plans.ts";
import { promises } from "./shared-promises.ts";

export const crmHero = {
  eyebrow: "CRM",
  button: "Set up my CRM",
  heading: ["See every enquiry.", "Know who to call."],
  lede: "Each enquiry gets a card: who asked, what it is worth, and what to do next. It is built into your website, with AI-powered lead and customer tools.",
  promises,
};

interface Lead {
  name: string;
  need: string;
  rupees: number;
  nextStep: string;
  /** The card to handle now. */
  isCurrent?: boolean;
}

interface LeadColumn {
  title: string;
  leads: Lead[];
}

/** The board; each column's value is added up on rendering. */
export const crmBoard = {
  isSample: true,
  label: "A caterer’s board of enquiries in four columns.",
  shop: "Shinde Caterers, Pune",
  columns: [
    {
      title: "New enquiry",
      leads: [
        { name: "Neha Kulkarni", need: "Lunch for 60", rupees: 21_000, nextStep: "Quote today" },
        {
          name: "Sai Nagar Society",
          need: "Tea and snacks for 40",
          rupees: 6000,
          nextStep: "Ask for the date",
        },
        {
          name: "Zoya Khan",
          need: "Six dabbas, for a month",
          rupees: 14_400,
          nextStep: "Reply today",
        },
      ],
    },
    {
      title: "Quoted",
      leads: [
        {
          name: "Asha Patil",
          need: "Naming ceremony, 120",
          rupees: 48_000,
          nextStep: "Sent Monday",
        },
        {
          name: "Imran Shaikh",
          need: "Lunch for 24, ten days",
          rupees: 36_000,
          nextStep: "Sent today",
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
          nextStep: "Call today, 4\u00A0pm",
          isCurrent: true,
        },
        {
          name: "Mary Fernandes",
          need: "Birthday for 45",
          rupees: 15_750,
          nextStep: "Call tomorrow",
        },
      ],
    },
    {
      title: "Won",
      leads: [
        {
          name: "Joshi family",
          need: "Housewarming for 80",
          rupees: 28_000,
          nextStep: "Advance received",
        },
        { name: "Kavita Rao", need: "50 Diwali boxes", rupees: 12_500, nextStep: "Paid" },
        {
          name: "Patel & Sons",
          need: "Office tea, for a month",
          rupees: 9000,
          nextStep: "Repeats",
        },
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
      text: "Sunil writes through your website. His name, his number and what he wants go straight onto a card.",
    },
    {
      title: "It gets a next step",
      text: "You quote. The card says how much, and the AI-powered tools put the next thing to do beside it.",
    },
    {
      title: "It is won",
      text: "You call, he agrees, and the card moves to Won. He is a customer now, on the same board.",
    },
  ],
};

const findUsers = (name: string) => plans.find((plan) => plan.name === name)?.users ?? "";

export const crmFeatures = {
  eyebrow: "What you get",
  heading: "What the CRM does for you in a day",
  features: [
    {
      icon: "inbox",
      title: "Enquiries received overnight",
      text: "Whatever people sent through your website while you were closed is already on a card.",
    },
    {
      icon: "invoicing",
      title: "Quotes waiting for an answer",
      text: "They have a column of their own, with the amounts added up.",
    },
    {
      icon: "crm",
      title: "A customer comes back",
      text: "Leads and customers are in one place. Look up the name, and what they asked for is there.",
    },
    {
      icon: "call",
      title: "Calls to make",
      text: "Every card shows the next step, so you know who to call, and about what.",
    },
    {
      icon: "staff",
      title: "Work shared with your staff",
      text: `Your staff can use the same board: ${findUsers("AI Growth Engine")} users on AI Growth Engine, ${findUsers("AI Powerhouse")} on AI Powerhouse.`,
    },
    {
      icon: "analytics",
      title: "The day in figures",
      text: "See what came in and what was won. Analytics shows how many people visited.",
    },
  ],
} as const;

export const crmClosing = {
  heading: "Follow up every enquiry.",
  text: "Free to start. 14-day free trial. No credit card.",
  button: crmHero.button,
};
