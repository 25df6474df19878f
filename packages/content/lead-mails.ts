import { type LeadSource, describeSource } from "./lead-source.ts";
import { site } from "./site.ts";

/** Emails about leads. `LeadMailData` is the part of a lead that they may use. */
export interface LeadMailData {
  kind: string;
  reference: string;
  name: string;
  email: string;
  message: string | null;
  company: { name: string; website: string; profile: string; type: string } | null;
  context: LeadSource;
}

const APPLICATION = "affiliate-application";

/**
 * The email to the team. `phone` is written for people; `deskUrl` is the lead's page at the desk,
 * undefined if the desk is turned off.
 */
export function buildTeamMail(
  lead: LeadMailData,
  { phone, deskUrl }: { phone: string; deskUrl: string | undefined },
): { subject: string; text: string } {
  const { kind, reference, name, email, message, company, context } = lead;
  const label = kind === APPLICATION ? "Affiliate application" : "Message";
  const about = [
    `${label} ${reference}`,
    `From: ${name}`,
    `Email: ${email}`,
    `Phone: ${phone}`,
    ...(company
      ? [
          `Company: ${company.name}`,
          `Website: ${company.website}`,
          `Profile: ${company.profile}`,
          `Partner type: ${company.type}`,
        ]
      : []),
    ...describeSource(context).map((part) => `${part.name}: ${part.value}`),
  ].join("\n");
  // What the sender typed comes last, so that it cannot pass for a part of the mail.
  const link = deskUrl && `Open it at the desk: ${deskUrl}`;
  return {
    subject: `${label} ${reference} from ${name}`,
    text: [about, link, message].filter(Boolean).join("\n\n"),
  };
}

/**
 * The email to the sender. A stranger typed the address, which may be somebody else's, so it
 * contains nothing they typed: otherwise anyone could send their own text under our name.
 */
export function buildAcknowledgement({
  kind,
  reference,
}: Pick<LeadMailData, "kind" | "reference">): {
  subject: string;
  text: string;
} {
  const isApplication = kind === APPLICATION;
  return {
    subject: `${site.name} has your ${isApplication ? "application" : "message"} (${reference})`,
    text: `Hello,

${
  isApplication
    ? "Thank you for applying to our affiliate programme. A person reads every application and writes back to you."
    : "Thank you for your message. A person reads it and writes back to you."
}

Your reference is ${reference}. You can reach us ${site.contact.hours}, by phone or WhatsApp:
${site.contact.phone.display}
${site.contact.whatsapp.display}

${site.legalName}
If you did not write to us, somebody gave us your address by mistake. Please ignore this email.
`,
  };
}
