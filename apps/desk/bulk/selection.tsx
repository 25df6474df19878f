import type { FormValues } from "@angadi/contract/form-values";
import { bulkCopy as copy } from "../copy/bulk.ts";
import { HttpError } from "../request/request-context.ts";

/** Maximum number of checkboxes on one page; the desk's forms never send more. */
const MAX_SELECTED = 100;
const FIELD_PREFIX = "select:";

interface SelectRowProps {
  id: string;
  name: string;
  /** The version of the row that the list shows. */
  version?: number;
  isDisabled?: boolean;
}

/** The checkbox of a row in a list. */
export function SelectRow({ id, name, version = 1, isDisabled = false }: SelectRowProps) {
  return (
    <td className="select">
      <input
        type="checkbox"
        name={FIELD_PREFIX + id}
        value={version}
        aria-label={copy.select(name)}
        disabled={isDisabled}
      />
    </td>
  );
}

/** Returns the selected ids; throws a 422 if none is selected. */
export const readSelection = (values: FormValues): string[] =>
  readSelectedRows(values).map(({ id }) => id);

/** A selected row, and its version in the list. */
export interface SelectedRow {
  id: string;
  version: number;
}

/** Returns the selected rows with their versions in the list; throws a 422 if none is selected. */
export function readSelectedRows(values: FormValues): SelectedRow[] {
  const rows = [...values]
    .filter(([name]) => name.startsWith(FIELD_PREFIX))
    .map(([name, value]) => ({ id: name.slice(FIELD_PREFIX.length), version: Number(value) || 0 }));
  if (rows.length === 0) throw new HttpError(422, copy.nothingSelected);
  if (rows.length > MAX_SELECTED) throw new HttpError(422, copy.tooMany);
  return rows;
}
