import { ownValue } from '../../../core/json/index.ts';
import type { SequenceOperation } from '../../../core/manifest/index.ts';
import { keyAt, problem, respelling, withFix, type Problem } from '../../../core/problem/index.ts';
import type { OperationSignature } from '../../../core/sequence/index.ts';
import type { CheckedSequence, SequenceCheck } from './checkedSequence.ts';

/** An operation gets all its parameters, and each of its outcomes leads somewhere. */
export const operations: SequenceCheck = (sequence) =>
  Object.entries(sequence.manifest.operations ?? {}).flatMap(([name, operation]) => {
    const signature = ownValue(sequence.context.packs.operations, operation.run);
    return signature ? operationProblems(sequence, `/operations/${name}`, operation, signature) : [];
  });

function operationProblems(
  { place }: CheckedSequence,
  pointer: string,
  operation: SequenceOperation,
  { parameters, answers, outcomes }: OperationSignature,
): Problem[] {
  const expected = [...new Set([...outcomes, operation.sends === 'once' ? 'unknown' : 'failed'])];
  const unknown = (part: 'outcomes' | 'with' | 'returns', known: readonly string[]): Problem[] =>
    Object.keys(operation[part] ?? {})
      .filter((name) => !known.includes(name))
      .map((name) => {
        const at = place(`${pointer}/${part}/${name}`);
        const open = known.filter((each) => !Object.hasOwn(operation[part] ?? {}, each));
        return withFix(problem('unknown-property', { name }, at, known), respelling(name, open, keyAt(at)));
      });
  const missing = (part: 'outcomes' | 'with', known: readonly string[]): string[] =>
    known.filter((name) => !Object.hasOwn(operation[part] ?? {}, name));
  return [
    ...missing('outcomes', expected).map((outcome) =>
      problem('missing-outcome', { operation: operation.run, outcome }, place(`${pointer}/outcomes`)),
    ),
    ...missing('with', parameters).map((name) =>
      problem('missing-property', { name }, place(`${pointer}/with`)),
    ),
    ...unknown('outcomes', expected),
    ...unknown('with', parameters),
    ...unknown('returns', answers),
  ];
}
