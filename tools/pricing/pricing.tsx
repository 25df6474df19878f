import { frameWords } from "../kit/frame/copy.ts";
import { pricingBlank, pricingExample } from "./example.ts";
import { pricingWords as words } from "./copy.ts";
import { Choice } from "../kit/frame/choice.tsx";
import { useKept } from "../kit/frame/persisted-state.ts";
import { like } from "../kit/frame/parse.ts";
import { moneyFiles } from "../kit/frame/money-files.ts";
import { isRounding } from "../kit/frame/rounding.ts";
import { sheetOf } from "../kit/frame/sheet.ts";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import type { ToolProps } from "../kit/tool.ts";
import { DiscountPart, RisePart, ShopPart } from "./other-parts.tsx";
import { HourPart, PricePart, UnitPart } from "./price-parts.tsx";
import { MOST_COSTS } from "./input.ts";
import { pricingInput, pricingParts } from "./pricing-sums.ts";
import type { PricingForm, Sells } from "./copy-type.ts";
import styles from "./pricing.module.css";

const EXAMPLE: PricingForm = { sells: "pieces", ...pricingExample };
const RESETS = { example: EXAMPLE, empty: { ...EXAMPLE, ...pricingBlank } };

function accept(stored: unknown): PricingForm | undefined {
  const form = like(EXAMPLE, stored, MOST_COSTS);
  if (!form || !isRounding(form.rounding)) return undefined;
  const { sells } = form as { sells: string };
  return sells === "pieces" || sells === "hours" ? form : undefined;
}

const workbook = async () => (await import("./workbook/sheets.ts")).pricingWorkbook;

/** The guide's seven sittings: cost, hour, tag, shop, discount and rise. */
export function Pricing({ slug, url }: ToolProps) {
  const kept = useKept({ tool: "pricing", version: 1, start: EXAMPLE, accept });
  const form = kept.value;
  const parts = pricingParts(form);
  const sheet = sheetOf(
    kept,
    Object.values(parts).map(({ read }) => read),
  );
  const { input, borrowed } = pricingInput(form, pricingExample);
  const props = { sheet, parts };
  return (
    <ToolFrame
      words={words}
      slug={slug}
      kept={kept}
      resets={RESETS}
      files={moneyFiles({ tool: "pricing", input, url, labels: words.files, workbook })}
      note={borrowed ? words.emptyParts : undefined}
      blocked={input ? undefined : frameWords.blocked}
    >
      <div className={styles.choices}>
        <Choice
          label={words.sells.label}
          options={(["pieces", "hours"] as const).map((value: Sells) => ({
            value,
            text: words.sells[value],
          }))}
          value={form.sells}
          onChoose={(sells) => sheet.update({ ...form, sells })}
        />
        <Choice
          label={words.rounding.label}
          options={(["rupee", "paisa"] as const).map((value) => ({
            value,
            text: words.rounding[value],
          }))}
          value={form.rounding}
          onChoose={(rounding) => sheet.update({ ...form, rounding })}
        />
      </div>
      {form.sells === "pieces" ? (
        <>
          <UnitPart {...props} />
          <PricePart {...props} />
          <ShopPart {...props} />
          <DiscountPart {...props} />
        </>
      ) : (
        <HourPart {...props} />
      )}
      <RisePart {...props} />
    </ToolFrame>
  );
}
