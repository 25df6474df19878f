import { useId } from "react";
import { BOARD_WORDS } from "#names/board/copy.ts";
import { LETTERINGS } from "#names/board/lettering.ts";
import { Button } from "#ui/button/button.tsx";
import { type Answers, isBoardChoice } from "./answers.ts";
import { copy } from "./copy.ts";
import styles from "./maker.module.css";
import type { ShownDraft } from "./worker-handlers.ts";

interface LookChoiceProps {
  shown: ShownDraft;
  answers: Answers;
  onChange: (answers: Answers) => void;
}

const PAIRINGS = [0, 1, 2];

/** Another layout, within it the colours and the pair of type, and the board that the name hangs on. */
export function LookChoice({ shown, answers, onChange }: LookChoiceProps) {
  const id = useId();
  const words = copy.preview;
  const another = () =>
    onChange({ ...answers, turn: answers.turn + 1, palette: undefined, pairing: undefined });
  return (
    <>
      <Button look="quiet" onClick={another}>
        {words.another}
      </Button>
      <fieldset className={styles.choice}>
        <legend>{words.colours}</legend>
        {shown.swatches.map((colours, at) => (
          <label key={at} className={styles.swatch}>
            <input
              type="radio"
              name={`${id}-palette`}
              aria-label={words.palette(at)}
              checked={(answers.palette ?? shown.palette) === at}
              onChange={() => onChange({ ...answers, palette: at })}
            />
            {colours.map((background) => (
              <span key={background} style={{ background }} />
            ))}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>{words.letters}</legend>
        {PAIRINGS.map((at) => (
          <label key={at}>
            <input
              type="radio"
              name={`${id}-pairing`}
              aria-label={words.pairing(at)}
              checked={(answers.pairing ?? shown.pairing) === at}
              onChange={() => onChange({ ...answers, pairing: at })}
            />
            {at + 1}
          </label>
        ))}
      </fieldset>
      <label className={styles.board}>
        {words.board}
        <select
          value={answers.board ?? "none"}
          onChange={({ target: { value } }) =>
            isBoardChoice(value) && onChange({ ...answers, board: value })
          }
        >
          <option value="none">{words.noBoard}</option>
          {LETTERINGS.map((lettering) => (
            <option key={lettering} value={lettering}>
              {BOARD_WORDS[lettering]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
