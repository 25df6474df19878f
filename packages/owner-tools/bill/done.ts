/** The last action, and how to undo it. */
export interface Done {
  text: string;
  undo?: () => void;
}
