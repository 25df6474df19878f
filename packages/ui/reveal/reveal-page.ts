import { reveal } from "./reveal.ts";

// The document's own elements, as it comes.
reveal(document.querySelectorAll<HTMLElement>("[data-reveal]"), 0);
