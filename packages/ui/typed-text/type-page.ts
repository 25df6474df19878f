import { type } from "./type.ts";

// Runs while the document is parsed, before any of it is shown.
type(document.querySelector("[data-typed]") as Element);
