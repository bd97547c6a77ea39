import type { LinkValue } from '../../core/manifest/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** Each category of push messages has one manifest, and only there is a message to take values from. */
export const pushes: LinkCheck = ({ manifests, usages, placeOf }) => {
  const seen = new Set<string>();
  const repeated = Object.entries(manifests.push).flatMap(([id, { category }]): Problem[] => {
    const again = seen.has(category);
    seen.add(category);
    if (!again) return [];
    return [
      problem('duplicate-name', { kind: 'category', name: category }, placeOf('push', id, '/category')),
    ];
  });
  const astray = usages.routeLinks
    .filter(({ manifest }) => manifest.kind !== 'push')
    .filter(({ value }) => [value.params, value.query].some((values) => takesFromMessage(values)))
    .map(({ place }) =>
      problem('wrong-value', { expected: 'without payload: only a push message has one' }, place),
    );
  return [...repeated, ...astray];
};

function takesFromMessage(values: Readonly<Record<string, LinkValue>> = {}): boolean {
  return Object.values(values).some((value) => typeof value === 'object' && 'payload' in value);
}
