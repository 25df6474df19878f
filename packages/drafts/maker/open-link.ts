/**
 * Runs inline next to the maker's form (apps/site/boot/starter.ts). A visitor who opens a link to a
 * draft wants to see it, so this focuses the form, which makes the page load its code.
 */
addEventListener("DOMContentLoaded", () => {
  if (hasDraft()) document.querySelector<HTMLElement>("#try textarea")?.focus();
});

// A form that sends the draft has a field for it, which the server filled without knowing the hash:
// the hash replaces it.
addEventListener("formdata", ({ formData }) => {
  if (formData.has("draft") && hasDraft()) formData.set("draft", location.hash);
});

function hasDraft(): boolean {
  return location.hash.startsWith("#try?");
}
