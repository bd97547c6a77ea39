/** Thrown if the things of a record cannot be loaded: the error boundary around shows the record's own error. */
export class RecordUnavailable extends Error {
  /** Id of an error of the catalogue; undefined: the error of the widget's place. */
  readonly error: string | undefined;
  /** Loads the facts of its parameters again. */
  readonly retry: () => void;

  constructor(record: string, error: string | undefined, retry: () => void) {
    super(`The record ${record} cannot be loaded.`);
    this.error = error;
    this.retry = retry;
  }
}
