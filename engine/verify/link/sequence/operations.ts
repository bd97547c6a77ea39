import { ownValue } from '../../../core/json/index.ts';
import type { SequenceOperation } from '../../../core/manifest/index.ts';
import { problem, unknownProperty, type Problem } from '../../problem/index.ts';
import { impliedOutcome, notKnown, type OperationSignature } from '../../../core/sequence/index.ts';
import { unknownName, type CheckedSequence, type SequenceCheck } from './checkedSequence.ts';

/** An operation gets all its parameters, each of its outcomes leads somewhere, and it is said while none is known. */
export const operations: SequenceCheck = (sequence) =>
  Object.entries(sequence.manifest.operations ?? {}).flatMap(([name, operation]) => {
    const pointer = `/operations/${name}`;
    const signature = ownValue(sequence.context.packs.operations, operation.run);
    return [
      ...ofSomebody(sequence, pointer, operation),
      ...whileUnknown(sequence, pointer, operation),
      ...(signature ? operationProblems(sequence, pointer, operation, signature) : []),
    ];
  });

/** What is sent once is an attempt of somebody, who finds it again: where anybody goes through, there is nobody to find it. */
function ofSomebody(
  { manifest: { anybody }, place }: CheckedSequence,
  pointer: string,
  { sends }: SequenceOperation,
): Problem[] {
  if (!anybody || sends === 'freely') return [];
  const expected = '"freely", because anybody goes through this sequence and an attempt belongs to somebody';
  return [problem('wrong-value', { expected }, place(`${pointer}/sends`))];
}

/**
 * What is sent once says what stands there while nobody knows what became of it: a result that means so. That it is not
 * known is no outcome: nothing could follow from it.
 */
function whileUnknown(
  { manifest: { results }, place }: CheckedSequence,
  pointer: string,
  { sends, unknown, outcomes }: SequenceOperation,
): Problem[] {
  if (sends === 'freely')
    return unknown ? [problem('unknown-property', { name: 'unknown' }, place(`${pointer}/unknown`))] : [];
  const waiting = Object.keys(results).filter((name) => results[name]?.means === 'not-known');
  return [
    ...(Object.hasOwn(outcomes, notKnown)
      ? [problem('no-outcome', { outcome: notKnown }, place(`${pointer}/outcomes/${notKnown}`))]
      : []),
    ...(unknown
      ? unknownName('result that means not-known', unknown.shows, waiting, place(`${pointer}/unknown/shows`))
      : [problem('missing-property', { name: 'unknown' }, place(pointer))]),
  ];
}

function operationProblems(
  { place }: CheckedSequence,
  pointer: string,
  operation: SequenceOperation,
  { parameters, answers, outcomes }: OperationSignature,
): Problem[] {
  const expected = [...new Set([...Object.keys(outcomes), impliedOutcome(operation.sends)])];
  const unknown = (part: 'outcomes' | 'with' | 'returns', known: readonly string[]): Problem[] =>
    Object.keys(operation[part] ?? {})
      .filter((name) => !known.includes(name) && !(part === 'outcomes' && name === notKnown))
      .map((name) =>
        unknownProperty(name, place(`${pointer}/${part}/${name}`), known, operation[part] ?? {}),
      );
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
