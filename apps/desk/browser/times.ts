/**
 * Lets users enter times in their own zone; forms submit them in UTC. The hint below the field names
 * the zone (`data-local-time` is its text, with a placeholder for the zone).
 */
export function setUpLocalTimeFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-local-time]")) {
    const hint = document.getElementById(`${field.id}-hint`);
    const getHint = () =>
      (field.dataset["localTime"] ?? "").replace("{zone}", describeZone(field.value));
    const updateHint = () => hint && (hint.textContent = getHint());
    updateHint();
    // The offset may differ at the chosen time: daylight saving.
    field.addEventListener("change", updateHint);
    field.form?.addEventListener("formdata", ({ formData }) => {
      const date = new Date(field.value);
      if (!Number.isNaN(date.getTime())) formData.set(field.name, date.toISOString());
    });
  }
}

/** Name and offset of the user's zone at a local time, or now if the time is invalid. */
function describeZone(value: string): string {
  const localTime = new Date(value);
  const date = Number.isNaN(localTime.getTime()) ? new Date() : localTime;
  const formatZone = (timeZoneName: "long" | "longOffset") =>
    new Intl.DateTimeFormat("en-IN", { timeZoneName })
      .formatToParts(date)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const offset = formatZone("longOffset").replace("GMT", "UTC");
  return `${formatZone("long")} (${offset})`;
}
