import { verdictOf, type Sequence } from '../../core/sequence/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Requirement } from '../solver/index.ts';
import { whenOf, type When } from './casesOf.ts';
import { waysOf } from './waysOf.ts';

const found = new WeakMap<Site, Map<string, When>>();

/** What must hold of those of whom a field of a sequence is accepted, or is not. */
export function acceptanceOf(site: Site, sequence: Sequence, field: string, is: boolean): Requirement {
  const ofSite = found.get(site) ?? new Map<string, When>();
  found.set(site, ofSite);
  const key = `${sequence.id}.${field}`;
  const when =
    ofSite.get(key) ??
    whenOf(
      waysOf(site, (evaluator) => verdictOf(evaluator, sequence, field)),
      ({ kind }) => kind === 'accepted',
    );
  ofSite.set(key, when);
  // No condition is one that always holds.
  return typeof when === 'object'
    ? { condition: when, is }
    : { condition: undefined, is: is === (when === 'always') };
}
