/** A status with a message for people, shown instead of the requested page. */
export interface HttpError {
  status: number;
  message: string;
}
