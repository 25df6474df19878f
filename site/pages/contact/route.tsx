import { data } from "react-router";
import { contactWords as words } from "#content/pages/contact.ts";
import { siteContext } from "../../context.ts";
import { ContactForm } from "../../forms/contact-form/contact-form.tsx";
import { sendContactMessage } from "./send-contact-message.server.ts";
import { pageMeta } from "../../page-meta.ts";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { Reveal } from "../../ui/reveal/reveal.tsx";
import type { Route } from "./+types/route.ts";
import styles from "./contact.module.css";

export async function action({ context, request }: Route.ActionArgs) {
  const result = await sendContactMessage(await request.formData(), context.get(siteContext));
  return data(result, { status: result.status });
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, words.meta);

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHero heading={words.heading} lede={words.lede} />
      <Reveal className={`wrap ${styles.form}`}>
        <ContactForm words={words.form} result={actionData} />
      </Reveal>
    </>
  );
}
