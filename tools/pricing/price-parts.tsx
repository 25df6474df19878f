import { pricingWords as words } from "./copy.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import { MOST_COSTS, type PricingResult } from "./input.ts";
import { percentText } from "../kit/figures/readers.ts";
import { LineList } from "../kit/frame/line-list.tsx";
import { PartCard, PartFields, ResultLines } from "../kit/frame/part-card.tsx";
import { ResultSlip } from "../kit/frame/result-card.tsx";
import type { Sheet } from "../kit/frame/sheet.ts";
import { Spoken } from "../kit/frame/spoken.tsx";
import { PriceChart } from "./price-chart.tsx";
import { type PricingParts, wrongIn } from "./pricing-sums.ts";
import type { PricingForm } from "./copy-type.ts";
import styles from "./pricing.module.css";

export interface PricePartProps {
  sheet: Sheet<PricingForm>;
  parts: PricingParts;
}

const EMPTY = { label: "", amount: "" };

/** Sitting 1: one batch, one's own hours, and the month's fixed costs. */
export function UnitPart({ sheet, parts: { unit } }: PricePartProps) {
  const { fields, update } = sheet;
  const { result, wrong } = unit;
  return (
    <PartCard
      heading={words.headings.unit}
      wrong={wrongIn(fields, wrong)}
      fields={
        <>
          <LineList
            words={words.costs}
            sheet={sheet}
            place="unit.lines"
            lines={fields.unit.lines}
            most={MOST_COSTS}
            empty={EMPTY}
            onChange={(lines) => update({ ...fields, unit: { ...fields.unit, lines } })}
          />
          <PartFields sheet={sheet} place="unit" fields={words.fields.unit} />
        </>
      }
    >
      {result && (
        <ResultLines
          main={{ label: words.unit.full, amount: rupeesText(result.full) }}
          lines={[
            { label: words.unit.own, amount: rupeesText(result.own) },
            { label: words.unit.batch, amount: rupeesText(result.batch) },
            { label: words.unit.each, amount: rupeesText(result.each) },
            { label: words.unit.fixed, amount: rupeesText(result.fixedEach) },
          ]}
        />
      )}
    </PartCard>
  );
}

/** Sittings 3 and 6: what to keep, the tax, and the tag. */
export function PricePart({ sheet, parts: { unit, price } }: PricePartProps) {
  const { result, input, wrong } = price;
  return (
    <>
      <PartCard
        heading={words.headings.price}
        fields={
          <>
            <PartFields sheet={sheet} place="price" fields={words.fields.price} />
            {result && <Choices choices={result.choices} />}
          </>
        }
      >
        <ResultSlip
          heading={words.price.heading}
          wrong={wrongIn(sheet.fields, wrong)}
          slip={result && input && priceSlip(result, input.tag)}
        />
      </PartCard>
      {result && input && unit.result && (
        <>
          <PriceChart tag={input.tag} cost={unit.result} kept={result.own} />
          <Spoken text={`${words.price.kept}: ${rupeesText(result.own.kept)}`} />
        </>
      )}
    </>
  );
}

function priceSlip({ asked, own, breakEven }: PricingResult["price"], tag: number) {
  const { price } = words;
  return {
    lines: [
      { label: price.asked(percentText(asked.keep)), amount: rupeesText(asked.withTax) },
      { label: price.markup, amount: percentText(asked.markup) },
      { label: price.tag, amount: rupeesText(tag) },
      { label: price.beforeTax, amount: rupeesText(own.beforeTax) },
      {
        label: price.breakEven,
        amount: breakEven === undefined ? price.never : price.pieces(grouped(breakEven)),
      },
    ],
    total: { label: price.kept, amount: rupeesText(own.kept) },
    also: { label: price.margin, amount: percentText(own.margin) },
  };
}

/** A number of pieces as people in India write it. */
export const grouped = (count: number): string => rupeesText(count * 100).replace("₹", "");

function Choices({ choices }: Pick<PricingResult["price"], "choices">) {
  const { heading, keep, markup, price } = words.choices;
  return (
    <table className={styles.table}>
      <caption>{heading}</caption>
      <thead>
        <tr>
          {[keep, markup, price].map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map(({ keep, markup, beforeTax }) => (
          <tr key={keep}>
            <th scope="row">{percentText(keep)}</th>
            <td>{Math.round(markup / 100)}%</td>
            <td>{rupeesText(beforeTax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sitting 2: what an hour has to bring. */
export function HourPart({ sheet, parts: { hour } }: PricePartProps) {
  const { fields, update } = sheet;
  const { result, wrong } = hour;
  const w = words.hour;
  return (
    <PartCard
      heading={words.headings.hour}
      text={words.texts.hour}
      wrong={wrongIn(fields, wrong)}
      fields={
        <>
          <LineList
            words={{ ...words.costs, name: words.ownWork }}
            sheet={sheet}
            place="hour.costs"
            lines={fields.hour.costs}
            most={MOST_COSTS}
            empty={EMPTY}
            onChange={(costs) => update({ ...fields, hour: { ...fields.hour, costs } })}
          />
          <PartFields sheet={sheet} place="hour" fields={words.fields.hour} />
        </>
      }
    >
      {result && (
        <>
          <ResultLines
            main={{ label: w.perHour, amount: rupeesText(result.perHour) }}
            lines={[
              { label: w.needed, amount: rupeesText(result.needed) },
              { label: w.hours, amount: String(result.minutes / 60) },
              { label: w.visit, amount: rupeesText(result.visit) },
              {
                label: result.over < 0 ? w.under : w.over,
                amount: rupeesText(Math.abs(result.over)),
                bad: result.over < 0,
              },
              { label: w.mistaken, amount: rupeesText(result.mistaken) },
            ]}
          />
          <Spoken text={`${w.perHour}: ${rupeesText(result.perHour)}`} />
        </>
      )}
    </PartCard>
  );
}
