/** What an operation of a sequence takes, what it answers, and every way in which it can end. */
export interface OperationSignature {
  readonly parameters: readonly string[];
  readonly answers: readonly string[];
  readonly outcomes: readonly string[];
}
