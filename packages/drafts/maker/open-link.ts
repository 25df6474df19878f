/**
 * Runs inline next to the maker's form (apps/site/boot/starter.ts). A visitor who opens a link to a
 * draft wants to see it, so this focuses the form, which makes the page load its code.
 */
addEventListener("DOMContentLoaded", () => {
  if (hasDraft()) document.querySelector<HTMLElement>("#try textarea")?.focus();
});

// A form that sends the draft has a field for it. It holds the server's draft, since no server sees
// the hash.
addEventListener("formdata", ({ formData }) => {
  if (formData.has("draft") && hasDraft()) formData.set("draft", location.hash);
});

function hasDraft(): boolean {
  return location.hash.startsWith("#try?");
}
