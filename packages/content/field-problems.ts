/** What forms say of a field before they are sent. */
export const fieldProblems = {
  empty: "Please fill this in.",
  email: "Please enter a valid email address.",
  url: "Please enter an address that begins with http:// or https://.",
} as const;
