import { emptyFunding, emptyOffer } from "./example.ts";
import { fundingCopy as copy } from "./copy.ts";
import { computeFunding, computeOffer } from "./arithmetic.ts";
import { type FundingFields, MAX_OFFERS, OFFER_FIELDS, readFunding, readOffer } from "./input.ts";
import { PAYMENTS_PER_YEAR } from "../loan/input.ts";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { parseShape } from "../kit/frame/parse-shape.ts";
import { AddLineButton } from "../kit/frame/line-buttons.tsx";
import { isRounding } from "../kit/frame/rounding.ts";
import { createFormState } from "../kit/frame/form-state.ts";
import { CalculatorFrame } from "../kit/frame/calculator-frame.tsx";
import { compute } from "../kit/frame/computation.ts";
import type { ToolProps } from "../kit/tool.ts";
import { fundingInitial } from "./initial.ts";
import { OffersChart, summarizeFunding } from "./offers-chart.tsx";
import styles from "./funding.module.css";
import { OfferCard } from "./offer-card.tsx";

const RESETS = { example: fundingInitial, empty: emptyFunding };

function parse(stored: unknown): FundingFields | undefined {
  const fields = parseShape(fundingInitial, stored, MAX_OFFERS);
  if (!fields || !isRounding(fields.rounding) || fields.offers.length === 0) return undefined;
  const areKindsKnown = fields.offers.every(
    ({ kind, every }) =>
      Object.hasOwn(OFFER_FIELDS, kind) && Object.hasOwn(PAYMENTS_PER_YEAR, every),
  );
  return areKindsKnown ? fields : undefined;
}

const loadBuilder = async () => (await import("./sheets.ts")).buildFundingWorkbook;

/** Compares up to four offers of funding by their cost per year. */
export function Funding(props: ToolProps) {
  const savedState = useSavedState("funding", fundingInitial, parse);
  const fields = savedState.value;
  const { rounding, offers } = fields;
  const computedOffers = offers.map((offer, index) =>
    compute(readOffer(offer, index), (input) => computeOffer(input, rounding)),
  );
  const form = createFormState(
    savedState,
    computedOffers.map(({ readResult }) => readResult),
  );
  const { input } = compute(readFunding(fields), computeFunding);
  const results = computedOffers.map(({ result }, index) =>
    result ? { ...result, name: result.name || copy.offer(index + 1) } : undefined,
  );
  const rates = results.flatMap((result) => (result ? [result.yearlyRate] : []));
  const changeOffers = (newOffers: FundingFields["offers"]) =>
    form.update({ ...fields, offers: newOffers });
  return (
    <CalculatorFrame
      {...props}
      copy={copy}
      savedState={savedState}
      resets={RESETS}
      input={input}
      loadBuilder={loadBuilder}
      result={summarizeFunding(results)}
    >
      <ol className={styles.offers}>
        {offers.map((offer, index) => (
          <OfferCard
            key={index}
            offer={offer}
            index={index}
            form={form}
            result={results[index]}
            invalidField={computedOffers[index]?.invalidField}
            isCheapest={rates.length > 1 && results[index]?.yearlyRate === Math.min(...rates)}
            onChange={(newOffer) => changeOffers(offers.with(index, newOffer))}
            onRemove={
              offers.length > 1 ? () => changeOffers(offers.toSpliced(index, 1)) : undefined
            }
          />
        ))}
      </ol>
      {offers.length < MAX_OFFERS && (
        <AddLineButton label={copy.add} onAdd={() => changeOffers([...offers, emptyOffer])} />
      )}
      <OffersChart results={results.flatMap((result) => result ?? [])} />
    </CalculatorFrame>
  );
}
