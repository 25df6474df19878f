import { contactCopy } from "@angadi/content/pages/contact";
import { type FormValues, toFormValues } from "@angadi/contract/form-values";

/** The result of a lead's form. Typed values are returned unless it was sent. */
export type LeadResult<Field extends string> =
  | { status: 201; reference: string | undefined }
  | {
      status: 400 | 422 | 429 | 502 | 503;
      error: string;
      fieldErrors: Partial<Record<Field, string>>;
      values: Record<Field, string>;
      /** In seconds, with a 429. */
      retryAfter?: string | undefined;
    };

/** Returns the typed value of each field. */
export const readFields = <Field extends string>(form: FormValues, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, form.get(field) ?? ""])) as Record<
    Field,
    string
  >;

/** The API could not be reached. */
export const createUnreachableFailure = <Field extends string>(
  values: Record<Field, string>,
): LeadResult<Field> => ({
  status: 503,
  error: contactCopy.form.unreachable,
  fieldErrors: {},
  values,
});

/** A client action: if the server cannot be reached, keeps the typed values and shows a message. */
export const sendToServer =
  <Field extends string>(fields: readonly Field[]) =>
  async ({
    request,
    serverAction,
  }: {
    request: Request;
    serverAction: <Result>() => Promise<Result>;
  }): Promise<LeadResult<Field>> => {
    const values = readFields(toFormValues(await request.clone().formData()), fields);
    return serverAction<LeadResult<Field>>().catch(() => createUnreachableFailure(values));
  };
