import { animateTyping } from "./animate-typing.ts";

// Runs while the document is parsed, before any of it is shown.
animateTyping(document.querySelector("[data-typed]") as Element);
