/** A picture as the dialogs choose it, with its alt text. */
export interface DeskPicture {
  url: string;
  caption: string;
}
