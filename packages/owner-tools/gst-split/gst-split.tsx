import { useEffect, useEffectEvent } from "react";
import { formatPaise } from "@angadi/formats/rupees";
import { Choice } from "../kit/frame/choice.tsx";
import { compute, firstProblem } from "../kit/frame/computed.ts";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { type FormState, createFormState } from "../kit/frame/form-state.ts";
import opened from "../kit/frame/opened.module.css";
import { parseShape } from "../kit/frame/parse-shape.ts";
import { type SavedState, useSavedState } from "../kit/frame/saved-state.ts";
import { ResultCard } from "../kit/frame/result-card.tsx";
import { SheetFrame } from "../kit/frame/sheet-frame.tsx";
import type { ToolProps } from "../kit/tool.ts";
import { parseFields, toHash } from "./url-hash.ts";
import { computeGstSplit } from "./arithmetic.ts";
import { gstSplitCopy as copy } from "./copy.ts";
import { gstSplitBlank, gstSplitExample } from "./example.ts";
import { Composition, Margin, buildGstReceipt } from "./gst-results.tsx";
import styles from "./gst-split.module.css";
import {
  type GstSplitFields,
  INCLUDES,
  OTHER,
  PLACES,
  SLABS,
  hasKnownChoices,
  readGstSplit,
} from "./input.ts";

const RESETS = { example: gstSplitExample, empty: gstSplitBlank };

function parse(stored: unknown): GstSplitFields | undefined {
  const fields = parseShape(gstSplitExample, stored, 0);
  return fields && hasKnownChoices(fields) ? fields : undefined;
}

const workbook = async () => (await import("./sheets.ts")).buildGstSplitWorkbook;

/** Splits a price into price and tax, or adds the tax, and shows the margin. */
export function GstSplit(props: ToolProps) {
  const savedState = useSavedState("gst-split", gstSplitExample, parse);
  useUrlHash(savedState);
  const { readResult, input, result, invalidField } = compute(
    readGstSplit(savedState.value),
    computeGstSplit,
  );
  const form = createFormState(savedState, [readResult]);
  const problem = firstProblem(
    invalidField,
    (place) => copy.fields[place as keyof typeof copy.fields].label,
  );
  return (
    <div className={opened.opened}>
      <SheetFrame
        opened="gst-split"
        {...props}
        copy={copy}
        savedState={savedState}
        resets={RESETS}
        input={input}
        workbook={workbook}
      >
        <div className={styles.top}>
          <Price form={form} />
          <ResultCard
            heading={copy.receipt.heading}
            problem={problem}
            receipt={result && input && buildGstReceipt(input, result)}
          />
        </div>
        <Margin form={form} input={input} result={result} problem={problem} />
        <Composition form={form} input={input} result={result} problem={problem} />
        <p className={styles.unknown}>{copy.unknown}</p>
        <DebouncedAnnouncement
          text={
            result &&
            `${copy.receipt.value}: ${formatPaise(result.sale.value)}. ${copy.receipt.total}: ${formatPaise(result.sale.total)}`
          }
        />
      </SheetFrame>
    </div>
  );
}

function Price({ form }: { form: FormState<GstSplitFields> }) {
  const { fields, update } = form;
  return (
    <div className={styles.price}>
      <FigureField {...copy.fields.amount} unit="rupees" {...form.bind("amount")} />
      <Choice
        label={copy.includes.label}
        options={INCLUDES.map((value) => ({ value, text: copy.includes.options[value] }))}
        value={fields.includes === "with" ? "with" : "without"}
        onChoose={(includes) => update({ ...fields, includes })}
      />
      <Choice
        label={copy.slab.label}
        options={[
          ...SLABS.map((value) => ({ value, text: `${value}%` })),
          { value: OTHER, text: copy.slab.other },
        ]}
        value={SLABS.find((value) => value === fields.slab) ?? OTHER}
        onChoose={(slab) => update({ ...fields, slab })}
      />
      {fields.slab === OTHER && (
        <FigureField
          {...copy.fields.rate}
          unit="percent"
          range="0 to 100%"
          {...form.bind("rate")}
        />
      )}
      <Choice
        label={copy.place.label}
        options={PLACES.map((value) => ({ value, text: copy.place.options[value] }))}
        value={fields.place === "same" ? "same" : "other"}
        onChoose={(place) => update({ ...fields, place })}
      />
    </div>
  );
}

/** Debounce of URL updates in milliseconds, since browsers limit their rate. */
const DELAY = 400;

/** Fields in the URL take precedence over saved ones; then the URL follows the input. */
function useUrlHash({ value, replace }: SavedState<GstSplitFields>): void {
  const read = useEffectEvent(() => {
    const fields = parseFields(location.hash);
    if (fields) replace(fields);
  });
  useEffect(() => {
    const onChange = () => read();
    onChange();
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, "", toHash(value)), DELAY);
    return () => clearTimeout(timer);
  }, [value]);
}
