import type { OperationCall, OperationResult } from '../../ports/index.ts';

/** A loan in the library's books. */
export interface Loan {
  reader: string;
  branch: unknown;
  title: unknown;
}

/** The library's server: it lends once for each idempotency key, even if its answer is lost. */
export interface Library {
  lend(reader: string, call: OperationCall): OperationResult;
  find(call: OperationCall): OperationResult;
  /** Loans in the order of the readers' numbers: `reader-7`. */
  loans(): readonly Loan[];
  /** Keys that arrived more than once. */
  sentTwice(): readonly string[];
}

/** Creates a library without loans. */
export function createLibrary(): Library {
  const loans = new Map<string, Loan>();
  const sent: string[] = [];
  const answer = (key: string): OperationResult =>
    loans.has(key) ? { outcome: 'done', answers: { loan: key } } : { outcome: 'refused' };
  return {
    lend(reader, { input, idempotencyKey }) {
      sent.push(idempotencyKey);
      if (!loans.has(idempotencyKey))
        loans.set(idempotencyKey, { reader, branch: input['branch'], title: input['title'] });
      return answer(idempotencyKey);
    },
    find: ({ idempotencyKey }) => answer(idempotencyKey),
    loans: () => [...loans.values()].sort((a, b) => numberOf(a) - numberOf(b)),
    sentTwice: () => sent.filter((key, index) => sent.indexOf(key) !== index),
  };
}

function numberOf({ reader }: Loan): number {
  return Number(reader.replace('reader-', ''));
}
