import { KIT_CHOICES, KIT_FIELDS } from "@angadi/brand-kit/maker/answers";
import { type PageQuery, allowAnyText } from "../../data/page-query.server.ts";

/** The form of a kit, if it is sent without script. */
export const kitQuery: PageQuery = {
  parameters: Object.fromEntries(
    [...Object.values(KIT_FIELDS), ...KIT_CHOICES].map((name) => [name, allowAnyText()]),
  ),
};
