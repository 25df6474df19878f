/** What every tool is offered with; from the specification. */
export const promises = [
  "Free to start",
  "14-day free trial",
  "No credit card",
  "Cancel anytime",
] as const;
