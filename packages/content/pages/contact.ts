import { fieldErrorCopy } from "../field-errors.ts";
import { site } from "../site.ts";

export const contactCopy = {
  meta: {
    title: "Get in touch",
    description:
      "Write to Angadi, call, or send a WhatsApp message. We answer from 9AM to 9PM, 7 days a week.",
  },
  heading: "Get in Touch",
  lede: "A question before you start, or a problem later? A person reads every message.",
  form: {
    heading: "Write to us",
    note: "All four fields are required.",
    name: { label: "Your name", placeholder: "Enter your name" },
    email: { label: "Email", placeholder: "Enter your email" },
    mobileNo: { label: "Phone number", placeholder: "Enter your phone number" },
    message: { label: "Message", placeholder: "How can we help you?" },
    button: "Send Message",
    sending: "Sending...",
    sent: "Your message has been sent successfully!",
    close: "Close",
    reference: "Your reference is",
    rejected: "Failed to send message. Please try again.",
    unreachable: "An error occurred. Please try again later.",
    errors: fieldErrorCopy,
  },
  card: {
    heading: "Call, message or write",
    email: "Email",
    phone: "Phone",
    whatsapp: "WhatsApp",
    hours: "Hours",
    ...site.contact.chat,
  },
};
