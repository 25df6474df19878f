/** Event dispatched once React has hydrated the page; its detail replays held events. */
export const HYDRATED_EVENT = "hydrated";

/** Replays a click, a submit or a key press. */
export type Replay = (heldEvent: HTMLElement | KeyboardEvent) => void;
