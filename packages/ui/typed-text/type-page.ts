import { type } from "./type.ts";

// As the document comes, before anything of it is shown.
type(document.querySelector("[data-typed]") as Element);
