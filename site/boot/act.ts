/** What a visitor did to a control before React had it. */
export interface Act {
  control: HTMLElement;
  /** The key that was pressed in a select; else it was clicked, or a form was sent. */
  key: string;
}

/** Name of the event that says React has the page; its detail does held acts again. */
export const HYDRATED = "hydrated";

export type DoAgain = (act: Act) => void;
