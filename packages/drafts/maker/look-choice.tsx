import { type ReactNode, useEffect, useId } from "react";
import { Button } from "@angadi/ui/button/button";
import type { Answers } from "./answers.ts";
import { draftMakerCopy as copy } from "./copy.ts";
import styles from "./maker.module.css";
import type { RenderedDraft, SampleFont } from "./worker-handlers.ts";

interface LookChoiceProps {
  draft: RenderedDraft;
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** Shown after the layout button. */
  children: ReactNode;
}

/** Chooses the next look, and the colours and fonts of the current one. */
export function LookChoice({ draft, answers, onChange, children }: LookChoiceProps) {
  const id = useId();
  const { preview: previewCopy } = copy;
  useSampleFonts(draft.sampleFonts);
  const showNextLook = () =>
    onChange({ ...answers, turn: answers.turn + 1, palette: undefined, pairing: undefined });
  return (
    <>
      <div className={styles.layout}>
        <p aria-hidden="true">{previewCopy.layout}</p>
        <Button variant="quiet" onClick={showNextLook}>
          {previewCopy.nextLook}
        </Button>
      </div>
      {children}
      <fieldset className={styles.choice}>
        <legend>{previewCopy.colours}</legend>
        {draft.swatches.map((colours, index) => (
          <label key={index} className={styles.swatch}>
            <input
              type="radio"
              name={`${id}-palette`}
              aria-label={previewCopy.paletteLabel(index)}
              checked={(answers.palette ?? draft.palette) === index}
              onChange={() => onChange({ ...answers, palette: index })}
            />
            {colours.map((background) => (
              <span key={background} style={{ background }} />
            ))}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>{previewCopy.fonts}</legend>
        {draft.sampleFonts.map(({ family, weight }, index) => (
          <label key={index} className={styles.font}>
            <input
              type="radio"
              name={`${id}-pairing`}
              aria-label={previewCopy.pairingLabel(index)}
              checked={(answers.pairing ?? draft.pairing) === index}
              onChange={() => onChange({ ...answers, pairing: index })}
            />
            <span aria-hidden="true" style={{ fontFamily: family, fontWeight: weight }}>
              {previewCopy.fontSample}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** Families that this page has already declared. */
const declaredFamilies = new Set<string>();

/** Declares the samples' fonts in this page; a draft's fonts are in the preview's document. */
function useSampleFonts(fonts: readonly SampleFont[]): void {
  useEffect(() => {
    for (const { family, weight, url } of fonts) {
      if (url === undefined || declaredFamilies.has(family)) continue;
      declaredFamilies.add(family);
      document.fonts.add(new FontFace(family, `url("${url}")`, { weight, display: "swap" }));
    }
  }, [fonts]);
}
