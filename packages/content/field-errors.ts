/** Client-side error messages of form fields. */
export const fieldErrorCopy = {
  empty: "Please fill this in.",
  tooLong: "Please use at most 20,000 characters.",
  email: "Please enter a valid email address.",
  url: "Please enter an address that begins with http:// or https://.",
} as const;
