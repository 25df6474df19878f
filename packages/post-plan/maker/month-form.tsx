import type { SyntheticEvent } from "react";
import { Button } from "@angadi/ui/button/button";
import { SelectField, TextField } from "@angadi/ui/field/field";
import { TRADES_BY_ID, toTradeTitle } from "@angadi/drafts/trades/trades";
import { listMonths } from "../engine/make-plan.ts";
import { formatMonth } from "@angadi/formats/format-date";
import { PLAN_LIMITS, type PlanInput } from "../plan.ts";
import { POST_OFFER_FIELDS, PLAN_PATH, parsePlanInput } from "./answers.ts";
import { monthCopy as copy } from "../copy.ts";
import styles from "./month.module.css";
import { PLAN_SECTION_ID } from "./section-id.ts";

interface MonthFormProps {
  /** Values when the form is first shown. */
  input: PlanInput;
  today: string;
  /** Shown next to the first offer. */
  error?: string | undefined;
  /** Called at each change; without script the server answers the form. */
  onChange?: (input: PlanInput) => void;
}

const TRADES_LIST_ID = "post-trades";

/** The form of a month of posts. */
export function MonthForm({ input, today, error, onChange }: MonthFormProps) {
  const reportInput = (event: SyntheticEvent<HTMLFormElement>) =>
    onChange?.({ ...parsePlanInput(new FormData(event.currentTarget)), seed: input.seed });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!onChange) return;
    event.preventDefault();
    reportInput(event);
  };
  const getTextProps = (field: "trade" | "name" | "town") => ({
    name: field,
    label: copy.fields[field].label,
    placeholder: copy.fields[field].example,
    maxLength: PLAN_LIMITS[field],
    defaultValue: input[field],
  });
  return (
    <form
      action={`${PLAN_PATH}#${PLAN_SECTION_ID}`}
      className={styles.form}
      onChange={reportInput}
      onSubmit={submit}
    >
      <div className={styles.fields}>
        <TextField {...getTextProps("trade")} required list={onChange && TRADES_LIST_ID} />
        <TextField {...getTextProps("name")} autoComplete="organization" />
        <TextField {...getTextProps("town")} autoComplete="address-level2" />
        <SelectField name="month" label={copy.fields.month.label} defaultValue={input.month}>
          {listMonths(today).map((month) => (
            <option key={month} value={month}>
              {formatMonth(month)}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className={styles.fields}>
        <legend>{copy.fields.offers}</legend>
        {POST_OFFER_FIELDS.map(({ name, price, detail }, index) => {
          const offerCopy = copy.fields.offer(index);
          const priceCopy = copy.fields.price(index);
          const detailCopy = copy.fields.detail(index);
          return (
            <div key={name} className={styles.offer}>
              <TextField
                name={name}
                label={offerCopy.label}
                placeholder={offerCopy.example}
                maxLength={PLAN_LIMITS.offer}
                defaultValue={input.offers[index]?.name}
                required={index === 0}
                error={index === 0 ? error : undefined}
              />
              <TextField
                name={price}
                label={priceCopy.label}
                placeholder={priceCopy.example}
                maxLength={PLAN_LIMITS.price}
                defaultValue={input.offers[index]?.price}
              />
              <div className={styles.detail}>
                <TextField
                  name={detail}
                  label={detailCopy.label}
                  placeholder={detailCopy.example}
                  maxLength={PLAN_LIMITS.detail}
                  defaultValue={input.offers[index]?.detail}
                />
              </div>
            </div>
          );
        })}
      </fieldset>
      {onChange ? (
        <datalist id={TRADES_LIST_ID}>
          {Array.from(TRADES_BY_ID.keys(), (id) => (
            <option key={id}>{toTradeTitle(id)}</option>
          ))}
        </datalist>
      ) : (
        <Button type="submit">{copy.submit}</Button>
      )}
    </form>
  );
}
