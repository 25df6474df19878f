import { data } from "react-router";
import { contactCopy as copy } from "@angadi/content/pages/contact";
import { formValues } from "@angadi/contract/form-values";
import { siteContext } from "../../context.ts";
import type { ContactResult } from "../../forms/contact-form/contact-result.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { buildContactPageJsonLd } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import { createUnreachableFailure, readContactFields } from "./contact-outcome.ts";
import { sendContactMessage } from "./send-contact-message.server.ts";
import { Contact } from "./contact.tsx";

export async function action({ context }: Route.ActionArgs) {
  const result = await sendContactMessage(context.get(siteContext));
  const retryAfter = "retryAfter" in result ? result.retryAfter : undefined;
  return data(result, {
    status: result.status,
    headers: retryAfter ? { "Retry-After": retryAfter } : {},
  });
}

/** If the server cannot be reached, keeps the typed values and shows a message. */
export async function clientAction({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<ContactResult> {
  const values = readContactFields(formValues(await request.clone().formData()));
  return serverAction().catch(() => createUnreachableFailure(values));
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, copy.meta),
  { "script:ld+json": buildContactPageJsonLd(siteUrl(args)) },
];

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHero heading={copy.heading} lede={copy.lede} />
      <Contact result={actionData} />
    </>
  );
}
