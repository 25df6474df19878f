import { FigureField } from "../kit/frame/figure-field.tsx";
import type { FormState } from "../kit/frame/form-state.ts";
import { AddLineButton, RemoveLineButton } from "../kit/frame/line-buttons.tsx";
import { latePaymentCopy } from "./copy.ts";
import { type LatePaymentFields, MAX_PAYMENTS } from "./input.ts";
import styles from "./late-payment.module.css";

const { payments: copy } = latePaymentCopy;

/** The fields of the part payments. */
export function PartPayments({ form }: { form: FormState<LatePaymentFields> }) {
  const { fields } = form;
  const changePayments = (payments: LatePaymentFields["payments"]) =>
    form.update({ ...fields, payments });
  return (
    <fieldset className={styles.payments}>
      <legend>{copy.heading}</legend>
      {fields.payments.map((_, index) => (
        <div key={index} className={styles.payment}>
          <FigureField label={copy.day} unit="date" {...form.bind(`payments.${index}.day`)} />
          <FigureField
            label={copy.amount}
            unit="rupees"
            range={copy.range}
            {...form.bind(`payments.${index}.amount`)}
          />
          <RemoveLineButton
            name={copy.partPayment(index + 1)}
            onRemove={() => changePayments(fields.payments.toSpliced(index, 1))}
          />
        </div>
      ))}
      {fields.payments.length < MAX_PAYMENTS && (
        <AddLineButton
          label={copy.add}
          onAdd={() => changePayments([...fields.payments, { day: "", amount: "" }])}
        />
      )}
    </fieldset>
  );
}
