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
        <div className={styles.signboard}>
          <SampleLogo />
          <span className={styles.name}>{copy.name}</span>
          <span className={styles.trade}>{copy.trade}</span>
        </div>
        <BillPicture name={copy.name} {...copy.bill} />
        <PhonePicture {...copy.chat} />
      </div>
    </div>
  );
}

function BillPicture({ name, number, lines, total }: Copy["bill"] & { name: string }) {
  const totalRupees = lines.reduce((sum, line) => sum + line.rupees, 0);
  return (
    <div className={styles.bill}>
      <span className={styles.billHeader}>
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
        {total} <b>{formatRupees(totalRupees)}</b>
      </span>
    </div>
  );
}

function PhonePicture({ name, status, question, answer }: Copy["chat"]) {
  return (
    <div className={styles.phone}>
      <span className={styles.picture}>
        <SampleLogo />
      </span>
      <b>{name}</b>
      <small>{status}</small>
      <span className={styles.question}>{question}</span>
      <span className={styles.answer}>{answer}</span>
    </div>
  );
}
