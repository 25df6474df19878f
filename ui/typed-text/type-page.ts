import { type } from "./type.ts";

// As the document comes, before anything of it is shown.
for (const words of document.querySelectorAll("[data-typed]")) type(words);
