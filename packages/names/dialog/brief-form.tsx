import { type FormEvent, type ReactNode, type Ref, useId, useState } from "react";
import { LENGTHS, STYLES } from "../engine/model/brief.ts";
import { Button } from "@angadi/ui/button/button";
import { TextField } from "@angadi/ui/field/field";
import {
  type Draft,
  LIMITS,
  type DecodedBrief,
  type TextField as Field,
  WORDS_LENGTH,
} from "./brief-codec.ts";
import styles from "./brief-form.module.css";
import type { BriefCopy } from "./copy.ts";

interface BriefFormProps {
  ref: Ref<HTMLFormElement>;
  copy: BriefCopy;
  /** Initial values; the form is uncontrolled from then on. */
  draft: Draft;
  problems: DecodedBrief["problems"];
  /** Datalist options: business types suggested while typing. */
  trades: ReactNode;
  action: string;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: () => void;
}

/** The form for a brief. Without JavaScript it submits to the URL of its names. */
export function BriefForm(props: BriefFormProps) {
  const { ref, copy, draft, problems, trades, action, onInput, onSubmit } = props;
  const tradesId = useId();
  const field = (name: Field) => {
    const problem = problems[name];
    return {
      name,
      ...copy[name],
      defaultValue: draft[name],
      error: problem && copy.problems[problem],
      autoComplete: "off",
    };
  };
  return (
    <form
      ref={ref}
      action={action}
      method="get"
      noValidate
      className={styles.form}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField {...field("about")} maxLength={LIMITS.about} list={tradesId} />
      <datalist id={tradesId}>{trades}</datalist>
      <TextField {...field("words")} maxLength={WORDS_LENGTH} />
      <Styles copy={copy} draft={draft} />
      <div className={styles.person}>
        <TextField {...field("person")} maxLength={LIMITS.person} />
      </div>
      <div className={styles.place}>
        <TextField {...field("place")} maxLength={LIMITS.place} />
      </div>
      <fieldset className={styles.lengths}>
        <legend>{copy.length}</legend>
        {LENGTHS.map((length) => (
          <label key={length}>
            <input
              type="radio"
              name="length"
              value={length}
              defaultChecked={draft.length === length}
            />
            <b>{copy.lengths[length].title}</b> <span>{copy.lengths[length].text}</span>
          </label>
        ))}
      </fieldset>
      <Slider copy={copy} draft={draft} />
      <div className={styles.go}>
        <Button type="submit">{copy.generate}</Button>
      </div>
    </form>
  );
}

function Styles({ copy, draft }: { copy: BriefCopy; draft: Draft }) {
  return (
    <fieldset className={styles.styles}>
      <legend>{copy.style}</legend>
      {STYLES.map((style) => {
        const { title, text, example } = copy.styles[style];
        return (
          <label key={style}>
            <input type="radio" name="style" value={style} defaultChecked={draft.style === style} />
            <b>{title}</b> <span>{text}</span> <i>{example}</i>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The slider from descriptive to invented names. */
function Slider({ copy, draft }: { copy: BriefCopy; draft: Draft }) {
  const id = useId();
  const [stop, setStop] = useState<number>(draft.invented);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{copy.invented}</label>
      <output htmlFor={id} aria-live="off">
        {copy.stops[stop]}
      </output>
      <input
        id={id}
        type="range"
        name="invented"
        min="0"
        max="4"
        step="1"
        defaultValue={draft.invented}
        aria-valuetext={copy.stops[stop]}
        onInput={({ currentTarget }) => setStop(Number(currentTarget.value))}
      />
      <p aria-hidden="true">
        <span>{copy.ends[0]}</span> <span>{copy.ends[1]}</span>
      </p>
    </div>
  );
}
