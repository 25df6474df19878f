import { invoicePicturesCopy as copy } from "@angadi/content/pages/ai-invoice-sections";
import { formatRupees } from "@angadi/formats/rupees";
import styles from "./invoice-pictures.module.css";

const sumRupees = (items: readonly { rupees: number }[]) =>
  items.reduce((total, { rupees }) => total + rupees, 0);

const { columns, bills, unpaid } = copy.ledger;

/** Pictures of features, by the feature's icon. */
export const invoicePictures = {
  bell: (
    <div className={styles.chat}>
      <span>
        {copy.reminder}
        <b>{copy.pay}</b>
      </span>
      <span>{copy.paid}</span>
    </div>
  ),
  book: (
    <div className={styles.ledger}>
      {columns.map((column) => (
        <b key={column}>{column}</b>
      ))}
      {bills.map(({ name, rupees, isPaid }) => [
        <span key={name}>{name}</span>,
        <span key="billed">{formatRupees(rupees)}</span>,
        <span key="paid">{isPaid && formatRupees(rupees)}</span>,
      ])}
      <b>{unpaid}</b>
      <b>{formatRupees(sumRupees(bills.filter(({ isPaid }) => !isPaid)))}</b>
    </div>
  ),
  percent: (
    <div className={styles.tax}>
      {copy.tax.map(({ title, parts }) => (
        <div key={title}>
          <b>{title}</b>
          <svg viewBox={`0 0 ${sumRupees(parts)} 100`} preserveAspectRatio="none">
            {parts.map(({ name, rupees }, index) => (
              <rect
                key={name}
                x={sumRupees(parts.slice(0, index))}
                width={rupees - 6}
                height="100"
                className={styles[name]}
              />
            ))}
          </svg>
          {parts.map(({ name, rupees }) => (
            <span key={name}>
              {name} <b>{formatRupees(rupees)}</b>
            </span>
          ))}
        </div>
      ))}
    </div>
  ),
};
