import { useId } from "react";
import { fundingCopy as copy } from "./copy.ts";
import {
  type FundingFields,
  OFFER_KINDS,
  type OfferFields,
  type OfferKind,
  type OfferResult,
} from "./input.ts";
import { PAYMENTS_PER_YEAR, type PaymentInterval } from "../loan/input.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { InlineRadioGroup } from "../kit/frame/inline-radio-group.tsx";
import { RemoveLineButton } from "../kit/frame/line-buttons.tsx";
import { NameField } from "../kit/frame/name-field.tsx";
import { PartFields, type ResultLine, ResultLines } from "../kit/frame/part-card.tsx";
import type { FormState } from "../kit/frame/form-state.ts";
import { formatFirstProblem } from "../kit/frame/computation.ts";
import styles from "./funding.module.css";

interface OfferCardProps {
  offer: OfferFields;
  index: number;
  form: FormState<FundingFields>;
  result: OfferResult | undefined;
  /** Path of the first invalid field. */
  invalidField: string | undefined;
  isCheapest: boolean;
  onChange: (offer: OfferFields) => void;
  onRemove: (() => void) | undefined;
}

export function OfferCard(props: OfferCardProps) {
  const { offer, index, form, result, invalidField, isCheapest, onChange, onRemove } = props;
  const name = offer.name || copy.offer(index + 1);
  const fields = copy.fields[offer.kind];
  const getFieldLabel = (path: string) =>
    `${fields.find((field) => path.endsWith(`.${field.name}`))?.label} (${name})`;
  return (
    <li className={isCheapest ? `${styles.offer} ${styles.cheapest}` : styles.offer}>
      <div className={styles.header}>
        {copy.offer(index + 1)}
        {onRemove && <RemoveLineButton name={name} onRemove={onRemove} />}
      </div>
      <NameField label={copy.nameLabel(index + 1)} {...form.bind(`offers.${index}.name`)} />
      <KindField kind={offer.kind} onChoose={(kind) => onChange({ ...offer, kind })} />
      <PartFields form={form} path={`offers.${index}`} fields={fields} />
      {offer.kind === "instalments" && (
        <InlineRadioGroup
          legend={copy.every.label}
          options={(Object.keys(PAYMENTS_PER_YEAR) as PaymentInterval[]).map((value) => ({
            value,
            label: copy.every[value],
          }))}
          value={offer.every}
          onChange={(every) => onChange({ ...offer, every })}
        />
      )}
      {result ? (
        <>
          {isCheapest && <p className={styles.badge}>{copy.cheapest}</p>}
          <ResultLines
            main={{ label: copy.results.yearlyRate, amount: formatPercent(result.yearlyRate) }}
            lines={buildResultLines(result)}
          />
        </>
      ) : (
        <p className={styles.problem}>{formatFirstProblem(invalidField, getFieldLabel)}</p>
      )}
    </li>
  );
}

const buildAmountLine = (label: string, paise: number) =>
  paise === 0 ? [] : [{ label, amount: formatPaise(paise) }];

/** The result lines of an offer; lines that do not apply are left out. */
function buildResultLines(result: OfferResult): ResultLine[] {
  const { results: labels } = copy;
  return [
    { label: labels.perYear, amount: formatPaise(result.perYear) },
    { label: labels.received, amount: formatPaise(result.received) },
    ...buildAmountLine(labels.totalPaid, result.totalPaid),
    ...buildAmountLine(labels.dueMonthly, result.dueMonthly),
    { label: labels.dueInBadMonth, amount: formatPaise(result.dueInBadMonth) },
    ...buildAmountLine(labels.dueAtEnd, result.dueAtEnd),
    ...(result.share > 0
      ? [{ label: labels.share, amount: labels.formatShare(formatPercent(result.share)) }]
      : []),
    // Other kinds have the duration as a field.
    ...(result.kind === "instalments"
      ? [
          {
            label: labels.duration,
            amount: labels.formatDuration(result.duration.time, result.duration.unit),
          },
        ]
      : []),
    ...buildAmountLine(labels.impliedValuation, result.impliedValuation),
  ];
}

interface KindFieldProps {
  kind: OfferKind;
  onChoose: (kind: OfferKind) => void;
}

function KindField({ kind, onChoose }: KindFieldProps) {
  const isHydrated = useHydrated();
  const id = useId();
  if (!isHydrated) {
    return (
      <p className={styles.kind} data-held>
        {copy.kinds[kind]}
      </p>
    );
  }
  return (
    <p className={styles.kind}>
      <label htmlFor={id} className="visually-hidden">
        {copy.kind}
      </label>
      <select id={id} value={kind} onChange={({ target }) => onChoose(target.value as OfferKind)}>
        {OFFER_KINDS.map((option) => (
          <option key={option} value={option}>
            {copy.kinds[option]}
          </option>
        ))}
      </select>
    </p>
  );
}
