import { useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { RadioGroup } from "../kit/steps/fields.tsx";
import { makerCopy } from "./copy.ts";
import { MAX_LINES, emptyLine } from "./draft.ts";
import type { Form } from "./form.ts";
import { ChoiceField, LineField, More, Part } from "./form-fields.tsx";
import styles from "./maker.module.css";
import { SLABS } from "./slabs.ts";

const copy = makerCopy.line;

/** What was sold, a line each. */
export function FormLines({ form }: { form: Form }) {
  const { draft } = form;
  const list = useRef<HTMLUListElement>(null);
  const isTaxed = draft.registration === "regular";
  const add = () => {
    const tax = draft.lines.at(-1)?.tax ?? emptyLine.tax;
    form.change({ lines: [...draft.lines, { ...emptyLine, tax }] });
    // Once it is there.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>("li:last-child input")?.focus(),
    );
  };
  const remove = (index: number) =>
    form.change({ lines: draft.lines.filter((_, place) => place !== index) });
  return (
    <Part title={makerCopy.parts.lines}>
      {isTaxed && !draft.reverseCharge && (
        <RadioGroup
          legend={makerCopy.prices.legend}
          options={makerCopy.prices.options}
          value={draft.pricesIncludeTax ? "with" : "without"}
          onChange={(value) => form.change({ pricesIncludeTax: value === "with" })}
        />
      )}
      <ul ref={list} className={styles.lines}>
        {draft.lines.map((line, index) => (
          <li key={index}>
            <fieldset className={styles.line}>
              <legend className="visually-hidden">{copy.legend(index + 1)}</legend>
              <LineForm form={form} index={index} />
              {draft.lines.length > 1 && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={copy.remove(line.name || copy.unnamed(index + 1))}
                  onClick={() => remove(index)}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M6 6l12 12M18 6 6 18" />
                  </svg>
                </button>
              )}
            </fieldset>
          </li>
        ))}
      </ul>
      {draft.lines.length < MAX_LINES && (
        <Button look="quiet" onClick={add}>
          {copy.add}
        </Button>
      )}
      <LineField form={form} place="freight" inputMode="decimal" {...makerCopy.fields.freight} />
    </Part>
  );
}

function LineForm({ form, index }: { form: Form; index: number }) {
  const { draft } = form;
  const isTaxed = draft.registration === "regular";
  const isRegistered = isTaxed || draft.registration === "composition";
  const at = (field: string) => `lines.${index}.${field}`;
  const tax = draft.lines[index]?.tax ?? "";
  const { onType } = form.bind(at("tax"));
  const isSlab = SLABS.includes(tax);
  return (
    <>
      <div className={isRegistered ? styles.named : undefined}>
        <LineField form={form} place={at("name")} label={copy.name} />
        {isRegistered && (
          <LineField form={form} place={at("code")} label={copy.code} inputMode="numeric" />
        )}
      </div>
      <div className={styles.figures}>
        <LineField form={form} place={at("quantity")} label={copy.quantity} inputMode="decimal" />
        <LineField form={form} place={at("unit")} label={copy.unit} />
        <LineField form={form} place={at("rate")} label={copy.rate} inputMode="decimal" />
        {isTaxed && isSlab && (
          <ChoiceField form={form} place={at("tax")} label={copy.tax}>
            {SLABS.map((slab) => (
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
            place={at("tax")}
            label={copy.otherTax}
            inputMode="decimal"
            // An empty box goes back to the usual rates.
            onKeyDown={({ key }) => key === "Escape" && onType(emptyLine.tax)}
          />
        )}
      </div>
      <More label={isTaxed ? makerCopy.more.line : copy.discount}>
        <div className={styles.pair}>
          <LineField form={form} place={at("discount")} label={copy.discount} />
          {isTaxed && (
            <LineField form={form} place={at("cess")} label={copy.cess} inputMode="decimal" />
          )}
        </div>
      </More>
    </>
  );
}
