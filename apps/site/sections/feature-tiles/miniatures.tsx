import type { ReactNode } from "react";
import { BareSite } from "@angadi/art/shop-preview/bare-site";
import type { SmallSitePreview } from "@angadi/art/shop-preview/preview";
import { Receipt, type ReceiptLine, type ReceiptTotal } from "@angadi/ui/receipt/receipt";
import type { IconName } from "../icons/icons.tsx";
import styles from "./miniatures.module.css";

export interface MiniaturesCopy {
  website: { sentence: string; site: SmallSitePreview };
  crm: readonly { title: string; cards: readonly { need: string; nextStep: string }[] }[];
  invoicing: { heading: string; lines: readonly ReceiptLine[]; total: ReceiptTotal };
}

/** Small pictures of three tools, by their icon. Decorative. */
export const miniatures: Partial<Record<IconName, (copy: MiniaturesCopy) => ReactNode>> = {
  website: ({ website: { sentence, site } }) => (
    <div className={styles.website}>
      <span className={styles.sentence}>{sentence}</span>
      <BareSite preview={site} />
    </div>
  ),
  crm: ({ crm }) => (
    <div className={styles.kanban}>
      {crm.map(({ title, cards }) => (
        <div key={title} className={styles.column}>
          <b>{title}</b>
          {cards.map(({ need, nextStep }) => (
            <span key={need} className={styles.card}>
              {need}
              <b>{nextStep}</b>
            </span>
          ))}
        </div>
      ))}
    </div>
  ),
  invoicing: ({ invoicing }) => (
    <div className={styles.bill}>
      <Receipt {...invoicing} amounts="settled" />
    </div>
  ),
};
