export const CONTACT_FIELDS = ["name", "email", "mobileNo", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The result of a message. Typed values are returned unless it was sent. */
export type ContactResult =
  | { status: 201; reference: string | undefined }
  | {
      status: 400 | 422 | 429 | 502 | 503;
      error: string;
      fieldErrors: Partial<Record<ContactField, string>>;
      values: Record<ContactField, string>;
      /** In seconds, with a 429. */
      retryAfter?: string | undefined;
    };
