/** Where something stands: a file, and in it a JSON pointer, and its line (from 1) when the text is at hand. */
export interface Place {
  file: string;
  pointer: string;
  line?: number;
}
