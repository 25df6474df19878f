import { homeWords } from "#content/pages/home.ts";
import type { BusinessType } from "#contract/business-type.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./home.module.css";

const words = homeWords.picker;

interface PickerProps {
  types: readonly BusinessType[];
  error: string | undefined;
}

/** A plain select; its form goes through the server to the app. */
export function Picker({ types, error }: PickerProps) {
  const groups = Map.groupBy(types, ({ subIndustryType }) => subIndustryType);
  return (
    <form method="post" action="/?index" className={styles.picker}>
      <label className={styles.pickerField}>
        {words.label}
        <select
          name="businessTypeId"
          required
          defaultValue=""
          {...(error ? { "aria-invalid": true, "aria-describedby": "picker-error" } : {})}
        >
          <option value="" disabled>
            {words.placeholder}
          </option>
          {[...groups].map(([group, members]) => (
            <optgroup key={group} label={group}>
              {members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Button type="submit">{words.button}</Button>
      {error && (
        <p id="picker-error" role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  );
}
