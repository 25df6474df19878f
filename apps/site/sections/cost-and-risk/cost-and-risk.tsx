import { Link } from "react-router";
import { Receipt, type ReceiptProps } from "@angadi/ui/receipt/receipt";
import { Section } from "../section/section.tsx";
import styles from "./cost-and-risk.module.css";

export interface CostAndRiskCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  points: readonly { title: string; text: string }[];
  links: readonly { title: string; href: string }[];
}

interface CostAndRiskProps {
  copy: CostAndRiskCopy;
  bill: ReceiptProps;
  /** Alignment of the heading, to match the headings around it. */
  align?: "centre" | "start";
}

/** What a tool costs, as a bill, next to the risk of trying it. */
export function CostAndRisk({ copy, bill, align = "start" }: CostAndRiskProps) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} align={align}>
      <div className={styles.columns}>
        <div className={styles.bill}>
          <Receipt {...bill} />
        </div>
        <div>
          <dl className={styles.points}>
            {copy.points.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.links}>
            {copy.links.map(({ title, href }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
