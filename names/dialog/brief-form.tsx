import { type FormEvent, type ReactNode, type Ref, useId, useState } from "react";
import { LENGTHS, STYLES } from "../engine/brief.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import {
  type Draft,
  LIMITS,
  type DecodedBrief,
  type TextField as Field,
  WORDS_LENGTH,
} from "./brief-codec.ts";
import styles from "./brief-form.module.css";
import type { BriefWords } from "./copy-type.ts";

interface BriefFormProps {
  ref: Ref<HTMLFormElement>;
  words: BriefWords;
  /** What it is filled in with at first; from there on the form itself holds it. */
  draft: Draft;
  problems: DecodedBrief["problems"];
  /** Options: what businesses there are, to choose from while typing. */
  trades: ReactNode;
  action: string;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: () => void;
}

/** What the names are for. Without code it leads to the address of its names. */
export function BriefForm(props: BriefFormProps) {
  const { ref, words, draft, problems, trades, action, onInput, onSubmit } = props;
  const tradesId = useId();
  const field = (name: Field) => {
    const { label, hint, placeholder } = words[name];
    const problem = problems[name];
    return {
      name,
      label,
      placeholder,
      hint,
      defaultValue: draft[name],
      error: problem && words.problems[problem],
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
      <Styles words={words} draft={draft} />
      <div className={styles.person}>
        <TextField {...field("person")} maxLength={LIMITS.person} />
      </div>
      <div className={styles.place}>
        <TextField {...field("place")} maxLength={LIMITS.place} />
      </div>
      <fieldset className={styles.lengths}>
        <legend>{words.length}</legend>
        {LENGTHS.map((length) => (
          <label key={length}>
            <input
              type="radio"
              name="length"
              value={length}
              defaultChecked={draft.length === length}
            />
            <b>{words.lengths[length].title}</b> <span>{words.lengths[length].text}</span>
          </label>
        ))}
      </fieldset>
      <Slider words={words} draft={draft} />
      <div className={styles.go}>
        <Button type="submit">{words.generate}</Button>
      </div>
    </form>
  );
}

function Styles({ words, draft }: { words: BriefWords; draft: Draft }) {
  return (
    <fieldset className={styles.styles}>
      <legend>{words.style}</legend>
      {STYLES.map((style) => {
        const { title, text, example } = words.styles[style];
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

/** From what says what it sells to what nobody has said before. */
function Slider({ words, draft }: { words: BriefWords; draft: Draft }) {
  const id = useId();
  const [stop, setStop] = useState<number>(draft.invented);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{words.invented}</label>
      <output htmlFor={id} aria-live="off">
        {words.stops[stop]}
      </output>
      <input
        id={id}
        type="range"
        name="invented"
        min="0"
        max="4"
        step="1"
        defaultValue={draft.invented}
        aria-valuetext={words.stops[stop]}
        onInput={({ currentTarget }) => setStop(Number(currentTarget.value))}
      />
      <p aria-hidden="true">
        <span>{words.ends[0]}</span> <span>{words.ends[1]}</span>
      </p>
    </div>
  );
}
