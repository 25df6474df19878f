import { useEffect, useEffectEvent } from "react";
import { formatPaise } from "@angadi/formats/rupees";
import { InlineRadioGroup } from "../kit/frame/inline-radio-group.tsx";
import { compute, formatFirstProblem } from "../kit/frame/computation.ts";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { type FormState, createFormState } from "../kit/frame/form-state.ts";
import secondTool from "../kit/frame/second-tool.module.css";
import { parseShape } from "../kit/frame/parse-shape.ts";
import { type SavedState, useSavedState } from "../kit/frame/saved-state.ts";
import { ResultCard } from "../kit/frame/result-card.tsx";
import { CalculatorFrame } from "../kit/frame/calculator-frame.tsx";
import type { ToolProps } from "../kit/tool.ts";
import { parseHash, toHash } from "./url-hash.ts";
import { computeGstSplit } from "./arithmetic.ts";
import { gstSplitCopy as copy } from "./copy.ts";
import { emptyGstSplit, gstSplitExample } from "./example.ts";
import { CompositionCard, MarginCard, buildGstReceipt } from "./gst-results.tsx";
import styles from "./gst-split.module.css";
import {
  type GstSplitFields,
  TAX_INCLUSIONS,
  OTHER_SLAB,
  BUYER_STATES,
  SLABS,
  hasKnownChoices,
  readGstSplit,
} from "./input.ts";

const RESETS = { example: gstSplitExample, empty: emptyGstSplit };

function parse(stored: unknown): GstSplitFields | undefined {
  const fields = parseShape(gstSplitExample, stored, 0);
  return fields && hasKnownChoices(fields) ? fields : undefined;
}

const loadBuilder = async () => (await import("./sheets.ts")).buildGstSplitWorkbook;

/** Splits a price into price and tax, or adds the tax, and shows the margin. */
export function GstSplit(props: ToolProps) {
  const savedState = useSavedState("gst-split", gstSplitExample, parse);
  useUrlHash(savedState);
  const { readResult, input, result, invalidField } = compute(
    readGstSplit(savedState.value),
    computeGstSplit,
  );
  const form = createFormState(savedState, [readResult]);
  const problem = formatFirstProblem(
    invalidField,
    (path) => copy.fields[path as keyof typeof copy.fields].label,
  );
  return (
    <div className={secondTool.secondTool}>
      <CalculatorFrame
        secondTool="gst-split"
        {...props}
        copy={copy}
        savedState={savedState}
        resets={RESETS}
        input={input}
        loadBuilder={loadBuilder}
      >
        <div className={styles.columns}>
          <PriceFields form={form} />
          <ResultCard
            heading={copy.receipt.heading}
            problem={problem}
            receipt={result && input && buildGstReceipt(input, result)}
          />
        </div>
        <MarginCard form={form} input={input} result={result} problem={problem} />
        <CompositionCard form={form} input={input} result={result} problem={problem} />
        <p className={styles.disclaimer}>{copy.disclaimer}</p>
        <DebouncedAnnouncement
          text={
            result &&
            `${copy.receipt.taxableValue}: ${formatPaise(result.sale.taxableValue)}. ${copy.receipt.total}: ${formatPaise(result.sale.total)}`
          }
        />
      </CalculatorFrame>
    </div>
  );
}

function PriceFields({ form }: { form: FormState<GstSplitFields> }) {
  const { fields, update } = form;
  return (
    <div className={styles.fields}>
      <FigureField {...copy.fields.amount} unit="rupees" {...form.bind("amount")} />
      <InlineRadioGroup
        legend={copy.includes.label}
        options={TAX_INCLUSIONS.map((value) => ({ value, label: copy.includes.options[value] }))}
        value={fields.includes === "with" ? "with" : "without"}
        onChange={(includes) => update({ ...fields, includes })}
      />
      <InlineRadioGroup
        legend={copy.slab.label}
        options={[
          ...SLABS.map((value) => ({ value, label: `${value}%` })),
          { value: OTHER_SLAB, label: copy.slab.other },
        ]}
        value={SLABS.find((value) => value === fields.slab) ?? OTHER_SLAB}
        onChange={(slab) => update({ ...fields, slab })}
      />
      {fields.slab === OTHER_SLAB && (
        <FigureField
          {...copy.fields.rate}
          unit="percent"
          range="0 to 100%"
          {...form.bind("rate")}
        />
      )}
      <InlineRadioGroup
        legend={copy.place.label}
        options={BUYER_STATES.map((value) => ({ value, label: copy.place.options[value] }))}
        value={fields.place === "same" ? "same" : "other"}
        onChange={(place) => update({ ...fields, place })}
      />
    </div>
  );
}

/** Delay of URL updates, since browsers limit how often the URL may change. */
const URL_DELAY_MS = 400;

/** Reads the fields from the URL's hash, which takes precedence over saved ones, and updates it. */
function useUrlHash({ value, replace }: SavedState<GstSplitFields>): void {
  const replaceFields = useEffectEvent(() => {
    const fields = parseHash(location.hash);
    if (fields) replace(fields);
  });
  useEffect(() => {
    const onHashChange = () => replaceFields();
    onHashChange();
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, []);
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, "", toHash(value)),
      URL_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [value]);
}
