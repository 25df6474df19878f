import { leadFieldsCopy } from "@angadi/content/lead-forms";
import { contactCopy as copy } from "@angadi/content/pages/contact";
import { site } from "@angadi/content/site";
import { ContactForm } from "../../forms/contact-form/contact-form.tsx";
import type { ContactResult } from "../../forms/contact-form/contact-result.ts";
import { ContactAddress, ContactCard, type ContactFacts } from "./contact-card/contact-card.tsx";
import { Reveal, RevealScript } from "@angadi/ui/reveal/reveal";
import styles from "./contact.module.css";

const { street, city, region, postalCode } = site.contact.address;

const FACTS: ContactFacts = {
  company: site.legalName,
  address: [street, `${city}, ${region} ${postalCode}`],
  emails: site.contact.emails,
  phone: site.contact.phone,
  whatsapp: site.contact.whatsapp,
  hours: site.contact.hours,
  sampleContent: site.contact,
};

const CHAT = {
  dial: site.contact.whatsapp.dial,
  title: copy.card.write,
  message: copy.card.message,
};

/** Everything below the heading. */
export function Contact({ result }: { result: ContactResult | undefined }) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <Reveal>
        <ContactCard copy={copy.card} facts={FACTS} />
      </Reveal>
      <Reveal className={styles.form}>
        <ContactForm copy={copy.form} leadCopy={leadFieldsCopy} chat={CHAT} result={result} />
      </Reveal>
      <Reveal>
        <ContactAddress facts={FACTS} />
      </Reveal>
      <RevealScript />
    </div>
  );
}
