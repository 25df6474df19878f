import type { Ref, SelectHTMLAttributes } from "react";
import type { BusinessType } from "@angadi/contract/business-type";
import { toImpliedTypeId } from "./business-type-id.ts";

interface BusinessSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  types: readonly BusinessType[];
  placeholder: string;
  ref: Ref<HTMLSelectElement>;
}

/** A native select of all business types, grouped; ids are omitted if the name implies them. */
export function BusinessSelect({ types, placeholder, ...rest }: BusinessSelectProps) {
  const groups = Map.groupBy(types, ({ subIndustryType }) => subIndustryType);
  return (
    <select {...rest} required defaultValue="">
      <option value="" disabled>
        {placeholder}
      </option>
      {[...groups].map(([group, members]) => {
        const options = members.map(({ id, name }) => (
          <option key={id} value={id === toImpliedTypeId(name) ? undefined : id}>
            {name}
          </option>
        ));
        if (!group) return options;
        return (
          <optgroup key={group} label={group}>
            {options}
          </optgroup>
        );
      })}
    </select>
  );
}
