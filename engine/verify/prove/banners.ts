import { problem } from '../../core/problem/index.ts';
import type { Proof, ProofContext } from './proof.ts';
import { findSight, sightsOf } from './sight/index.ts';

/** Every banner shows to somebody: where its placement stands, where alerts may show, and not always behind others. */
export const banners: Proof = (context) =>
  Object.keys(context.manifests.banner).flatMap((id) =>
    isShown(context, id)
      ? []
      : [problem('banner-never-shows', undefined, context.placeOf('banner', id, '/when'))],
  );

function isShown(context: ProofContext, id: string): boolean {
  const when = context.manifests.banner[id]?.when;
  // What holds for nobody is told of as a condition.
  if (!context.find([{ condition: when, is: true }])) return true;
  return companies(context, id).some((company) => {
    const above = company.map((other) => ({ condition: context.manifests.banner[other]?.when, is: false }));
    const sights = sightsOf(context, { kind: 'banner', id, pointer: '' });
    return findSight(context, sights, above) !== undefined;
  });
}

/**
 * Which more urgent banners may not hold, so that this one is still within the limit of its placement: all of them,
 * or all but as many as there is room for above it.
 */
function companies({ manifests }: ProofContext, id: string): (readonly string[])[] {
  const banner = manifests.banner[id];
  if (!banner) return [];
  const { placement, priority } = banner;
  const above = Object.entries(manifests.banner)
    .filter(([, other]) => other.placement === placement && other.priority > priority)
    .map(([other]) => other);
  const room = (manifests.site['site']?.placements[placement]?.limit ?? 1) - 1;
  return [above, ...without(above, Math.min(room, 2))];
}

function without(list: readonly string[], count: number): string[][] {
  if (count === 0) return [];
  const fewer = list.map((_, index) => list.toSpliced(index, 1));
  return [...fewer, ...fewer.flatMap((each) => without(each, count - 1))];
}
