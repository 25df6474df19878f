/** A picture in the dialogs and the editor; `caption` is its alt text. */
export interface DeskPicture {
  url: string;
  caption: string;
}
