import type { FormValues } from "@angadi/contract/form-values";
import { bulk as copy } from "../copy/bulk.ts";
import { HttpError } from "../request-context.ts";

/** Maximum number of checkboxes on one page; the desk's forms never send more. */
const MAX_SELECTED = 100;
const NAME = "select:";

/** The checkbox of a row in a list. */
export function SelectRow({
  id,
  name,
  isDisabled = false,
}: {
  id: string;
  name: string;
  isDisabled?: boolean;
}) {
  return (
    <td className="select">
      <input
        type="checkbox"
        name={NAME + id}
        value="1"
        aria-label={copy.select(name)}
        disabled={isDisabled}
      />
    </td>
  );
}

/** Returns the ids that are selected; throws a 422 if none is. */
export function readSelection(values: FormValues): string[] {
  const ids = [...values.keys()]
    .filter((name) => name.startsWith(NAME))
    .map((name) => name.slice(NAME.length));
  if (ids.length === 0) throw new HttpError(422, copy.nothingSelected);
  if (ids.length > MAX_SELECTED) throw new HttpError(422, copy.tooMany);
  return ids;
}
