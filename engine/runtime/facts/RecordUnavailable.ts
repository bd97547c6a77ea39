/** Thrown where the things of a record cannot be had: the boundary around says the record's own error. */
export class RecordUnavailable extends Error {
  /** Id of an error of the catalogue; undefined: what the place of the widget says. */
  readonly error: string | undefined;
  /** Asks again for the facts with which it is asked for. */
  readonly retry: () => void;

  constructor(record: string, error: string | undefined, retry: () => void) {
    super(`The record ${record} cannot be loaded.`);
    this.error = error;
    this.retry = retry;
  }
}
