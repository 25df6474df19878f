/**
 * Runs inline next to the maker's form (apps/site/boot/starter.ts). A visitor who opens a link to a
 * draft wants to see it, so this focuses the form, which makes the page load its code.
 */
const hasDraft = () => location.hash.startsWith("#try?");

addEventListener("DOMContentLoaded", () => {
  if (hasDraft()) document.querySelector<HTMLElement>("#try textarea")?.focus();
});

// A form that sends the draft has a field for it, with the draft of the server's page.
addEventListener("formdata", ({ formData }) => {
  if (formData.has("draft") && hasDraft()) formData.set("draft", location.hash);
});
