/** "Meera’s Cakes" → "meeras-cakes"; `fallback` for a name in another script. */
export function toFileBaseName(name: string, fallback: string): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("-")
    .slice(0, 40)
    .replace(/-$/, "");
  return plain || fallback;
}
