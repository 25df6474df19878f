/** The terms that the pages of all tools name, from the client's specification. */
export const promises = [
  "Free to start",
  "14-day free trial",
  "No credit card",
  "Cancel anytime",
] as const;
