import { type ReactNode, useRef, useState } from "react";
import { rupeesText } from "#ui/money/rupees.ts";
import { Receipt } from "#ui/receipt/receipt.tsx";
import { Section } from "../../sections/section/section.tsx";
import { Choice, Slider } from "./calculator-controls.tsx";
import styles from "./calculator.module.css";
import { type Deal, MAX_SHARE, earnings } from "./commission.ts";
import { Examples, type ExamplesWords } from "./examples.tsx";
import { useDebouncedAnnouncement } from "./use-debounced-announcement.ts";

/** A plan that earns something. */
export interface EarningPlan {
  name: string;
  /** Whole rupees, without GST. */
  monthlyPrice: number;
  yearlyPrice: number;
}

export interface CalculatorWords {
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
    /** The amounts are formatted. */
    paid: (shops: number, price: string) => string;
    share: string;
    years: (years: number) => string;
    eachMonth: string;
    eachYear: string;
  };
  /** Said after a change to people who listen. */
  status: (deal: { shops: number; plan: string; yearly: boolean; earned: string }) => string;
  note: string;
  examples: ExamplesWords;
}

const SHOPS = { name: "shops", min: 1, max: 100, defaultValue: 10 };
const SHARE = { name: "share", min: 5, max: MAX_SHARE, defaultValue: MAX_SHARE };
const YEARLY = "yearly";

interface CalculatorProps {
  words: CalculatorWords;
  plans: readonly EarningPlan[];
  /** What to do about the result, right under it. */
  children: ReactNode;
}

/** What an affiliate would earn, worked out on a slip as the sliders move. */
export function Calculator({ words, plans, children }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState({ shops: 10, share: MAX_SHARE, plan: 0, yearly: false });
  const plan = plans[chosen.plan];
  const price = (chosen.yearly ? plan?.yearlyPrice : plan?.monthlyPrice) ?? 0;
  const deal: Deal = { ...chosen, price };
  const earned = rupeesText(earnings(deal).each);
  const said = useDebouncedAnnouncement(
    words.status({ ...chosen, plan: plan?.name ?? "", earned }),
  );

  function read() {
    if (!form.current) return;
    const data = new FormData(form.current);
    setChosen({
      shops: Number(data.get(SHOPS.name)),
      share: Number(data.get(SHARE.name)),
      plan: Number(data.get("plan")),
      yearly: data.get("period") === YEARLY,
    });
  }

  return (
    <Section eyebrow={words.eyebrow} heading={words.heading} lede={words.lede} tone="ink">
      <div className={styles.desk}>
        <form
          ref={form}
          className={styles.controls}
          onInput={read}
          onSubmit={(event) => event.preventDefault()}
        >
          <Slider {...SHOPS} label={words.shops} shown={String(chosen.shops)} />
          <Slider {...SHARE} label={words.share} shown={words.percent(chosen.share)} />
          <Choice
            name="plan"
            legend={words.plan}
            options={plans.map(({ name }, index) => ({ value: String(index), label: name }))}
          />
          <Choice
            name="period"
            legend={words.period}
            options={[
              { value: "monthly", label: words.monthly },
              { value: YEARLY, label: words.yearly },
            ]}
          />
        </form>
        <Examples words={words.examples} plans={plans} />
        <div className={styles.result}>
          <div className={styles.slip}>
            <EarningsReceipt words={words.bill} deal={deal} percent={words.percent} />
          </div>
          {children}
        </div>
      </div>
      <p className={styles.note}>{words.note}</p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </Section>
  );
}

interface EarningsReceiptProps {
  words: CalculatorWords["bill"];
  deal: Deal;
  percent: CalculatorWords["percent"];
}

function EarningsReceipt({ words, deal, percent }: EarningsReceiptProps) {
  const { paid, each, overYears } = earnings(deal);
  const years = deal.yearly ? [3, 5] : [1, 3, 5];
  return (
    <Receipt
      heading={words.heading}
      note={words.note}
      lines={[
        { label: words.paid(deal.shops, rupeesText(deal.price * 100)), amount: rupeesText(paid) },
        { label: words.share, amount: percent(deal.share) },
      ]}
      total={{ label: deal.yearly ? words.eachYear : words.eachMonth, amount: rupeesText(each) }}
    >
      <dl className={styles.years}>
        {years.map((count) => (
          <div key={count}>
            <dt>{words.years(count)}</dt>
            <dd>{rupeesText(overYears(count))}</dd>
          </div>
        ))}
      </dl>
    </Receipt>
  );
}
