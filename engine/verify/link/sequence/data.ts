import { ownValue, partAt } from '../../../core/json/index.ts';
import type { SequenceData, SequenceOperation } from '../../../core/manifest/index.ts';
import { impliedOutcome, notKnown, type OperationSignature } from '../../../core/sequence/index.ts';
import { dataInWidgets, widgetAround } from '../usages.ts';
import { type CheckedSequence, type SequenceCheck, transitionLists, unknownName } from './transitionLists.ts';
import {
  mustBe,
  problem,
  type Problem,
  respelling,
  unknownProperty,
  valueAt,
  withFix,
} from '../../problem/index.ts';

/** What an event needs is a field, and so is what an address answers. */
export const fields: SequenceCheck = ({ manifest, place }) => {
  const names = Object.values(manifest.steps).flatMap(({ fields: own = {} }) => Object.keys(own));
  return [
    ...Object.entries(manifest.data).flatMap(([name, definition]) => {
      if (definition.type !== 'enum' || definition.query === undefined || names.includes(name)) return [];
      const reason = `an address answers ${name}, and no field says when that is refused`;
      return [problem('data-mismatch', { reason }, place(`/data/${name}/query`), names)];
    }),
    ...transitionLists(manifest).flatMap(({ needs, pointer }) =>
      needs.flatMap((name, index) =>
        Object.hasOwn(manifest.data, name)
          ? unknownName('field', name, names, place(pointer.replace(/transitions$/, `needs/${index}`)))
          : [],
      ),
    ),
  ];
};

/** A field is asked by a widget that names it, or is changed by an operation, a transition, or the address. */
export const asking: SequenceCheck = (sequence) => {
  const { id, manifest, place, context } = sequence;
  const changed = [...returnedData(sequence), ...changedData(sequence)].map(({ name }) => name);
  const named = dataInWidgets(context.usages)(id).map(({ name }) => name);
  const given = new Set([...changed, ...named]);
  // What a widget names is not known while its settings cannot be read, which is reported.
  if (context.usages.problems.some((found) => found.place.file === place('').file)) return [];
  return Object.entries(manifest.steps).flatMap(([step, { fields: own = {} }]) =>
    Object.keys(own).flatMap((name) => {
      const definition = ownValue(manifest.data, name);
      const isAnswered = definition?.type === 'enum' && definition.query !== undefined;
      if (!definition || isAnswered || given.has(name)) return [];
      return [problem('unasked-field', undefined, place(`/steps/${step}/fields/${name}`))];
    }),
  );
};

/** Whatever changes data, and each answer that a widget offers, gives it a value that it can have. */
export const data: SequenceCheck = (sequence) => [
  ...initialValues(sequence),
  ...[...offeredData(sequence), ...changedData(sequence)].flatMap((change) =>
    changeProblems(sequence, change),
  ),
];

interface Change {
  name: string;
  pointer: string;
  /** Undefined where it is known only when the change happens. */
  value?: boolean | string;
}

function initialValues({ manifest, place }: CheckedSequence): Problem[] {
  return Object.entries(manifest.data).flatMap(([name, definition]) => {
    if (definition.type !== 'enum' || definition.initial === undefined) return [];
    if (definition.values.includes(definition.initial)) return [];
    const reason = `${name} cannot begin as "${definition.initial}"`;
    const at = place(`/data/${name}/initial`);
    const found = problem('data-mismatch', { reason }, at, definition.values);
    return [withFix(found, respelling(definition.initial, definition.values, valueAt(at)))];
  });
}

function returnedData({ manifest }: CheckedSequence): Change[] {
  return Object.entries(manifest.operations ?? {}).flatMap(([operation, { returns = {} }]) =>
    Object.entries(returns).map(([answer, name]) => ({
      name,
      pointer: `/operations/${operation}/returns/${answer}`,
    })),
  );
}

function changedData({ manifest }: CheckedSequence): Change[] {
  return transitionLists(manifest).flatMap(({ pointer, transitions }) =>
    transitions.flatMap(({ set = {}, clear = [] }, index) => [
      ...clear.map((name, at) => ({ name, pointer: `${pointer}/${index}/clear/${at}` })),
      ...Object.entries(set).map(([name, value]) => ({
        name,
        pointer: `${pointer}/${index}/set/${name}`,
        value,
      })),
    ]),
  );
}

/** Answers that widgets offer: each value with the data that the same widget names. */
function offeredData({ id, context: { usages } }: CheckedSequence): Change[] {
  return usages.values.flatMap(({ value, of, place: { pointer }, manifest }) => {
    if (manifest.kind !== 'sequence' || manifest.id !== id) return [];
    const name = partAt(manifest.json.value, `${widgetAround(pointer)}/settings/${of}`);
    return typeof name === 'string' ? [{ name, pointer, value }] : [];
  });
}

function changeProblems({ manifest, place }: CheckedSequence, { name, pointer, value }: Change): Problem[] {
  const definition = ownValue(manifest.data, name);
  const at = place(pointer);
  // Data that does not exist is reported as any unknown name.
  if (!definition || value === undefined || accepts(definition, value)) return [];
  const known = definition.type === 'enum' ? definition.values : [];
  const fix = typeof value === 'string' ? respelling(value, known, valueAt(at)) : undefined;
  const reason = `${name} cannot be set to "${value}"`;
  return [withFix(problem('data-mismatch', { reason }, at, known), fix)];
}

function accepts(definition: SequenceData, value: boolean | string): boolean {
  if (definition.type === 'boolean') return typeof value === 'boolean';
  return definition.type === 'enum' && typeof value === 'string' && definition.values.includes(value);
}

/**
 * An operation gets all its parameters, each of its refusals is an outcome, each of its outcomes leads somewhere, and it is
 * said while none is known.
 */
export const operations: SequenceCheck = (sequence) =>
  Object.entries(sequence.manifest.operations ?? {}).flatMap(([name, operation]) => {
    const pointer = `/operations/${name}`;
    const { packs } = sequence.context;
    const signature = ownValue(packs.operations, operation.run);
    const unlike = unlikeItsCode(sequence, pointer, operation, ownValue(packs.foundOut, operation.run));
    // What else an operation says depends on how it is sent.
    if (unlike.length > 0) return unlike;
    return [
      ...ofSomebody(sequence, pointer, operation),
      ...whileUnknown(sequence, pointer, operation),
      ...(signature ? operationProblems(sequence, pointer, operation, signature) : []),
    ];
  });

/**
 * What changes something is sent once, and then it is found out what became of it. Sent freely, something whose end nobody
 * knows could be said to have failed, and be sent again; and of what cannot be found out nobody would ever know the end.
 */
function unlikeItsCode(
  { place }: CheckedSequence,
  pointer: string,
  { run, sends }: SequenceOperation,
  isFoundOut: boolean | undefined,
): Problem[] {
  const at = place(`${pointer}/sends`);
  const once = `"once", because ${run} changes something`;
  const freely = `"freely", because nobody can find out what became of ${run}`;
  return [
    ...mustBe(sends === 'once' || isFoundOut !== true, once, at),
    ...mustBe(sends === 'freely' || isFoundOut !== false, freely, at),
  ];
}

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
  { manifest: { results = {} }, place }: CheckedSequence,
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
  { parameters, answers, outcomes, refusals = [] }: OperationSignature,
): Problem[] {
  const notDone = Object.keys(outcomes).filter((outcome) => outcomes[outcome] === 'not-done');
  const expected = [...new Set([...Object.keys(outcomes), impliedOutcome(operation.sends)])];
  const unknown = (part: 'outcomes' | 'with' | 'returns' | 'refusals', known: readonly string[]): Problem[] =>
    Object.keys(operation[part] ?? {})
      .filter((name) => !known.includes(name) && !(part === 'outcomes' && name === notKnown))
      .map((name) =>
        unknownProperty(name, place(`${pointer}/${part}/${name}`), known, operation[part] ?? {}),
      );
  const missing = (part: 'outcomes' | 'with' | 'refusals', known: readonly string[]): string[] =>
    known.filter((name) => !Object.hasOwn(operation[part] ?? {}, name));
  const lacking = (part: 'with' | 'refusals', known: readonly string[]): Problem[] =>
    missing(part, known).map((name) => problem('missing-property', { name }, place(`${pointer}/${part}`)));
  return [
    ...missing('outcomes', expected).map((outcome) =>
      problem('missing-outcome', { operation: operation.run, outcome }, place(`${pointer}/outcomes`)),
    ),
    ...lacking('with', parameters),
    ...lacking('refusals', refusals),
    ...unknown('outcomes', expected),
    ...unknown('with', parameters),
    ...unknown('returns', answers),
    ...unknown('refusals', refusals),
    // A refusal has changed nothing: a customer who is told that it is done would leave it at that.
    ...Object.entries(operation.refusals ?? {}).flatMap(([refusal, outcome]) =>
      unknownName('outcome that means not-done', outcome, notDone, place(`${pointer}/refusals/${refusal}`)),
    ),
  ];
}
