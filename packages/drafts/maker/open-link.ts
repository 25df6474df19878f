/**
 * Runs inline next to the maker's form (apps/site/boot/starter.ts). A visitor who opens a link to a
 * draft wants to see it, so this focuses the form, which makes the page load its code.
 */
addEventListener("DOMContentLoaded", () => {
  if (location.hash.startsWith("#try?"))
    document.querySelector<HTMLElement>("#try textarea")?.focus();
});
