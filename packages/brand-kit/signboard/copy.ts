/** Copy of the signboard and its rule. */
export const signboardCopy = {
  missing: (language: string) => `Type the name in ${language}: the state asks for it first`,
  rule: (state: string, rule: string) => `${state}: ${rule}.`,
  source: (name: string) => `Source: ${name}`,
  otherState: "Another state",
  noRule: "We have no checked rule for your state. Ask your corporation before you paint.",
};
