import { z } from "zod";
import type { LeadDetail } from "@angadi/desk-ports/leads";
import type { FormValues } from "@angadi/contract/form-values";
import { errorsCopy } from "../copy/shell.ts";
import { HttpError } from "../request/request-context.ts";

/** The hidden field with the version of the lead that the page shows. */
export const VersionField = ({ lead: { version } }: { lead: Pick<LeadDetail, "version"> }) => (
  <input type="hidden" name="version" value={version} autoComplete="off" />
);

const versionSchema = z.coerce.number().int().nonnegative();

/** Reads the hidden field. */
export function readVersion(values: FormValues): number {
  const result = versionSchema.safeParse(values.get("version"));
  if (!result.success) throw new HttpError(400, errorsCopy.incomplete);
  return result.data;
}
