/** Event dispatched once React has hydrated the page. Its detail is a `Press` function. */
export const HYDRATED_EVENT = "hydrated";

/** Presses a control that was held until hydration. */
export type Press = (heldControl: HTMLElement) => void;
