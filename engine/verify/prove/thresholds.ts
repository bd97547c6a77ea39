import { pointerTo } from '../../core/json/index.ts';
import { constants } from '../../core/site/index.ts';
import { declarations } from '../link/index.ts';
import { problem, type Problem, rewriting, valueAt, withFix } from '../problem/index.ts';
import type { Proof } from './proof.ts';

/** Zero, one and two are no limits: they occur in any portal. */
const plainNumbers = [0, 1, 2];

/**
 * Finds thresholds of facts that repeat the number of a constant (unit `count`) instead of naming it. "Above 99" and
 * "from 100 on" are the same limit.
 */
export const repeatedNumbers: Proof = ({ manifests, placeOf }) => {
  const counts = constants(manifests).filter(([, { unit }]) => unit === 'count');
  return declarations(manifests).flatMap(({ kind, id, pointer, definition }): Problem[] => {
    if (kind !== 'facts' || definition.type !== 'integer') return [];
    return Object.entries(definition.thresholds).flatMap(([name, number]): Problem[] => {
      if (typeof number !== 'number' || plainNumbers.includes(number)) return [];
      const same = counts.filter(([, { value }]) => value === number);
      const [constant] = same[0] ?? counts.find(([, { value }]) => value === number - 1) ?? [];
      if (constant === undefined) return [];
      const place = placeOf('facts', id, pointerTo(`${pointer}/thresholds`, name));
      const named = `constant.${constant}`;
      const found = problem(
        'repeated-number',
        {
          number,
          constant,
          value: same.length > 0 ? undefined : `${number - 1}, so that it is "not at most" that`,
        },
        place,
      );
      // If several constants have the number, nobody can tell which one is meant.
      const isPlain = same.length === 1;
      return [
        withFix(found, isPlain ? rewriting(`writes "${named}" instead`, valueAt(place)(named)) : undefined),
      ];
    });
  });
};
