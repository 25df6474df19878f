/** A status and why, for people: the page says so in place of what was asked for. */
export interface HttpError {
  status: number;
  message: string;
}
