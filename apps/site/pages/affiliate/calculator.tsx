import { type ReactNode, useRef, useState } from "react";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";
import { formatPaise, formatRupees } from "@angadi/formats/rupees";
import { Receipt } from "@angadi/ui/receipt/receipt";
import { Section } from "../../sections/section/section.tsx";
import { Choice, Slider } from "./calculator-controls.tsx";
import styles from "./calculator.module.css";
import { type Deal, MAX_SHARE, calculateEarnings } from "./commission.ts";
import { Examples, type ExamplesCopy } from "./examples.tsx";

/** A plan that earns commission. */
export interface CommissionPlan {
  name: string;
  /** Whole rupees, without GST. */
  monthlyPrice: number;
  yearlyPrice: number;
}

export interface CalculatorCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  shops: string;
  share: string;
  percent: (share: number) => string;
  plan: string;
  period: string;
  monthly: string;
  yearly: string;
  bill: {
    heading: string;
    note: string;
    /** `price` and the result are formatted amounts. */
    paid: (shops: number, price: string) => string;
    share: string;
    years: (years: number) => string;
    eachMonth: string;
    eachYear: string;
    /** The result in dollars. */
    dollars: (paise: number) => string;
  };
  /** Announced to screen readers after a change. */
  status: (deal: { shops: number; plan: string; yearly: boolean; earned: string }) => string;
  note: string;
  examples: ExamplesCopy;
}

const SHOPS = { name: "shops", min: 1, max: 100, defaultValue: 10 };
const SHARE = { name: "share", min: 5, max: MAX_SHARE, defaultValue: MAX_SHARE };
const YEARLY = "yearly";

interface CalculatorProps {
  copy: CalculatorCopy;
  plans: readonly CommissionPlan[];
  /** The call to action below the result. */
  children: ReactNode;
}

/** Calculates an affiliate's earnings as the sliders move. */
export function Calculator({ copy, plans, children }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ shops: 10, share: MAX_SHARE, plan: 0, yearly: false });
  const plan = plans[values.plan];
  const price = (values.yearly ? plan?.yearlyPrice : plan?.monthlyPrice) ?? 0;
  const deal: Deal = { ...values, price };
  const earningsText = formatPaise(calculateEarnings(deal).perPayment);

  function readForm() {
    if (!form.current) return;
    const data = new FormData(form.current);
    setValues({
      shops: Number(data.get(SHOPS.name)),
      share: Number(data.get(SHARE.name)),
      plan: Number(data.get("plan")),
      yearly: data.get("period") === YEARLY,
    });
  }

  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} tone="ink">
      <div className={styles.desk}>
        <form
          ref={form}
          className={styles.controls}
          onInput={readForm}
          onSubmit={(event) => event.preventDefault()}
        >
          <Slider {...SHOPS} label={copy.shops} valueText={String(values.shops)} />
          <Slider {...SHARE} label={copy.share} valueText={copy.percent(values.share)} />
          <Choice
            name="plan"
            legend={copy.plan}
            options={plans.map(({ name }, index) => ({ value: String(index), label: name }))}
          />
          <Choice
            name="period"
            legend={copy.period}
            options={[
              { value: "monthly", label: copy.monthly },
              { value: YEARLY, label: copy.yearly },
            ]}
          />
        </form>
        <Examples copy={copy.examples} plans={plans} />
        <div className={styles.result}>
          <div className={styles.slip}>
            <EarningsReceipt copy={copy.bill} deal={deal} percent={copy.percent} />
          </div>
          {children}
        </div>
      </div>
      <p className={styles.note}>{copy.note}</p>
      <DebouncedAnnouncement
        text={copy.status({ ...values, plan: plan?.name ?? "", earned: earningsText })}
      />
    </Section>
  );
}

interface EarningsReceiptProps {
  copy: CalculatorCopy["bill"];
  deal: Deal;
  percent: CalculatorCopy["percent"];
}

function EarningsReceipt({ copy, deal, percent }: EarningsReceiptProps) {
  const { paid, perPayment, overYears } = calculateEarnings(deal);
  const years = deal.yearly ? [3, 5] : [1, 3, 5];
  return (
    <Receipt
      heading={copy.heading}
      note={copy.note}
      lines={[
        { label: copy.paid(deal.shops, formatRupees(deal.price)), amount: formatPaise(paid) },
        { label: copy.share, amount: percent(deal.share) },
      ]}
      total={{
        label: deal.yearly ? copy.eachYear : copy.eachMonth,
        amount: formatPaise(perPayment),
      }}
      foot={copy.dollars(perPayment)}
    >
      <dl className={styles.years}>
        {years.map((count) => (
          <div key={count}>
            <dt>{copy.years(count)}</dt>
            <dd>{formatPaise(overYears(count))}</dd>
          </div>
        ))}
      </dl>
    </Receipt>
  );
}
