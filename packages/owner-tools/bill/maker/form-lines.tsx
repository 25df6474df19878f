import { useRef, useState } from "react";
import { formatPaise } from "@angadi/formats/rupees";
import { Choice } from "../../kit/frame/choice.tsx";
import { AddLineButton, RemoveLineButton, removeAt } from "../../kit/frame/line-buttons.tsx";
import { Step } from "../../kit/steps/step.tsx";
import { makerCopy } from "../copy.ts";
import { MAX_LINES, emptyLine } from "../draft.ts";
import { type Form, focusField } from "./form.ts";
import { ChoiceField, LineField, More } from "./form-fields.tsx";
import styles from "./form.module.css";
import { slabsOn } from "../slabs.ts";

const copy = makerCopy.line;

/** The lines of the bill. Only one is open at a time, so that a long bill stays short. */
export function FormLines({ form }: { form: Form }) {
  const { draft, bill } = form;
  const list = useRef<HTMLUListElement>(null);
  const [openAtFirst] = useState(draft.lines.length - 1);
  const add = () => {
    const tax = draft.lines.at(-1)?.tax ?? emptyLine.tax;
    form.change({ lines: [...draft.lines, { ...emptyLine, tax }] });
    // Once the new line is rendered.
    requestAnimationFrame(() => focusField(list.current, `lines.${draft.lines.length}.name`));
  };
  return (
    <Step
      title={makerCopy.parts.lines}
      summary={copy.answer(draft.lines.length, formatPaise(bill.sums.taxable))}
      isOpen
    >
      {form.isTaxed && !draft.reverseCharge && (
        <Choice
          label={makerCopy.prices.legend}
          options={makerCopy.prices.options}
          value={draft.pricesIncludeTax ? "with" : "without"}
          onChoose={(value) => form.change({ pricesIncludeTax: value === "with" })}
        />
      )}
      <ul ref={list} className={styles.lines}>
        {draft.lines.map((line, index) => (
          <li key={index}>
            <Step
              title={line.name || copy.legend(index + 1)}
              summary={formatPaise(bill.sums.lines[index]?.taxable ?? 0)}
              isOpen={index === openAtFirst}
              group="bill-line"
            >
              <LineForm form={form} index={index} />
              {draft.lines.length > 1 && (
                <RemoveLineButton
                  name={line.name || copy.unnamed(index + 1)}
                  onRemove={() => form.change({ lines: removeAt(draft.lines, index) })}
                />
              )}
            </Step>
          </li>
        ))}
      </ul>
      {draft.lines.length < MAX_LINES && <AddLineButton label={copy.add} onAdd={add} />}
    </Step>
  );
}

function LineForm({ form, index }: { form: Form; index: number }) {
  const { draft, isTaxed, isRegistered } = form;
  const at = (field: string) => `lines.${index}.${field}`;
  const tax = draft.lines[index]?.tax ?? "";
  const slabs = slabsOn(draft.date);
  const isSlab = slabs.includes(tax);
  return (
    <div className={styles.fields}>
      <div className={isRegistered ? styles.named : undefined}>
        <LineField form={form} path={at("name")} label={copy.name} />
        {isRegistered && (
          <LineField form={form} path={at("code")} label={copy.code} inputMode="numeric" />
        )}
      </div>
      <div className={styles.figures}>
        <LineField form={form} path={at("quantity")} label={copy.quantity} inputMode="decimal" />
        <LineField form={form} path={at("unit")} label={copy.unit} />
        <LineField form={form} path={at("rate")} label={copy.rate} inputMode="decimal" />
        {isTaxed && isSlab && (
          <ChoiceField form={form} path={at("tax")} label={copy.tax}>
            {slabs.map((slab) => (
              <option key={slab} value={slab}>
                {slab === "0" ? copy.untaxed : `${slab}%`}
              </option>
            ))}
            <option value="">{copy.other}</option>
          </ChoiceField>
        )}
        {isTaxed && !isSlab && (
          <LineField
            form={form}
            path={at("tax")}
            label={copy.otherTax}
            inputMode="decimal"
            // Escape returns to the usual rates.
            onKeyDown={({ key }) => key === "Escape" && form.setText(at("tax"), emptyLine.tax)}
          />
        )}
      </div>
      <More label={isTaxed ? makerCopy.more.line : copy.discount}>
        <div className={styles.pair}>
          <LineField form={form} path={at("discount")} label={copy.discount} />
          {isTaxed && (
            <LineField form={form} path={at("cess")} label={copy.cess} inputMode="decimal" />
          )}
        </div>
      </More>
    </div>
  );
}
