import { type ReactNode, useEffect, useId } from "react";
import { Button } from "@angadi/ui/button/button";
import type { Answers } from "./answers.ts";
import { copy } from "./copy.ts";
import styles from "./maker.module.css";
import type { SampleLetters, ShownDraft } from "./worker-handlers.ts";

interface LookChoiceProps {
  shown: ShownDraft;
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** Shown after the layout button. */
  children: ReactNode;
}

/** Switches to another layout, and sets its colours and font pairing. */
export function LookChoice({ shown, answers, onChange, children }: LookChoiceProps) {
  const id = useId();
  const { preview: section } = copy;
  useSampleFonts(shown.letters);
  const nextLook = () =>
    onChange({ ...answers, turn: answers.turn + 1, palette: undefined, pairing: undefined });
  return (
    <>
      <div className={styles.layout}>
        <p aria-hidden="true">{section.layout}</p>
        <Button variant="quiet" onClick={nextLook}>
          {section.another}
        </Button>
      </div>
      {children}
      <fieldset className={styles.choice}>
        <legend>{section.colours}</legend>
        {shown.swatches.map((colours, index) => (
          <label key={index} className={styles.swatch}>
            <input
              type="radio"
              name={`${id}-palette`}
              aria-label={section.palette(index)}
              checked={(answers.palette ?? shown.palette) === index}
              onChange={() => onChange({ ...answers, palette: index })}
            />
            {colours.map((background) => (
              <span key={background} style={{ background }} />
            ))}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>{section.letters}</legend>
        {shown.letters.map(({ family, weight }, index) => (
          <label key={index} className={styles.letters}>
            <input
              type="radio"
              name={`${id}-pairing`}
              aria-label={section.pairing(index)}
              checked={(answers.pairing ?? shown.pairing) === index}
              onChange={() => onChange({ ...answers, pairing: index })}
            />
            <span aria-hidden="true" style={{ fontFamily: family, fontWeight: weight }}>
              {section.sample}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** Families that this page has already declared. */
const declared = new Set<string>();

/** Declares the samples' fonts in this page; a draft's fonts are in the preview's document. */
function useSampleFonts(letters: readonly SampleLetters[]): void {
  useEffect(() => {
    for (const { family, weight, url } of letters) {
      if (url === undefined || declared.has(family)) continue;
      declared.add(family);
      document.fonts.add(new FontFace(family, `url("${url}")`, { weight, display: "swap" }));
    }
  }, [letters]);
}
