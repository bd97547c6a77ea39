/** One change of a file of a portal. Files are named as in a problem's place. */
export type FixEdit =
  /** Another value at a pointer. What is not there yet is added: `$schema` at the beginning, anything else at the end. */
  | { file: string; pointer: string; value: unknown }
  /** Another name for the member at a pointer. */
  | { file: string; pointer: string; key: string }
  /** The part at a pointer goes; of a key that is there twice, the second. With the pointer '' the whole file goes. */
  | { file: string; pointer: string; remove: true }
  /** The whole file, which was no JSON. */
  | { file: string; pointer: string; text: string }
  /** The file is called otherwise. */
  | { file: string; pointer: ''; moveTo: string };

/** What fixes a problem without asking anybody. */
export interface Fix {
  /** `spelling` corrects a name, `form` writes the same in the form that is asked for, `removal` takes something out. */
  kind: 'spelling' | 'form' | 'removal';
  /** Whether everything that was written is still said afterwards. What takes something away is done only when asked for. */
  lossless: boolean;
  /** What it does, to be read after "`portal check --fix`": `writes "status-card" instead`. */
  does: string;
  edits: readonly FixEdit[];
}
