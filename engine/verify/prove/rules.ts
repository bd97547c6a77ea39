import { pointerTo } from '../../core/json/index.ts';
import { finding, type Proof } from './proof.ts';

/** What the fact catalogues say of every customer does not contradict itself. */
export const rules: Proof = ({ manifests, find, placeOf }) =>
  Object.entries(manifests.facts).flatMap(([id, { always = [] }]) =>
    always.flatMap(({ holds }, index) => {
      const place = placeOf('facts', id, `${pointerTo('/always', index)}/holds`);
      return find([{ condition: holds, is: true }]) ? [] : [finding('never-holds', undefined, place, {})];
    }),
  );
