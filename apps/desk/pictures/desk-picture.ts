/** A picture in the dialogs and the editor; `caption` is its alt text, as in blocks of posts. */
export interface DeskPicture {
  url: string;
  caption: string;
}
