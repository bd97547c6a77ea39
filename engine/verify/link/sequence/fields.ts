import { keyAt } from '../../problem/index.ts';
import { unknownName, type SequenceCheck } from './checkedSequence.ts';
import { transitionLists } from './transitionLists.ts';

/** A field keeps its value in data of the same name; what an event needs is a field. */
export const fields: SequenceCheck = ({ manifest, place }) => {
  const all = Object.entries(manifest.steps).flatMap(([step, { fields: own = {} }]) =>
    Object.keys(own).map((name) => ({ step, name })),
  );
  const names = all.map(({ name }) => name);
  return [
    ...all.flatMap(({ step, name }) => {
      const at = place(`/steps/${step}/fields/${name}`);
      return unknownName('data', name, Object.keys(manifest.data), at, keyAt(at));
    }),
    ...transitionLists(manifest).flatMap(({ needs, pointer }) =>
      needs.flatMap((name, index) =>
        unknownName('field', name, names, place(pointer.replace(/transitions$/, `needs/${index}`))),
      ),
    ),
  ];
};
