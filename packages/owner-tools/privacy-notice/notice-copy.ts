/**
 * Copy of the privacy notice, based on the guide and on rule 3 of the Digital Personal Data
 * Protection Rules, 2025 as stated in the guide: what data is kept, why, what the person gets, and
 * how to withdraw consent, exercise rights and complain to the Board.
 */
import { getFactValue } from "@angadi/content/facts";
import { plural } from "../kit/plural.ts";

const joinList = (parts: readonly string[], conjunction: string) =>
  parts.length < 2
    ? (parts[0] ?? "")
    : `${parts.slice(0, -1).join(", ")} ${conjunction} ${parts.at(-1)}`;
/** Returns a function that adds the provider's name, if any, to the description of a receiver. */
const describeReceiver = (description: string) => (provider: string) =>
  provider === "" ? description : `${description}: ${provider}`;

export const noticeTextCopy = {
  title: "How we use your data",
  dataHeading: "What we keep, and why",
  dataColumns: ["What we keep", "So that we can", "Until"],
  data: {
    contact: "Name and mobile number",
    address: "Address",
    email: "E-mail address",
    measurements: "Measurements and preferences",
    bills: "Bills and what you bought",
    payment: "How you paid",
    chats: "Messages you write to us",
    photographs: "Photographs of you",
    health: "Health records",
    birthday: "Date of birth",
    identity: "Copies of identity papers",
    pupils: `Details of pupils under ${getFactValue("dpdp-child")}`,
    cameras: "Camera pictures",
    cookies: "Visits to our website (cookies)",
  },
  receiversHeading: "Who else sees it",
  receiversIntro: "Each sees only what it needs for its work for us:",
  noReceivers: "Nobody outside our business.",
  neverSold: "We sell or lend it to nobody.",
  authorities: "We give it to an authority where a law tells us to.",
  receivers: {
    gateway: describeReceiver("The company that takes online payments"),
    courier: describeReceiver("The courier who brings your order (name, address, number)"),
    accountant: describeReceiver("Our accountant (bills)"),
    whatsapp: describeReceiver("WhatsApp, when we write to each other there"),
    sender: describeReceiver("The company that sends our e-mails"),
    host: describeReceiver("The company that runs our website"),
    billing: describeReceiver("The maker of our billing app"),
    marketplace: describeReceiver("The marketplace through which you ordered"),
  },
  offers: {
    heading: "Offers",
    text: (channels: string, offersAMonth: string) =>
      `If you tick the box, we also send you offers by ${channels}${offersAMonth === "" ? "" : `, about ${offersAMonth} a month`}. You get your order either way.`,
  },
  channels: { whatsapp: "WhatsApp", sms: "SMS", email: "e-mail" },
  children: {
    heading: "Children",
    text: `For anyone under ${getFactValue("dpdp-child")} we ask a parent first, and keep only what teaching and safety need. We do not track children or aim advertisements at them. No name, mark or photograph of a child is shown without the parent’s yes, which can be taken back.`,
  },
  cameras: {
    heading: "Cameras",
    text: "There is a sign where a camera is. There is none in trial rooms or toilets. Pictures are overwritten as said above, and given to nobody unless a law or an accident asks for them.",
  },
  cookies: {
    heading: "Our website",
    text: "The website works without cookies that count visits. Where we ask for them, they are off until you say yes, and you can take the yes back on the same page.",
  },
  rightsHeading: "Your rights",
  rights:
    "You may ask what we hold about you and with whom we shared it, have it corrected, completed or erased, and name a person to act for you after death or incapacity. What a law makes us keep, such as bills, we keep as long as it says.",
  contact: (person: string, ways: string) => `Ask ${person}: ${ways}.`,
  stopOffers: "To stop the offers, reply STOP.",
  withdraw: "Where you said yes, you may take it back at any time, as easily as you gave it.",
  complaintsHeading: "If you are not satisfied",
  complaints: (days: number, grievance: string) =>
    grievance === ""
      ? `Complain to us first. We answer within ${plural(days, "day")}.`
      : `Complain to us first: ${grievance}. We answer within ${plural(days, "day")}.`,
  board: "You may then complain to the Data Protection Board of India.",
  languages: (languages: string) => `This notice is also available in ${languages}. Ask for it.`,
  date: (date: string) => `As of ${date}.`,
  consents: {
    heading: "Your yes",
    offers: (channels: string) => `Yes, send me offers by ${channels}.`,
    photographs: "Yes, you may show photographs of me on your pages.",
    health: "Yes, you may keep my health records for my treatment.",
    pupils: "I am the parent or guardian, and you may keep my child’s details as said above.",
  },
  placeholders: {
    name: "Name of the business",
    data: "Nothing is ticked yet. Name each kind of data, why you keep it, and until when.",
    receivers: "Tick who else gets it: the courier, the accountant, the app.",
    contact: "A person’s name, with a telephone number or an e-mail address, and a link.",
    days: "The days within which you answer: at most 90. The guide says: promise 15.",
  },
  missing: {
    name: "A notice needs the name of the business.",
    data: "A notice names each kind of data. Nothing is ticked yet.",
    purpose: (dataNames: string) =>
      `A notice says what each thing is for. Missing for: ${dataNames}.`,
    until: (dataNames: string) => `A deleting date for everything. Missing for: ${dataNames}.`,
    person: "A notice needs a person to write to.",
    phoneOrEmail: "A notice needs a telephone number or an e-mail address.",
    link: "The Rules ask for a link by which people can withdraw, use their rights and complain (rule 3, as of November 2025, MeitY). Give a page of your website, or ask a lawyer what does instead.",
    days: "Say within how many days you answer, from 1 to 90.",
    offers: "Say how many offers a month you send.",
    date: "Put a date on it, so that you know later who said yes to which wording.",
  },
  advice: {
    birthday: "A date of birth for a birthday offer is one more thing to guard. Do you need it?",
    identity: "Unless a law tells you to keep it: look, note, and hand it back.",
    sensitive:
      "Health records and bank or card details are under the older rules of 2011 today already: publish a privacy policy and take consent (Information Technology Act, 2000, section 43A, as of June 2026, MeitY).",
    pupils:
      "A parent’s consent has to be one you can verify. The notice promises no tracking and no picture without a yes: keep it. The Fourth Schedule to the Rules relaxes parts of this for schools, clinics and crèches, within limits.",
    cameras:
      "The notice promises a sign, and no camera in trial rooms or toilets. Hang the sign up: that it is there, why, and whom to ask.",
    cookies:
      "The notice promises that the website works without cookies that count, and that they are off until somebody says yes. Ask whoever made the website.",
    sms: "SMS offers also need a registered sender and template (Telecom Regulatory Authority of India, as of October 2025).",
  },
  joinWithAnd: (parts: readonly string[]) => joinList(parts, "and"),
  joinWithOr: (parts: readonly string[]) => joinList(parts, "or"),
};

export type NoticeTextCopy = typeof noticeTextCopy;
