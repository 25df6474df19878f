import type { BusinessType } from "@angadi/contract/business-type";
import { toImpliedTypeId } from "../../sections/business-picker/business-type-id.ts";

/**
 * Packs the business types into one text. The page contains them twice, as the select's options and
 * as the combobox's initial data; as text the second copy compresses to almost nothing. A group is
 * written once, after a tab, above its types. A type is its name, followed by its id only if that
 * differs from the id implied by the name. Neither contains tabs or line breaks
 * (packages/contract/text.ts).
 */
export function packTypes(types: readonly BusinessType[]): string {
  let group: string | undefined;
  return types
    .flatMap(({ id, name, subIndustryType }) => {
      const line = id === toImpliedTypeId(name) ? name : `${name}\t${id}`;
      if (subIndustryType === group) return [line];
      group = subIndustryType;
      return [`\t${group}`, line];
    })
    .join("\n");
}

export function unpackTypes(packed: string): BusinessType[] {
  if (packed === "") return [];
  let subIndustryType = "";
  return packed.split("\n").flatMap((line) => {
    const [name = "", rest] = line.split("\t");
    if (name !== "") return [{ id: rest ?? toImpliedTypeId(name), name, subIndustryType }];
    subIndustryType = rest ?? "";
    return [];
  });
}
