import { contactCopy as copy } from "@angadi/content/pages/contact";
import { contactForm } from "@angadi/contract/contact-message";
import { siteContext } from "../../data/context.ts";
import { CONTACT_FIELDS } from "../../forms/contact-form/contact-result.ts";
import { createClientAction } from "../../forms/lead-result.ts";
import { respondWithResult, sendLead } from "../../forms/send-lead.server.ts";
import { buildPageMeta, getOrigin } from "../../head/page-meta.ts";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { buildContactPageJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import { Contact } from "./contact.tsx";

export async function action({ context }: Route.ActionArgs) {
  const result = await sendLead(context.get(siteContext), {
    fields: CONTACT_FIELDS,
    schema: contactForm,
    toLead: (values) => values,
  });
  return respondWithResult(result);
}

export const clientAction = createClientAction(CONTACT_FIELDS);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => [
  ...buildPageMeta(args, copy.meta),
  { "script:ld+json": buildContactPageJsonLd(getOrigin(args)) },
];

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHero heading={copy.heading} lede={copy.lede} />
      <Contact result={actionData} />
    </>
  );
}
