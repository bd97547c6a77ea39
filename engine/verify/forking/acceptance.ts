import { verdictOf, type Sequence } from '../../core/sequence/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Requirement } from '../solver/index.ts';
import { whenOf, type When } from './casesOf.ts';
import { oncePerSite } from './oncePerSite.ts';
import { waysOf } from './waysOf.ts';

const once = oncePerSite<When>();

/** What must hold of those of whom a field of a sequence is accepted, or is not. */
export function acceptanceOf(site: Site, sequence: Sequence, field: string, is: boolean): Requirement {
  const when = once(site, `${sequence.id}.${field}`, () =>
    whenOf(
      waysOf(site, (evaluator) => verdictOf(evaluator, sequence, field)),
      ({ kind }) => kind === 'accepted',
    ),
  );
  // No condition is one that always holds.
  return typeof when === 'object'
    ? { condition: when, is }
    : { condition: undefined, is: is === (when === 'always') };
}
