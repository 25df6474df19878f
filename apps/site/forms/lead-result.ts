import { contactCopy } from "@angadi/content/pages/contact";
import { type FormValues, toFormValues } from "@angadi/contract/form-values";

/** The result of a lead's form. It contains the entered values unless the lead was sent. */
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

/** Returns the entered value of each field. */
export const readFieldValues = <Field extends string>(form: FormValues, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, form.get(field) ?? ""])) as Record<
    Field,
    string
  >;

/** Returns the failure to show if the API cannot be reached. */
export const createUnreachableFailure = <Field extends string>(
  values: Record<Field, string>,
): LeadResult<Field> => ({
  status: 503,
  error: contactCopy.form.unreachable,
  fieldErrors: {},
  values,
});

/**
 * Returns a client action. If the server cannot be reached, it keeps the entered values and shows a
 * message.
 */
export const createClientAction =
  <Field extends string>(fields: readonly Field[]) =>
  async ({
    request,
    serverAction,
  }: {
    request: Request;
    serverAction: <Result>() => Promise<Result>;
  }): Promise<LeadResult<Field>> => {
    const values = readFieldValues(toFormValues(await request.clone().formData()), fields);
    return serverAction<LeadResult<Field>>().catch(() => createUnreachableFailure(values));
  };
