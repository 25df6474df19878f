import { type MouseEvent, useState } from "react";
import type { templates } from "@angadi/content/pages/ai-invoice-sections";
import { Dialog } from "@angadi/ui/dialog/dialog";
import { Paper } from "@angadi/owner-tools/bill/paper/paper";
import { computeSampleBill } from "./sample-bill.ts";
import { InvoiceLogo } from "./invoice-logo.tsx";
import { Demo } from "../../../sections/demo/demo.tsx";
import styles from "./invoice-templates.module.css";

type Template = (typeof templates.templates)[number];

/**
 * The templates, each as a real, legible invoice. Small screens show the head and the sums. The
 * link below opens one in full; without JavaScript it enlarges the invoice on the page.
 */
export function InvoiceTemplates({ copy }: { copy: typeof templates }) {
  const [selected, setSelected] = useState<Template>();
  const openTemplate = (event: MouseEvent, template: Template) => {
    event.preventDefault();
    setSelected(template);
  };
  return (
    <>
      <Demo content={copy.head} tone="ink">
        <ul className={styles.templates}>
          {copy.templates.map((template) => (
            <li key={template.id} id={template.id} className={styles.template}>
              <div className={styles.head}>
                <h3>{template.title}</h3>
                <p className={styles.text}>{template.text}</p>
              </div>
              <div className={styles.sheet}>
                <TemplatePaper template={template} />
              </div>
              <a
                href={`#${template.id}`}
                className={styles.larger}
                onClick={(event) => openTemplate(event, template)}
              >
                {copy.larger} <span className="visually-hidden">{template.title}</span>
              </a>
            </li>
          ))}
        </ul>
      </Demo>
      <Dialog
        open={selected !== undefined}
        title={selected?.title ?? ""}
        closeLabel={copy.close}
        size="wide"
        onClose={() => setSelected(undefined)}
      >
        {selected && (
          <div className={styles.large}>
            <TemplatePaper template={selected} />
          </div>
        )}
      </Dialog>
    </>
  );
}

const TemplatePaper = ({ template: { bill, logo } }: { template: Template }) => (
  <Paper bill={computeSampleBill(bill)} isDraft={false} logo={<InvoiceLogo name={logo} />} />
);
