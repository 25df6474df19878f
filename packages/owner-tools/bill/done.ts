/** What was done last, and how it is taken back. */
export interface Done {
  text: string;
  undo?: () => void;
}
