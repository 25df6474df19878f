import type { brandSample } from "@angadi/content/pages/ai-brand-builder-sections";
import { formatRupees } from "@angadi/formats/rupees";
import { SampleLogo } from "./sample-logo.tsx";
import styles from "./brand-showcase.module.css";

type Copy = typeof brandSample;

/** The brand in use: on a signboard, a bill and a phone. */
export function BrandShowcase({ copy }: { copy: Copy }) {
  return (
    <div role="img" aria-label={copy.label} className={styles.wall}>
      <div className={styles.scene}>
        <div className={styles.board}>
          <SampleLogo />
          <span className={styles.name}>{copy.name}</span>
          <span className={styles.trade}>{copy.trade}</span>
        </div>
        <BillBook name={copy.name} {...copy.bill} />
        <ChatPhone {...copy.chat} />
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
          <SampleLogo /> {name}
        </b>
        <small>{number}</small>
      </span>
      {lines.map((line) => (
        <span key={line.label} className={styles.line}>
          {line.label} <span>{formatRupees(line.rupees)}</span>
        </span>
      ))}
      <span className={styles.total}>
        {total} <b>{formatRupees(sum)}</b>
      </span>
    </div>
  );
}

function ChatPhone({ name, status, question, answer }: Copy["chat"]) {
  return (
    <div className={styles.telephone}>
      <span className={styles.picture}>
        <SampleLogo />
      </span>
      <b>{name}</b>
      <small>{status}</small>
      <span className={styles.asked}>{question}</span>
      <span className={styles.answered}>{answer}</span>
    </div>
  );
}
