/**
 * Runs inline beside the maker's form (apps/site/boot/starter.ts): who opens a link with a draft in it
 * means to see it, so the focus goes to the form, which has the page's code fetched.
 */
addEventListener("DOMContentLoaded", () => {
  if (location.hash.startsWith("#try?"))
    document.querySelector<HTMLElement>("#try textarea")?.focus();
});
