import { z } from "zod";
import { looseText } from "./text.ts";

/** A kind of business (a sub-industry) the visitor can pick. */
export interface BusinessType {
  id: string;
  name: string;
  /** The group it belongs to; empty if the server sends none. */
  subIndustryType: string;
}

/** One item of the list of business types. */
export const businessTypeResponse: z.ZodType<BusinessType> = z.object({
  id: looseText,
  name: looseText,
  subIndustryType: looseText.catch(""),
});
