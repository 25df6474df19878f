import { useId } from "react";
import { fundingCopy as copy } from "./copy.ts";
import {
  type FundingFields,
  OFFER_KINDS,
  type OfferFields,
  type OfferKind,
  type OfferResult,
} from "./input.ts";
import { EVERY, type Every } from "../loan/input.ts";
import { formatPaise } from "@angadi/ui/money/rupees";
import { percentText } from "../kit/figures/readers.ts";
import { useHydrated } from "@angadi/ui/inline-script/hydrated";
import { Choice } from "../kit/frame/choice.tsx";
import { RemoveLine } from "../kit/frame/line-buttons.tsx";
import { NameField } from "../kit/frame/name-field.tsx";
import { PartFields, type ResultLine, ResultLines } from "../kit/frame/part-card.tsx";
import type { FormState } from "../kit/frame/form-state.ts";
import { firstProblem } from "../kit/frame/computed.ts";
import styles from "./funding.module.css";

interface OfferCardProps {
  offer: OfferFields;
  index: number;
  form: FormState<FundingFields>;
  result: OfferResult | undefined;
  problem: string | undefined;
  cheapest: boolean;
  onChange: (offer: OfferFields) => void;
  onRemove: (() => void) | undefined;
}

/** An offer: its name, its kind, the fields of that kind, and the result. */
export function OfferCard(props: OfferCardProps) {
  const { offer, index, form, result, problem, cheapest, onChange, onRemove } = props;
  const name = offer.name || copy.offer(index + 1);
  const fields = copy.fields[offer.kind];
  const placeLabel = (place: string) =>
    `${fields.find((field) => place.endsWith(`.${field.name}`))?.label} (${name})`;
  return (
    <li className={cheapest ? `${styles.offer} ${styles.cheapest}` : styles.offer}>
      <div className={styles.head}>
        {copy.offer(index + 1)}
        {onRemove && <RemoveLine name={name} onRemove={onRemove} />}
      </div>
      <NameField label={copy.name(index + 1)} {...form.bind(`offers.${index}.name`)} />
      <KindField kind={offer.kind} onChoose={(kind) => onChange({ ...offer, kind })} />
      <PartFields form={form} place={`offers.${index}`} fields={fields} />
      {offer.kind === "instalments" && (
        <Choice
          label={copy.every.label}
          options={(Object.keys(EVERY) as Every[]).map((value) => ({
            value,
            text: copy.every[value],
          }))}
          value={offer.every}
          onChoose={(every) => onChange({ ...offer, every })}
        />
      )}
      {result ? (
        <>
          {cheapest && <p className={styles.mark}>{copy.cheapest}</p>}
          <ResultLines
            main={{ label: copy.results.rate, amount: percentText(result.rate) }}
            lines={resultLines(result)}
          />
        </>
      ) : (
        <p className={styles.wrong}>{firstProblem(problem, placeLabel)}</p>
      )}
    </li>
  );
}

const money = (label: string, paise: number) =>
  paise === 0 ? [] : [{ label, amount: formatPaise(paise) }];

/** The result lines of an offer; lines that do not apply are left out. */
function resultLines(result: OfferResult): ResultLine[] {
  const { results: w } = copy;
  return [
    { label: w.perYear, amount: formatPaise(result.perYear) },
    { label: w.received, amount: formatPaise(result.received) },
    ...money(w.paid, result.paid),
    ...money(w.monthly, result.monthly),
    { label: w.badMonth, amount: formatPaise(result.badMonth) },
    ...money(w.atEnd, result.atEnd),
    ...(result.share > 0
      ? [{ label: w.share, amount: w.ofProfit(percentText(result.share)) }]
      : []),
    // If months or days are typed, they are shown above.
    ...(result.kind === "instalments"
      ? [{ label: w.stays, amount: w.time(result.stays.time, result.stays.unit) }]
      : []),
    ...money(w.whole, result.whole),
  ];
}

interface KindFieldProps {
  kind: OfferKind;
  onChoose: (kind: OfferKind) => void;
}

function KindField({ kind, onChoose }: KindFieldProps) {
  const hydrated = useHydrated();
  const id = useId();
  if (!hydrated) {
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
        {OFFER_KINDS.map((other) => (
          <option key={other} value={other}>
            {copy.kinds[other]}
          </option>
        ))}
      </select>
    </p>
  );
}
