/** Name of the event that says React has the page; its detail replays held events. */
export const HYDRATED = "hydrated";

/** Replays an act on a control, or a key. */
export type Replay = (held: HTMLElement | KeyboardEvent) => void;
