import type { Condition, SequenceManifest } from '../../core/manifest/index.ts';
import { findField, type Sequence } from '../../core/sequence/index.ts';
import type { Site } from '../../core/site/index.ts';
import { findWorld, type Requirement } from '../world/index.ts';
import { transitionsOf } from './transitionsOf.ts';

/** A transition that nobody can ever take, and why. */
export interface ImpossibleTransition {
  id: string;
  reason: string;
}

/**
 * The transitions for which there is no customer at all: whenever their own condition holds, an earlier one of the same
 * event holds too, or something that the event needs is refused.
 *
 * @throws UndecidedError when that takes too long to prove
 */
export function impossibleTransitions(site: Site, { manifest }: Sequence): ImpossibleTransition[] {
  return transitionsOf(manifest).flatMap(({ id, transition, earlier, needs }) => {
    const own: Requirement[] = [{ condition: transition.when, is: true }];
    if (!findWorld(site, own)) return [{ id, reason: 'its condition never holds' }];
    const first = [...own, ...earlier.map(({ when }) => ({ condition: when, is: false }))];
    if (!findWorld(site, first)) return [{ id, reason: 'whenever it holds, an earlier one does' }];
    const accepted = needs.map((field) => ({ condition: acceptance(manifest, field), is: true }));
    if (findWorld(site, [...first, ...accepted])) return [];
    return [{ id, reason: 'whenever it holds, a field that the event needs is refused' }];
  });
}

/** The condition under which a field is accepted. */
function acceptance(manifest: SequenceManifest, name: string): Condition | undefined {
  const field = findField(manifest, name)?.field;
  if (!field || field.refuse.length === 0) return undefined;
  const refused: Condition = { any: atLeastOne(field.refuse.map(({ when }) => when)) };
  return field.when ? { any: [{ not: field.when }, { not: refused }] } : { not: refused };
}

function atLeastOne<Item>([first, ...others]: readonly Item[]): [Item, ...Item[]] {
  if (first === undefined) throw new Error('There is nothing to choose from.');
  return [first, ...others];
}
