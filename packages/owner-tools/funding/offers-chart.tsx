import { fundingCopy } from "./copy.ts";
import type { OfferResult } from "./input.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { BarChart, Chart } from "../kit/frame/chart.tsx";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";

const { chart: copy } = fundingCopy;

const formatOfferTexts = ({ name, yearlyRate, perYear }: OfferResult) =>
  [name, formatPercent(yearlyRate), formatPaise(perYear)] as const;

/** Short result: the cheapest offer and its rate. */
export function summarizeFunding(results: readonly (OfferResult | undefined)[]) {
  const [cheapest] = sortByRate(results.flatMap((result) => result ?? []));
  if (!cheapest) return fundingCopy.noOffer;
  return [
    {
      label: fundingCopy.cheapest,
      amount: `${cheapest.name}, ${formatPercent(cheapest.yearlyRate)}`,
    },
  ];
}

const sortByRate = (results: readonly OfferResult[]) =>
  results.toSorted((a, b) => a.yearlyRate - b.yearlyRate);

/** A chart of each offer's cost per year; the cheapest by rate is green. */
export function OffersChart({ results }: { results: readonly OfferResult[] }) {
  const [cheapest, ...others] = sortByRate(results);
  const costliest = others.at(-1);
  if (!cheapest) return null;
  const sentence = `${copy.sentence(...formatOfferTexts(cheapest))}${costliest ? copy.costliest(...formatOfferTexts(costliest)) : ""}.`;
  return (
    <>
      <Chart
        caption={sentence}
        table={{
          columns: [copy.offer, copy.rate, copy.perYear],
          rows: results.map(({ name, yearlyRate, perYear }) => [
            name,
            formatPercent(yearlyRate),
            formatPaise(perYear),
          ]),
        }}
      >
        <BarChart
          bars={results.map((result) => ({
            label: result.name,
            topLabel: formatPercent(result.yearlyRate),
            parts: [{ value: result.perYear, tone: result === cheapest ? "green" : "blue" }],
          }))}
        />
      </Chart>
      <DebouncedAnnouncement text={sentence} />
    </>
  );
}
