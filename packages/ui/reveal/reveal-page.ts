import { reveal } from "./reveal.ts";

// The elements of the document that has just been parsed.
reveal(document.querySelectorAll<HTMLElement>("[data-reveal]"), 0);
