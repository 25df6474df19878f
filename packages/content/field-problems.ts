/** Client-side error messages of form fields. */
export const fieldProblems = {
  empty: "Please fill this in.",
  long: "Please use at most 20,000 characters.",
  email: "Please enter a valid email address.",
  url: "Please enter an address that begins with http:// or https://.",
} as const;
