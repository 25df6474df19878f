/** The last action, and how to undo it. */
export interface StatusMessage {
  text: string;
  undo?: () => void;
}
