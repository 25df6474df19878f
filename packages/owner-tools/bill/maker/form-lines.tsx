import { useRef, useState } from "react";
import { formatPaise } from "@angadi/formats/rupees";
import { InlineRadioGroup } from "../../kit/frame/inline-radio-group.tsx";
import { AddLineButton, RemoveLineButton } from "../../kit/frame/line-buttons.tsx";
import { ToolStep } from "../../kit/steps/step.tsx";
import { billMakerCopy } from "../copy.ts";
import { MAX_BILL_LINES, emptyLine } from "../draft.ts";
import { type BillFormState, focusField } from "./form.ts";
import { BillSelect, BillTextField, MoreFields } from "./form-fields.tsx";
import styles from "./form.module.css";
import { listSlabs } from "../slabs.ts";

const copy = billMakerCopy.line;

/** The lines of the bill; only one is open at a time. */
export function FormLines({ form }: { form: BillFormState }) {
  const { draft, bill } = form;
  const list = useRef<HTMLUListElement>(null);
  const [initialIndex] = useState(draft.lines.length - 1);
  const addLine = () => {
    const tax = draft.lines.at(-1)?.tax ?? emptyLine.tax;
    form.change({ lines: [...draft.lines, { ...emptyLine, tax }] });
    // Once the new line is rendered.
    requestAnimationFrame(() => focusField(list.current, `lines.${draft.lines.length}.name`));
  };
  return (
    <ToolStep
      title={billMakerCopy.parts.lines}
      summary={copy.summary(draft.lines.length, formatPaise(bill.sums.taxableValue))}
      isOpen
    >
      {form.isTaxed && !draft.reverseCharge && (
        <InlineRadioGroup
          legend={billMakerCopy.prices.legend}
          options={billMakerCopy.prices.options}
          value={draft.pricesIncludeTax ? "with" : "without"}
          onChange={(value) => form.change({ pricesIncludeTax: value === "with" })}
        />
      )}
      <ul ref={list} className={styles.lines}>
        {draft.lines.map((line, index) => (
          <li key={index}>
            <ToolStep
              title={line.name || copy.legend(index + 1)}
              summary={formatPaise(bill.sums.lines[index]?.taxableValue ?? 0)}
              isOpen={index === initialIndex}
              group="bill-line"
            >
              <LineForm form={form} index={index} />
              {draft.lines.length > 1 && (
                <RemoveLineButton
                  name={line.name || copy.unnamed(index + 1)}
                  onRemove={() => form.change({ lines: draft.lines.toSpliced(index, 1) })}
                />
              )}
            </ToolStep>
          </li>
        ))}
      </ul>
      {draft.lines.length < MAX_BILL_LINES && (
        <AddLineButton label={copy.addLine} onAdd={addLine} />
      )}
    </ToolStep>
  );
}

function LineForm({ form, index }: { form: BillFormState; index: number }) {
  const { draft, isTaxed, isRegistered } = form;
  const toPath = (field: string) => `lines.${index}.${field}`;
  const tax = draft.lines[index]?.tax ?? "";
  const slabs = listSlabs(draft.date);
  const isSlab = slabs.includes(tax);
  return (
    <div className={styles.fields}>
      <div className={isRegistered ? styles.nameAndCode : undefined}>
        <BillTextField form={form} path={toPath("name")} label={copy.name} />
        {isRegistered && (
          <BillTextField form={form} path={toPath("code")} label={copy.code} inputMode="numeric" />
        )}
      </div>
      <div className={styles.numbers}>
        <BillTextField
          form={form}
          path={toPath("quantity")}
          label={copy.quantity}
          inputMode="decimal"
        />
        <BillTextField form={form} path={toPath("unit")} label={copy.unit} />
        <BillTextField form={form} path={toPath("rate")} label={copy.rate} inputMode="decimal" />
        {isTaxed && isSlab && (
          <BillSelect form={form} path={toPath("tax")} label={copy.tax}>
            {slabs.map((slab) => (
              <option key={slab} value={slab}>
                {slab === "0" ? copy.untaxed : `${slab}%`}
              </option>
            ))}
            <option value="">{copy.otherRate}</option>
          </BillSelect>
        )}
        {isTaxed && !isSlab && (
          <BillTextField
            form={form}
            path={toPath("tax")}
            label={copy.otherTax}
            inputMode="decimal"
            // Escape returns to the usual rates.
            onKeyDown={({ key }) => key === "Escape" && form.setText(toPath("tax"), emptyLine.tax)}
          />
        )}
      </div>
      <MoreFields label={isTaxed ? billMakerCopy.moreFields.line : copy.discount}>
        <div className={styles.twoColumns}>
          <BillTextField form={form} path={toPath("discount")} label={copy.discount} />
          {isTaxed && (
            <BillTextField
              form={form}
              path={toPath("cess")}
              label={copy.cess}
              inputMode="decimal"
            />
          )}
        </div>
      </MoreFields>
    </div>
  );
}
