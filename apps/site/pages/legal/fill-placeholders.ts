/**
 * Replaces each `{{name}}` with its fact. Throws if a name is unknown or a brace is left over.
 */
export function fillPlaceholders(text: string, facts: Readonly<Record<string, string>>): string {
  const filledText = text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) throw new Error(`Unknown placeholder ${placeholder}.`);
    return fact;
  });
  const leftover = /.{0,20}(?:\{\{|\}\}).{0,20}/.exec(filledText)?.[0];
  if (leftover !== undefined) throw new Error(`Not a placeholder: ${leftover}`);
  return filledText;
}
