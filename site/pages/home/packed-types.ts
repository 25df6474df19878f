import type { BusinessType } from "#contract/business-type.ts";

/**
 * The business types as one text. They stand in the page twice, as the select's options and as the
 * data the combobox starts from; as a text the second time costs next to nothing once compressed.
 * Ids and names are single lines without tabs (contract/text.ts).
 */
export const packTypes = (types: readonly BusinessType[]): string =>
  types.map(({ id, name, subIndustryType }) => [id, name, subIndustryType].join("\t")).join("\n");

export const unpackTypes = (packed: string): BusinessType[] =>
  packed === ""
    ? []
    : packed.split("\n").map((line) => {
        const [id = "", name = "", subIndustryType = ""] = line.split("\t");
        return { id, name, subIndustryType };
      });
