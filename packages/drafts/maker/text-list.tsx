import { Button } from "@angadi/ui/button/button";
import { FoldSummary } from "@angadi/ui/fold/fold-summary";
import { TextArea, TextField } from "@angadi/ui/field/field";
import { MAX_DRAFT_OFFERS } from "../draft.ts";
import type { Overrides } from "../render/view.ts";
import { copy } from "./copy.ts";
import styles from "./maker.module.css";
import type { PageText } from "./parse-page.ts";

interface TextListProps {
  texts: readonly PageText[];
  /** The texts the visitor has changed. */
  overrides: Overrides;
  onChange: (overrides: Overrides) => void;
  /** Called with the field of the focused text, if any. */
  onEdit: (field: string | undefined) => void;
}

/** An input for each text of the page, in reading order. */
export function TextList({ texts, overrides, onChange, onEdit }: TextListProps) {
  const { texts: section } = copy;
  const hasOwn = Object.values(overrides).some((text) => text !== "");
  return (
    <details className={styles.texts}>
      <FoldSummary>{section.summary}</FoldSummary>
      <p>{section.hint}</p>
      <div className={styles.fields}>
        {addEmptyOffer(texts).map(({ field, text }) => {
          const Control = field === "about" ? TextArea : TextField;
          return (
            <Control
              key={field}
              label={text === "" && !overrides[field] ? addLabel(field) : fieldLabel(field)}
              value={(Object.hasOwn(overrides, field) ? overrides[field] : undefined) ?? text}
              onChange={({ target }: { target: { value: string } }) =>
                onChange({ ...overrides, [field]: target.value })
              }
              onFocus={() => onEdit(field)}
              onBlur={() => onEdit(undefined)}
            />
          );
        })}
      </div>
      {hasOwn && (
        <Button variant="quiet" onClick={() => onChange({})}>
          {section.back}
        </Button>
      )}
    </details>
  );
}

/** The texts, with an empty field for one more after the last offer. */
function addEmptyOffer(texts: readonly PageText[]): readonly PageText[] {
  const count = texts.filter(({ field }) => /^offer\.\d\.name$/.test(field)).length;
  if (count >= MAX_DRAFT_OFFERS) return texts;
  const end = texts.findLastIndex(({ field }) => field.startsWith("offer.")) + 1;
  return [...texts.slice(0, end), { field: `offer.${count}.name`, text: "" }, ...texts.slice(end)];
}

/** Label of the empty field after the last offer. */
const addLabel = (field: string): string => copy.texts.another(Number(field.split(".")[1]));

/** "offer.0.price" → "Price of offer 1". */
function fieldLabel(field: string): string {
  const { labels, offer, price, time, fact, title } = copy.texts;
  const [kind = "", which = "", part = ""] = field.split(".");
  if (kind === "offer") return part === "price" ? price(Number(which)) : offer(Number(which));
  if (kind === "time") return time(Number(which));
  if (kind === "fact") return fact(Number(which));
  if (kind === "title") return title(which);
  return (Object.hasOwn(labels, field) ? labels[field] : undefined) ?? field;
}
