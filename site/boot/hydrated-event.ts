/** Name of the event that says React has the page; its detail replays held events. */
export const HYDRATED = "hydrated";

export type Replay = (control: HTMLElement) => void;
