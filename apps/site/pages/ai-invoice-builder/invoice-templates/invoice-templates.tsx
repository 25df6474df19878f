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
 * The templates, each as a real, legible invoice. Small screens show its header and totals. The
 * link below opens it in full; without JavaScript it enlarges the invoice on the page.
 */
export function InvoiceTemplates({ copy }: { copy: typeof templates }) {
  const [selectedTemplate, setSelectedTemplate] = useState<Template>();
  const openTemplate = (event: MouseEvent, template: Template) => {
    event.preventDefault();
    setSelectedTemplate(template);
  };
  return (
    <>
      <Demo copy={copy.intro} tone="inverse">
        <ul className={styles.templates}>
          {copy.templates.map((template) => (
            <li key={template.id} id={template.id} className={styles.template}>
              <div className={styles.header}>
                <h3>{template.title}</h3>
                <p className={styles.text}>{template.text}</p>
              </div>
              <div className={styles.invoice}>
                <TemplatePaper template={template} />
              </div>
              <a
                href={`#${template.id}`}
                className={styles.enlarge}
                onClick={(event) => openTemplate(event, template)}
              >
                {copy.enlarge} <span className="visually-hidden">{template.title}</span>
              </a>
            </li>
          ))}
        </ul>
      </Demo>
      <Dialog
        open={selectedTemplate !== undefined}
        title={selectedTemplate?.title ?? ""}
        closeLabel={copy.close}
        size="wide"
        onClose={() => setSelectedTemplate(undefined)}
      >
        {selectedTemplate && (
          <div className={styles.enlarged}>
            <TemplatePaper template={selectedTemplate} />
          </div>
        )}
      </Dialog>
    </>
  );
}

const TemplatePaper = ({ template: { bill, logo } }: { template: Template }) => (
  <Paper bill={computeSampleBill(bill)} isDraft={false} logo={<InvoiceLogo name={logo} />} />
);
