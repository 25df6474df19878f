/**
 * A time that is chosen is one of the reader's own zone: the field says which, and what is sent is the
 * moment in UTC (`data-own-time` is the hint, with a place for the zone).
 */
export function ownTimes(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-own-time]")) {
    const hint = document.getElementById(`${field.id}-hint`);
    const name = () => (field.dataset["ownTime"] ?? "").replace("{zone}", zoneAt(field.value));
    const tell = () => hint && (hint.textContent = name());
    tell();
    // Summer time may begin in between.
    field.addEventListener("change", tell);
    field.form?.addEventListener("formdata", ({ formData }) => {
      const at = new Date(field.value);
      if (!Number.isNaN(at.getTime())) formData.set(field.name, at.toISOString());
    });
  }
}

/** Name and offset of the reader's zone at a time of it, or now. */
function zoneAt(value: string): string {
  const chosen = new Date(value);
  const at = Number.isNaN(chosen.getTime()) ? new Date() : chosen;
  const part = (timeZoneName: "long" | "longOffset") =>
    new Intl.DateTimeFormat("en-IN", { timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const offset = part("longOffset").replace("GMT", "UTC");
  return `${part("long")} (${offset})`;
}
