import { InlineRadioGroup } from "../../kit/frame/inline-radio-group.tsx";
import { Checkbox, Hint, RadioGroup } from "../../kit/steps/fields.tsx";
import { ToolStep } from "../../kit/steps/step.tsx";
import type { Registration } from "../bill.ts";
import { billMakerCopy as copy } from "../copy.ts";
import { formatDay } from "@angadi/formats/format-date";
import type { BillFormState } from "./form.ts";
import { BillTextArea, BillSelect, BillTextField, MoreFields } from "./form-fields.tsx";
import { FormLines } from "./form-lines.tsx";
import styles from "./form.module.css";
import { issuingCopy } from "../lifecycle-copy.ts";
import { STATES, findState } from "../states.ts";

const { fields, moreFields } = copy;

interface FormProps {
  form: BillFormState;
}

export function BillForm({ form }: FormProps) {
  const { draft } = form;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.question} data-field="registration">
        <RadioGroup<Registration | "">
          legend={copy.registration.legend}
          options={copy.registration.options}
          value={draft.registration}
          onChange={(registration) => form.change({ registration })}
        />
        <Hint>{copy.registration.hints[draft.registration]}</Hint>
      </div>
      {form.isTaxed && (
        <div className={styles.question} data-field="turnover">
          <InlineRadioGroup
            legend={copy.turnover.legend}
            options={copy.turnover.options}
            value={draft.turnover}
            onChange={(turnover) => form.change({ turnover })}
          />
        </div>
      )}
      <SellerFields form={form} />
      <BuyerFields form={form} />
      <FormLines form={form} />
      <BillDetails form={form} />
      <PaymentDetails form={form} />
      <NoteAndTerms form={form} />
    </form>
  );
}

function SellerFields({ form }: FormProps) {
  const { draft, bill } = form;
  return (
    <ToolStep
      title={copy.parts.seller}
      summary={joinParts(draft.seller.name, bill.sellerGstin)}
      isOpen={draft.seller.name.trim() === ""}
    >
      <BillTextField form={form} path="seller.name" {...fields["seller.name"]} />
      {form.isRegistered && <GstinField form={form} path="seller.gstin" gstin={bill.sellerGstin} />}
      <BillTextArea form={form} path="seller.address" {...fields["seller.address"]} />
      <MoreFields label={moreFields.seller}>
        <BillTextField form={form} path="seller.phone" type="tel" {...fields["seller.phone"]} />
        <BillTextField form={form} path="seller.email" type="email" {...fields["seller.email"]} />
        {draft.registration === "none" && (
          <BillTextField form={form} path="seller.pan" {...fields["seller.pan"]} />
        )}
      </MoreFields>
    </ToolStep>
  );
}

function BuyerFields({ form }: FormProps) {
  const { draft, bill } = form;
  return (
    <ToolStep
      title={copy.parts.buyer}
      summary={joinParts(draft.buyer.name, bill.buyerGstin)}
      isOpen
    >
      <BillTextField form={form} path="buyer.name" {...fields["buyer.name"]} />
      {form.isRegistered && <GstinField form={form} path="buyer.gstin" gstin={bill.buyerGstin} />}
      <BillTextArea form={form} path="buyer.address" {...fields["buyer.address"]} />
      {form.isRegistered && bill.buyerGstin === "" && (
        <BillSelect form={form} path="buyer.state" {...fields["buyer.state"]}>
          <option value="">{copy.chooseState}</option>
          <StateOptions />
        </BillSelect>
      )}
      <MoreFields label={moreFields.buyer}>
        <BillTextField form={form} path="buyer.phone" type="tel" {...fields["buyer.phone"]} />
        <BillTextArea form={form} path="buyer.delivery" {...fields["buyer.delivery"]} />
      </MoreFields>
    </ToolStep>
  );
}

interface GstinFieldProps extends FormProps {
  path: "seller.gstin" | "buyer.gstin";
  gstin: string;
}

/** A field for a GSTIN. Its hint names the state of a complete one. */
function GstinField({ form, path, gstin }: GstinFieldProps) {
  const { label, hint }: { label: string; hint?: string } = fields[path];
  const state = gstin.length === 15 ? findState(gstin.slice(0, 2)) : undefined;
  return (
    <BillTextField
      {...{ form, path, label }}
      hint={state ? copy.formatRegistration(state.name) : hint}
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

const StateOptions = () =>
  STATES.map(({ code, name }) => <option key={code} value={code}>{`${name} (${code})`}</option>);

function BillDetails({ form }: FormProps) {
  const { draft, bill } = form;
  const defaultState = findState(bill.buyerState || bill.input.sellerState);
  return (
    <ToolStep
      title={copy.parts.details}
      summary={joinParts(
        draft.number,
        formatDay(draft.date),
        draft.due && copy.formatDueDate(formatDay(draft.due)),
      )}
    >
      <div className={styles.twoColumns}>
        <BillTextField
          form={form}
          path="number"
          {...fields.number}
          hint={form.hasNumber ? undefined : issuingCopy.numberHint}
          readOnly={form.hasNumber}
        />
        <BillTextField form={form} path="date" type="date" {...fields.date} />
      </div>
      <BillTextField form={form} path="due" type="date" {...fields.due} />
      {form.isTaxed && (
        <>
          <BillSelect form={form} path="placeOfSupply" {...fields.placeOfSupply}>
            <option value="">{copy.defaultPlaceOfSupply(defaultState?.name ?? "")}</option>
            <StateOptions />
            <option value="sez">{copy.sez}</option>
            <option value="export">{copy.export}</option>
          </BillSelect>
          <Checkbox
            label={copy.reverseCharge}
            checked={draft.reverseCharge}
            onChange={(reverseCharge) => form.change({ reverseCharge })}
          />
        </>
      )}
      <BillTextField form={form} path="freight" inputMode="decimal" {...fields.freight} />
      <Checkbox
        label={copy.rounding}
        checked={draft.roundToRupee}
        onChange={(roundToRupee) => form.change({ roundToRupee })}
      />
    </ToolStep>
  );
}

function PaymentDetails({ form }: FormProps) {
  const { draft } = form;
  return (
    <ToolStep
      title={copy.parts.payment}
      summary={
        joinParts(draft.upi, draft.account && copy.formatAccount(draft.account)) || copy.noPayment
      }
    >
      <BillTextField form={form} path="upi" spellCheck={false} {...fields.upi} />
      <BillTextField form={form} path="account" inputMode="numeric" {...fields.account} />
      <div className={styles.twoColumns}>
        <BillTextField form={form} path="ifsc" autoCapitalize="characters" {...fields.ifsc} />
        <BillTextField form={form} path="bank" {...fields.bank} />
      </div>
    </ToolStep>
  );
}

function NoteAndTerms({ form }: FormProps) {
  const { note, terms } = form.draft;
  return (
    <ToolStep title={copy.parts.noteAndTerms} summary={joinParts(note, terms) || copy.noNote}>
      <BillTextArea form={form} path="note" {...fields.note} />
      <BillTextArea form={form} path="terms" {...fields.terms} />
      <Checkbox
        label={copy.credit}
        checked={form.draft.showsCredit}
        onChange={(showsCredit) => form.change({ showsCredit })}
      />
    </ToolStep>
  );
}

const joinParts = (...parts: readonly string[]) =>
  parts.filter((part) => part.trim() !== "").join(" · ");
