import { typesCopy as copy } from "../copy/types.ts";
import { DeskTextField } from "../layout/field.tsx";

interface GroupFieldProps {
  /** The existing groups. */
  groups: readonly string[];
  defaultValue?: string | undefined;
  problem?: string | undefined;
}

/** The group of a type: an existing or a new one. */
export function GroupField({ groups, defaultValue, problem }: GroupFieldProps) {
  return (
    <>
      <DeskTextField
        name="group"
        label={copy.add.group}
        hint={copy.add.groupHint}
        list="groups"
        autoComplete="off"
        defaultValue={defaultValue}
        problem={problem}
        required
      />
      <datalist id="groups">
        {groups.map((group) => (
          <option key={group}>{group}</option>
        ))}
      </datalist>
    </>
  );
}
