import { contactWords } from "#content/pages/contact.ts";
import { contactForm } from "#contract/contact-message.ts";
import { ApiRefusal } from "#contract/envelope.ts";
import type { SiteContext } from "../../context.ts";
import type { ContactField, ContactResult } from "../../forms/contact-form/contact-form.tsx";

const FIELDS: ContactField[] = ["name", "email", "mobileNo", "message"];

/** Checks what was typed and sends it on; says what to show, never throws. */
export async function sendContactMessage(
  form: FormData,
  { api, log }: SiteContext,
): Promise<ContactResult> {
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, typed(form.get(field))]),
  ) as Record<ContactField, string>;

  const read = contactForm.safeParse(values);
  if (!read.success) {
    const fieldErrors = Object.fromEntries(
      read.error.issues.toReversed().map(({ path, message }) => [path[0], message]),
    );
    const [issue] = read.error.issues;
    return { status: 400, error: issue?.message ?? "", fieldErrors, values };
  }

  try {
    const { reference } = await api.sendContactMessage(read.data);
    return { status: 201, reference };
  } catch (error) {
    log.warn({ err: error }, "a contact message was not sent");
    if (!(error instanceof ApiRefusal)) {
      return failed(503, contactWords.form.unreachable, values);
    }
    const refused = error.status < 500 ? 422 : 502;
    return failed(refused, error.serverMessage ?? contactWords.form.refused, values);
  }
}

/** A file in place of text is nothing typed. */
const typed = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

const failed = (
  status: 422 | 502 | 503,
  error: string,
  values: Record<ContactField, string>,
): ContactResult => ({ status, error, fieldErrors: {}, values });
