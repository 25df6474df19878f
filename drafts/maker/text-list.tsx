import { Button } from "#ui/button/button.tsx";
import { TextArea, TextField } from "#ui/field/field.tsx";
import type { Overrides } from "../render/view.ts";
import { copy } from "./copy.ts";
import styles from "./maker.module.css";
import type { PageText } from "./parse-page.ts";

interface TextListProps {
  texts: readonly PageText[];
  /** What was written over. */
  own: Overrides;
  onChange: (own: Overrides) => void;
  /** Says which text has the focus, if any. */
  onEdit: (field: string | undefined) => void;
}

/** Each text of the page in a field of its own, in reading order. */
export function TextList({ texts, own, onChange, onEdit }: TextListProps) {
  const words = copy.texts;
  const hasOwn = Object.values(own).some((text) => text !== "");
  return (
    <details className={styles.texts}>
      <summary>{words.summary}</summary>
      <p>{words.hint}</p>
      <div className={styles.fields}>
        {texts.map(({ field, text }) => {
          const Control = field === "about" ? TextArea : TextField;
          return (
            <Control
              key={field}
              label={labelOf(field)}
              value={(Object.hasOwn(own, field) ? own[field] : undefined) ?? text}
              onChange={({ target }: { target: { value: string } }) =>
                onChange({ ...own, [field]: target.value })
              }
              onFocus={() => onEdit(field)}
              onBlur={() => onEdit(undefined)}
            />
          );
        })}
      </div>
      {hasOwn && (
        <Button look="quiet" onClick={() => onChange({})}>
          {words.back}
        </Button>
      )}
    </details>
  );
}

/** "offer.0.price" → "Price of offer 1". */
function labelOf(field: string): string {
  const { labels, offer, price, time, fact, title } = copy.texts;
  const [kind = "", which = "", part = ""] = field.split(".");
  if (kind === "offer") return part === "price" ? price(Number(which)) : offer(Number(which));
  if (kind === "time") return time(Number(which));
  if (kind === "fact") return fact(Number(which));
  if (kind === "title") return title(which);
  return (Object.hasOwn(labels, field) ? labels[field] : undefined) ?? field;
}
