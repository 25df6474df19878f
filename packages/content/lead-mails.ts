import { type LeadSource, describeSource } from "./lead-source.ts";
import { site } from "./site.ts";

/** The part of a lead that emails may contain. */
export interface LeadMailData {
  kind: string;
  reference: string;
  name: string;
  email: string;
  message: string | null;
  company: { name: string; website: string; profile: string; type: string } | null;
  context: LeadSource;
}

const KIND_LABELS: Readonly<Record<string, string>> = {
  "affiliate-application": "Affiliate application",
  waitlist: "Waitlist",
};

/**
 * Builds the email to the team. `phone` is formatted for reading; `deskUrl` is the lead's page at
 * the desk, undefined if the desk is turned off; `draftUrl` is its website draft, if it has one.
 */
export function buildTeamMail(
  lead: LeadMailData,
  {
    phone,
    deskUrl,
    draftUrl,
  }: { phone: string; deskUrl: string | undefined; draftUrl: string | undefined },
): { subject: string; text: string } {
  const { kind, reference, name, email, message, company, context } = lead;
  const label = KIND_LABELS[kind] ?? "Message";
  const details = [
    `${label} ${reference}`,
    `From: ${name}`,
    `Email: ${email}`,
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(draftUrl ? [`Draft: ${draftUrl}`] : []),
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
    text: [details, link, message].filter(Boolean).join("\n\n"),
  };
}

const MESSAGE_ACKNOWLEDGEMENT = {
  subject: "has your message",
  text: "Thank you for your message. A person reads it and writes back to you.",
};

/** Copy of the acknowledgement, by kind of lead. */
const ACKNOWLEDGEMENTS: Readonly<Record<string, typeof MESSAGE_ACKNOWLEDGEMENT>> = {
  "affiliate-application": {
    subject: "has your application",
    text: "Thank you for applying to our affiliate programme. A person reads every application and writes back to you.",
  },
  waitlist: {
    subject: "writes to you when the app opens",
    text: `The ${site.name} app builds your site. We write to you once, when it opens. You need to do nothing until then.`,
  },
};

const describeDraft = (url: string) => `Here is your website draft:
${url}

Open it to change it or to download it. Nobody finds it without this link, so keep this email.

The ${site.name} app builds your site from this draft. We write to you once, when it opens.`;

/**
 * Builds the email to the sender. The typed address may be somebody else's, so the email contains
 * nothing that was typed: otherwise anyone could send their own text under our name. For the same
 * reason, the draft in `draftUrl` is encoded.
 */
export function buildAcknowledgement(
  { kind, reference }: Pick<LeadMailData, "kind" | "reference">,
  draftUrl: string | undefined,
): { subject: string; text: string } {
  const { subject, text } = ACKNOWLEDGEMENTS[kind] ?? MESSAGE_ACKNOWLEDGEMENT;
  return {
    subject: draftUrl
      ? `Your ${site.name} website draft (${reference})`
      : `${site.name} ${subject} (${reference})`,
    text: `Hello,

${draftUrl ? describeDraft(draftUrl) : text}

Your reference is ${reference}. You can reach us ${site.contact.hours}, by phone or WhatsApp:
${site.contact.phone.display}
${site.contact.whatsapp.display}

${site.legalName}
If you did not write to us, somebody gave us your address by mistake. Please ignore this email.
`,
  };
}
