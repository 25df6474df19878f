import { type ReactNode, useRef, useState } from "react";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";
import { formatPaise, formatRupees } from "@angadi/formats/rupees";
import { Receipt } from "@angadi/ui/receipt/receipt";
import { Section } from "../../sections/section/section.tsx";
import { RadioButtons, Slider } from "./calculator-controls.tsx";
import styles from "./calculator.module.css";
import { type EarningsInput, MAX_SHARE, calculateEarnings } from "./commission.ts";
import { EarningsExamples, type EarningsExamplesCopy } from "./earnings-examples.tsx";

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
    /** Label of what the shops pay; `price` is a formatted amount. */
    payments: (shopCount: number, price: string) => string;
    share: string;
    years: (years: number) => string;
    eachMonth: string;
    eachYear: string;
    /** The result in dollars. */
    dollars: (paise: number) => string;
  };
  /** Announced to screen readers after a change. */
  status: (values: {
    shopCount: number;
    plan: string;
    isYearly: boolean;
    earnings: string;
  }) => string;
  note: string;
  examples: EarningsExamplesCopy;
}

const SHOPS_SLIDER = { name: "shops", min: 1, max: 100, defaultValue: 10 };
const SHARE_SLIDER = { name: "share", min: 5, max: MAX_SHARE, defaultValue: MAX_SHARE };
const YEARLY_PERIOD = "yearly";

interface CalculatorProps {
  copy: CalculatorCopy;
  plans: readonly CommissionPlan[];
  /** The call to action below the result. */
  children: ReactNode;
}

/** Shows an affiliate's earnings while the sliders move. */
export function Calculator({ copy, plans, children }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({
    shopCount: 10,
    share: MAX_SHARE,
    planIndex: 0,
    isYearly: false,
  });
  const plan = plans[values.planIndex];
  const price = (values.isYearly ? plan?.yearlyPrice : plan?.monthlyPrice) ?? 0;
  const input: EarningsInput = { ...values, price };
  const earningsText = formatPaise(calculateEarnings(input).perPayment);

  function readForm() {
    if (!form.current) return;
    const data = new FormData(form.current);
    setValues({
      shopCount: Number(data.get(SHOPS_SLIDER.name)),
      share: Number(data.get(SHARE_SLIDER.name)),
      planIndex: Number(data.get("plan")),
      isYearly: data.get("period") === YEARLY_PERIOD,
    });
  }

  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} tone="inverse">
      <div className={styles.columns}>
        <form
          ref={form}
          className={styles.controls}
          onInput={readForm}
          onSubmit={(event) => event.preventDefault()}
        >
          <Slider {...SHOPS_SLIDER} label={copy.shops} valueText={String(values.shopCount)} />
          <Slider {...SHARE_SLIDER} label={copy.share} valueText={copy.percent(values.share)} />
          <RadioButtons
            name="plan"
            legend={copy.plan}
            options={plans.map(({ name }, index) => ({ value: String(index), label: name }))}
          />
          <RadioButtons
            name="period"
            legend={copy.period}
            options={[
              { value: "monthly", label: copy.monthly },
              { value: YEARLY_PERIOD, label: copy.yearly },
            ]}
          />
        </form>
        <EarningsExamples copy={copy.examples} plans={plans} />
        <div className={styles.result}>
          <div className={styles.receipt}>
            <EarningsReceipt copy={copy.bill} input={input} percent={copy.percent} />
          </div>
          {children}
        </div>
      </div>
      <p className={styles.note}>{copy.note}</p>
      <DebouncedAnnouncement
        text={copy.status({ ...values, plan: plan?.name ?? "", earnings: earningsText })}
      />
    </Section>
  );
}

interface EarningsReceiptProps {
  copy: CalculatorCopy["bill"];
  input: EarningsInput;
  percent: CalculatorCopy["percent"];
}

function EarningsReceipt({ copy, input, percent }: EarningsReceiptProps) {
  const { shopCount, price, share, isYearly } = input;
  const { totalPaid, perPayment, calculateForYears } = calculateEarnings(input);
  const years = isYearly ? [3, 5] : [1, 3, 5];
  return (
    <Receipt
      heading={copy.heading}
      note={copy.note}
      lines={[
        { label: copy.payments(shopCount, formatRupees(price)), amount: formatPaise(totalPaid) },
        { label: copy.share, amount: percent(share) },
      ]}
      total={{
        label: isYearly ? copy.eachYear : copy.eachMonth,
        amount: formatPaise(perPayment),
      }}
      footer={copy.dollars(perPayment)}
    >
      <dl className={styles.years}>
        {years.map((count) => (
          <div key={count}>
            <dt>{copy.years(count)}</dt>
            <dd>{formatPaise(calculateForYears(count))}</dd>
          </div>
        ))}
      </dl>
    </Receipt>
  );
}
