/** A status with a message for people, shown instead of the requested page. */
export interface PageError {
  status: number;
  message: string;
}
