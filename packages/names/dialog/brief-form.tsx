import { type FormEvent, type ReactNode, type Ref, useId, useState } from "react";
import { LENGTHS, STYLES } from "../engine/model/brief.ts";
import { Button } from "@angadi/ui/button/button";
import { TextField } from "@angadi/ui/field/field";
import {
  type BriefDraft,
  LIMITS,
  type BriefTextField,
  type DecodedBrief,
  MAX_WORDS_LENGTH,
  PARAMETERS,
} from "./brief-codec.ts";
import styles from "./brief-form.module.css";
import type { BriefCopy } from "./copy.ts";

interface BriefFormProps {
  ref: Ref<HTMLFormElement>;
  copy: BriefCopy;
  /** Initial values; the form is uncontrolled from then on. */
  draft: BriefDraft;
  problems: DecodedBrief["problems"];
  /** Datalist options: business types suggested while typing. */
  businessTypeOptions: ReactNode;
  action: string;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: () => void;
}

/** The form for a brief. Without JavaScript it submits to the page that lists the generated names. */
export function BriefForm(props: BriefFormProps) {
  const { ref, copy, draft, problems, businessTypeOptions, action, onInput, onSubmit } = props;
  const businessTypesId = useId();
  const getFieldProps = (field: BriefTextField) => {
    const problem = problems[field];
    return {
      name: PARAMETERS[field],
      ...copy[field],
      defaultValue: draft[field],
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
      <TextField {...getFieldProps("about")} maxLength={LIMITS.about} list={businessTypesId} />
      <datalist id={businessTypesId}>{businessTypeOptions}</datalist>
      <TextField {...getFieldProps("words")} maxLength={MAX_WORDS_LENGTH} />
      <StyleChoice copy={copy} draft={draft} />
      <div className={styles.founder}>
        <TextField {...getFieldProps("founder")} maxLength={LIMITS.founder} />
      </div>
      <div className={styles.place}>
        <TextField {...getFieldProps("place")} maxLength={LIMITS.place} />
      </div>
      <fieldset>
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
      <NoveltySlider copy={copy} draft={draft} />
      <div className={styles.submit}>
        <Button type="submit">{copy.generate}</Button>
      </div>
    </form>
  );
}

function StyleChoice({ copy, draft }: { copy: BriefCopy; draft: BriefDraft }) {
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

/** The slider from descriptive names to new words. */
function NoveltySlider({ copy, draft }: { copy: BriefCopy; draft: BriefDraft }) {
  const id = useId();
  const [level, setLevel] = useState<number>(draft.novelty);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{copy.novelty}</label>
      <output htmlFor={id} aria-live="off">
        {copy.noveltyLevels[level]}
      </output>
      <input
        id={id}
        type="range"
        name={PARAMETERS.novelty}
        min="0"
        max="4"
        step="1"
        defaultValue={draft.novelty}
        aria-valuetext={copy.noveltyLevels[level]}
        onInput={({ currentTarget }) => setLevel(Number(currentTarget.value))}
      />
      <p aria-hidden="true">
        <span>{copy.sliderEnds[0]}</span> <span>{copy.sliderEnds[1]}</span>
      </p>
    </div>
  );
}
