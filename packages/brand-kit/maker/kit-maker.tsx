import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { useAddressHash } from "@angadi/ui/address/use-address-hash";
import type { KitDesign } from "../kit.ts";
import { drawPalette, drawWideLogo } from "../pictures/logo.ts";
import { SceneSvg } from "../scene/scene-svg.tsx";
import {
  type KitAnswers,
  decodeKitAnswers,
  hasName,
  makeKitAndDesign,
  readKitAddress,
  toKitHash,
} from "./answers.ts";
import { kitCopy as copy } from "./copy.ts";
import { KitActions } from "./kit-actions.tsx";
import { KitForm } from "./kit-form.tsx";
import { KitInUse } from "./kit-in-use.tsx";
import styles from "./maker.module.css";
import { savedKit } from "./saved-kit.ts";
import { useFonts } from "./use-fonts.ts";

/** The answers in the address, or else those of the saved kit. */
function readAnswers(): KitAnswers {
  const linkedAnswers = readKitAddress(location);
  return hasName(linkedAnswers) ? linkedAnswers : decodeKitAnswers(savedKit.read());
}

/** The form; below it three directions, and the chosen one in use. */
export function KitMaker() {
  const [initialAnswers] = useState(readAnswers);
  const [answers, setAnswers] = useState(initialAnswers);
  const makerRef = useRef<HTMLDivElement>(null);
  // Typing stays fast while the pictures are drawn; choices are shown at once.
  const shownInput = useDeferredValue(answers.input);
  const shownAnswers = useMemo(() => ({ ...answers, input: shownInput }), [answers, shownInput]);
  const kit = useMemo(
    () => (hasName(shownAnswers) ? makeKitAndDesign(shownAnswers) : undefined),
    [shownAnswers],
  );
  useAddressHash(hasName(answers) ? toKitHash(answers) : "", answers !== initialAnswers);
  const changeInput = (input: KitAnswers["input"]) =>
    setAnswers((previous) => ({ ...previous, input }));
  useEffect(() => {
    // The button that opened the maker is gone; the address may have asked for a kit further down.
    if (!hasName(initialAnswers)) return makerRef.current?.querySelector("input")?.focus();
    makerRef.current?.scrollIntoView();
    makerRef.current?.focus({ preventScroll: true });
  }, [initialAnswers]);
  return (
    <div ref={makerRef} role="group" aria-label={copy.label} tabIndex={-1} className={styles.maker}>
      <KitForm input={initialAnswers.input} className={styles.form} onChange={changeInput} />
      {kit ? (
        <>
          <DirectionChoice
            directions={kit.directions}
            chosen={answers.direction}
            onChange={(direction) => setAnswers({ ...answers, direction, changes: {} })}
          />
          <KitInUse
            design={kit.design}
            onChange={(changes) =>
              setAnswers({ ...answers, changes: { ...answers.changes, ...changes } })
            }
          />
          <KitActions answers={shownAnswers} design={kit.design} />
        </>
      ) : (
        <p className={styles.empty}>{copy.empty}</p>
      )}
      <p className={styles.honest}>
        {copy.honest} {copy.privacy}
      </p>
    </div>
  );
}

interface DirectionChoiceProps {
  directions: readonly KitDesign[];
  chosen: number;
  onChange: (direction: number) => void;
}

function DirectionChoice({ directions, chosen, onChange }: DirectionChoiceProps) {
  const name = useId();
  const logos = useMemo(
    () => directions.map((design) => drawWideLogo(design, "ground")),
    [directions],
  );
  useFonts(logos);
  return (
    <fieldset className={styles.directions}>
      <legend>{copy.directions}</legend>
      {directions.map((design, index) => (
        <label key={index} className={styles.direction}>
          <input
            type="radio"
            name={name}
            aria-label={copy.direction(index)}
            checked={chosen === index}
            onChange={() => onChange(index)}
          />
          {logos[index] && <SceneSvg scene={logos[index]} />}
          <SceneSvg scene={drawPalette(design)} />
        </label>
      ))}
    </fieldset>
  );
}
