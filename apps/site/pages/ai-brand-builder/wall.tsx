import type { brandWall } from "@angadi/content/pages/ai-brand-builder-sections";
import { rupeesText } from "@angadi/ui/money/rupees";
import { BrandSheet } from "./brand-sheet.tsx";
import { Mogra } from "./mogra.tsx";
import styles from "./wall.module.css";

type Copy = typeof brandWall;

/** The brand in use: on a signboard, a bill, a phone and its own sheet. */
export function Wall({ copy }: { copy: Copy }) {
  return (
    <div role="img" aria-label={copy.label} className={styles.wall}>
      <div className={`wrap ${styles.scene}`}>
        <div className={styles.board}>
          <Mogra />
          <span className={styles.name}>{copy.name}</span>
          <span className={styles.trade}>{copy.trade}</span>
        </div>
        <BrandSheet copy={copy.sheet} />
        <BillBook name={copy.name} {...copy.bill} />
        <Telephone {...copy.chat} />
      </div>
    </div>
  );
}

function BillBook({ name, number, lines, total }: Copy["bill"] & { name: string }) {
  const sum = lines.reduce((sum, line) => sum + line.rupees, 0);
  return (
    <div className={styles.bill}>
      <span className={styles.billHead}>
        <b>
          <Mogra /> {name}
        </b>
        <small>{number}</small>
      </span>
      {lines.map((line) => (
        <span key={line.label} className={styles.line}>
          {line.label} <span>{rupeesText(line.rupees * 100)}</span>
        </span>
      ))}
      <span className={styles.total}>
        {total} <b>{rupeesText(sum * 100)}</b>
      </span>
    </div>
  );
}

function Telephone({ name, status, asked, answered }: Copy["chat"]) {
  return (
    <div className={styles.telephone}>
      <span className={styles.picture}>
        <Mogra />
      </span>
      <b>{name}</b>
      <small>{status}</small>
      <span className={styles.asked}>{asked}</span>
      <span className={styles.answered}>{answered}</span>
    </div>
  );
}
