/**
 * Times are entered in the reader's own zone and submitted in UTC. The hint below the field names
 * the zone (`data-own-time` is its text, with a placeholder for the zone).
 */
export function submitLocalTimes(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-own-time]")) {
    const hint = document.getElementById(`${field.id}-hint`);
    const name = () =>
      (field.dataset["ownTime"] ?? "").replace("{zone}", describeZone(field.value));
    const updateHint = () => hint && (hint.textContent = name());
    updateHint();
    // The offset may differ at the chosen time: daylight saving.
    field.addEventListener("change", updateHint);
    field.form?.addEventListener("formdata", ({ formData }) => {
      const date = new Date(field.value);
      if (!Number.isNaN(date.getTime())) formData.set(field.name, date.toISOString());
    });
  }
}

/** Name and offset of the reader's zone at a local time, or now if it is invalid. */
function describeZone(value: string): string {
  const localTime = new Date(value);
  const date = Number.isNaN(localTime.getTime()) ? new Date() : localTime;
  const part = (timeZoneName: "long" | "longOffset") =>
    new Intl.DateTimeFormat("en-IN", { timeZoneName })
      .formatToParts(date)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const offset = part("longOffset").replace("GMT", "UTC");
  return `${part("long")} (${offset})`;
}
