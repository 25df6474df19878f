/**
 * Lets users enter times in their own time zone; forms submit them in UTC. The hint below the field
 * names the zone: `data-local-time` is its text, with the placeholder `{zone}`.
 */
export function setUpLocalTimeFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-local-time]")) {
    const hint = document.getElementById(`${field.id}-hint`);
    const getHint = () =>
      (field.dataset["localTime"] ?? "").replace("{zone}", describeZone(field.value));
    const updateHint = () => hint && (hint.textContent = getHint());
    updateHint();
    // Because of daylight saving, the offset depends on the chosen time.
    field.addEventListener("change", updateHint);
    field.form?.addEventListener("formdata", ({ formData }) => {
      const date = new Date(field.value);
      if (!Number.isNaN(date.getTime())) formData.set(field.name, date.toISOString());
    });
  }
}

/** Returns the name and offset of the user's zone at a local time, or now if it is invalid. */
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
