/** Event dispatched once React has hydrated the page; its detail presses a control again. */
export const HYDRATED_EVENT = "hydrated";

export type Press = (heldControl: HTMLElement) => void;
