import { fundingCopy } from "./copy.ts";
import type { OfferResult } from "./input.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { BarChart, Chart } from "../kit/frame/chart.tsx";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";

const { chart: copy } = fundingCopy;

const formatOffer = ({ name, rate, perYear }: OfferResult) =>
  [name, formatPercent(rate), formatPaise(perYear)] as const;

export function summarizeFunding(results: readonly (OfferResult | undefined)[]) {
  const [cheapest] = sortByRate(results.flatMap((result) => result ?? []));
  if (!cheapest) return fundingCopy.none;
  return [
    { label: fundingCopy.cheapest, amount: `${cheapest.name}, ${formatPercent(cheapest.rate)}` },
  ];
}

const sortByRate = (results: readonly OfferResult[]) => results.toSorted((a, b) => a.rate - b.rate);

/** A chart of each offer's cost per year; the cheapest by rate is green. */
export function OffersChart({ results }: { results: readonly OfferResult[] }) {
  const [cheapest, ...others] = sortByRate(results);
  const dearest = others.at(-1);
  if (!cheapest) return null;
  const sentence = `${copy.sentence(...formatOffer(cheapest))}${dearest ? copy.dearest(...formatOffer(dearest)) : ""}.`;
  return (
    <>
      <Chart
        caption={sentence}
        table={{
          columns: [copy.offer, copy.rate, copy.perYear],
          rows: results.map(({ name, rate, perYear }) => [
            name,
            formatPercent(rate),
            formatPaise(perYear),
          ]),
        }}
      >
        <BarChart
          bars={results.map((result) => ({
            label: result.name,
            topLabel: formatPercent(result.rate),
            parts: [{ value: result.perYear, tone: result === cheapest ? "green" : "blue" }],
          }))}
        />
      </Chart>
      <DebouncedAnnouncement text={sentence} />
    </>
  );
}
