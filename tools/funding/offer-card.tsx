import { useId } from "react";
import { fundingWords as words } from "./copy.ts";
import {
  type FundingFields,
  OFFER_KINDS,
  type OfferFields,
  type OfferKind,
  type OfferResult,
} from "./input.ts";
import { EVERY, type Every } from "../loan/input.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import { percentText } from "../kit/figures/readers.ts";
import { useHydrated } from "#ui/inline-script/hydrated.ts";
import { Choice } from "../kit/frame/choice.tsx";
import { RemoveLine } from "../kit/frame/line-buttons.tsx";
import { NameField } from "../kit/frame/name-field.tsx";
import { PartFields, type ResultLine, ResultLines } from "../kit/frame/part-card.tsx";
import type { Sheet } from "../kit/frame/sheet.ts";
import { firstThen } from "../kit/frame/computed.ts";
import styles from "./funding.module.css";

interface OfferCardProps {
  offer: OfferFields;
  index: number;
  sheet: Sheet<FundingFields>;
  result: OfferResult | undefined;
  wrong: string | undefined;
  cheapest: boolean;
  onChange: (offer: OfferFields) => void;
  onRemove: (() => void) | undefined;
}

/** An offer: its name, its kind, what that kind asks for, and what it comes to. */
export function OfferCard(props: OfferCardProps) {
  const { offer, index, sheet, result, wrong, cheapest, onChange, onRemove } = props;
  const name = offer.name || words.offer(index + 1);
  const fields = words.fields[offer.kind];
  const labelOf = (place: string) =>
    `${fields.find((field) => place.endsWith(`.${field.name}`))?.label} (${name})`;
  return (
    <li className={cheapest ? `${styles.offer} ${styles.cheapest}` : styles.offer}>
      <div className={styles.head}>
        {words.offer(index + 1)}
        {onRemove && <RemoveLine name={name} onRemove={onRemove} />}
      </div>
      <NameField label={words.name(index + 1)} {...sheet.bind(`offers.${index}.name`)} />
      <KindField kind={offer.kind} onChoose={(kind) => onChange({ ...offer, kind })} />
      <PartFields sheet={sheet} place={`offers.${index}`} fields={fields} />
      {offer.kind === "instalments" && (
        <Choice
          label={words.every.label}
          options={(Object.keys(EVERY) as Every[]).map((value) => ({
            value,
            text: words.every[value],
          }))}
          value={offer.every}
          onChoose={(every) => onChange({ ...offer, every })}
        />
      )}
      {result ? (
        <>
          {cheapest && <p className={styles.mark}>{words.cheapest}</p>}
          <ResultLines
            main={{ label: words.results.rate, amount: percentText(result.rate) }}
            lines={linesOf(result)}
          />
        </>
      ) : (
        <p className={styles.wrong}>{firstThen(wrong, labelOf)}</p>
      )}
    </li>
  );
}

const money = (label: string, paise: number) =>
  paise === 0 ? [] : [{ label, amount: rupeesText(paise) }];

/** What there is to say of any offer; a line that would say nothing is left out. */
function linesOf(result: OfferResult): ResultLine[] {
  const { results: w } = words;
  return [
    { label: w.perYear, amount: rupeesText(result.perYear) },
    { label: w.received, amount: rupeesText(result.received) },
    ...money(w.paid, result.paid),
    ...money(w.monthly, result.monthly),
    { label: w.badMonth, amount: rupeesText(result.badMonth) },
    ...money(w.atEnd, result.atEnd),
    ...(result.share > 0
      ? [{ label: w.share, amount: w.ofProfit(percentText(result.share)) }]
      : []),
    // Where months or days are typed they stand above.
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
        {words.kinds[kind]}
      </p>
    );
  }
  return (
    <p className={styles.kind}>
      <label htmlFor={id} className="visually-hidden">
        {words.kind}
      </label>
      <select id={id} value={kind} onChange={({ target }) => onChoose(target.value as OfferKind)}>
        {OFFER_KINDS.map((other) => (
          <option key={other} value={other}>
            {words.kinds[other]}
          </option>
        ))}
      </select>
    </p>
  );
}
