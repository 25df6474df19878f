import { emptyPricing, pricingExample } from "./example.ts";
import { pricingToolCopy as copy } from "./copy.ts";
import { InlineRadioGroup } from "../kit/frame/inline-radio-group.tsx";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { parseShape } from "../kit/frame/parse-shape.ts";
import { isRounding } from "../kit/frame/rounding.ts";
import { createFormState } from "../kit/frame/form-state.ts";
import { CalculatorFrame } from "../kit/frame/calculator-frame.tsx";
import type { ToolProps } from "../kit/tool.ts";
import { DiscountPart, RisePart, ShopPart } from "./other-parts.tsx";
import { HourPart, PricePart, UnitPart, summarizePricing } from "./price-parts.tsx";
import { MAX_COSTS, type PricingFields, type SalesUnit } from "./input.ts";
import { buildPricingInput, computeParts } from "./computed-parts.ts";
import styles from "./pricing.module.css";

const EXAMPLE: PricingFields = { sells: "pieces", ...pricingExample };
const RESETS = { example: EXAMPLE, empty: { ...EXAMPLE, ...emptyPricing } };

function parse(stored: unknown): PricingFields | undefined {
  const fields = parseShape(EXAMPLE, stored, MAX_COSTS);
  if (!fields || !isRounding(fields.rounding)) return undefined;
  const { sells } = fields as { sells: string };
  return sells === "pieces" || sells === "hours" ? fields : undefined;
}

const loadBuilder = async () => (await import("./sheets.ts")).buildPricingWorkbook;

/**
 * The pricing tool, with one part per calculation of the guide: unit cost, hour, price, shop,
 * discount and price rise.
 */
export function PricingTool(props: ToolProps) {
  const savedState = useSavedState("pricing", EXAMPLE, parse);
  const fields = savedState.value;
  const parts = computeParts(fields);
  const form = createFormState(
    savedState,
    Object.values(parts).map(({ readResult }) => readResult),
  );
  const { input, usesExample } = buildPricingInput(fields, pricingExample);
  const partProps = { form, parts };
  return (
    <CalculatorFrame
      {...props}
      copy={copy}
      savedState={savedState}
      resets={RESETS}
      input={input}
      loadBuilder={loadBuilder}
      result={summarizePricing(fields, parts)}
      note={usesExample ? copy.emptyParts : undefined}
    >
      <div className={styles.options}>
        <InlineRadioGroup
          legend={copy.sells.label}
          options={(["pieces", "hours"] as const).map((value: SalesUnit) => ({
            value,
            label: copy.sells[value],
          }))}
          value={fields.sells}
          onChange={(sells) => form.update({ ...fields, sells })}
        />
        <InlineRadioGroup
          legend={copy.rounding.label}
          options={(["rupee", "paisa"] as const).map((value) => ({
            value,
            label: copy.rounding[value],
          }))}
          value={fields.rounding}
          onChange={(rounding) => form.update({ ...fields, rounding })}
        />
      </div>
      {fields.sells === "pieces" ? (
        <>
          <UnitPart {...partProps} />
          <PricePart {...partProps} />
          <ShopPart {...partProps} />
          <DiscountPart {...partProps} />
        </>
      ) : (
        <HourPart {...partProps} />
      )}
      <RisePart {...partProps} />
    </CalculatorFrame>
  );
}
