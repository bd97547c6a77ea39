import { ownValue } from '../../../core/json/index.ts';
import type { SequenceData } from '../../../core/manifest/index.ts';
import { keyAt, problem, respelling, valueAt, withFix, type Problem } from '../../problem/index.ts';
import { unknownName, type CheckedSequence, type SequenceCheck } from './checkedSequence.ts';
import { transitionLists } from './transitionLists.ts';

/** Whatever changes data names data that exists, and gives it a value that it can have. */
export const data: SequenceCheck = (sequence) => [
  ...initialValues(sequence),
  ...[...returnedData(sequence), ...changedData(sequence)].flatMap((change) =>
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

function changeProblems({ manifest, place }: CheckedSequence, { name, pointer, value }: Change): Problem[] {
  const definition = ownValue(manifest.data, name);
  const at = place(pointer);
  const rename = value === undefined ? valueAt(at) : keyAt(at);
  if (!definition) return unknownName('data', name, Object.keys(manifest.data), at, rename);
  if (value === undefined || accepts(definition, value)) return [];
  const known = definition.type === 'enum' ? definition.values : [];
  const fix = typeof value === 'string' ? respelling(value, known, valueAt(at)) : undefined;
  const reason = `${name} cannot be set to "${value}"`;
  return [withFix(problem('data-mismatch', { reason }, at, known), fix)];
}

function accepts(definition: SequenceData, value: boolean | string): boolean {
  if (definition.type === 'boolean') return typeof value === 'boolean';
  return definition.type === 'enum' && typeof value === 'string' && definition.values.includes(value);
}
