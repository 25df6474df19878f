import { BOARD_LABELS } from "@angadi/names/board/copy";
import { LETTERINGS } from "@angadi/names/board/lettering";
import { SelectField } from "@angadi/ui/field/field";
import { type Answers, isBoardChoice } from "./answers.ts";
import { draftMakerCopy as copy } from "./copy.ts";

interface BoardFieldProps {
  answers: Answers;
  onChange: (answers: Answers) => void;
}

/** Chooses the board for the name. */
export function BoardField({ answers, onChange }: BoardFieldProps) {
  return (
    <SelectField
      label={copy.preview.board}
      value={answers.board ?? "none"}
      onChange={({ target: { value } }) =>
        isBoardChoice(value) && onChange({ ...answers, board: value })
      }
    >
      <option value="none">{copy.preview.noBoard}</option>
      {LETTERINGS.map((lettering) => (
        <option key={lettering} value={lettering}>
          {BOARD_LABELS[lettering]}
        </option>
      ))}
    </SelectField>
  );
}
