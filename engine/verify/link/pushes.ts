import type { LinkValue } from '../../core/manifest/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import { keyAt, problem, respelling, withFix, type Problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';
import { namesByKind } from './namesByKind.ts';

/**
 * Each category of push messages has one manifest, which sets facts that there are; and only there is a message to take
 * values from.
 */
export const pushes: LinkCheck = (context) => {
  const { manifests, usages, placeOf } = context;
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
  const facts = [...(namesByKind(context)['fact'] ?? [])];
  const kept = Object.entries(manifests.push).flatMap(([id, { keep = {} }]) =>
    Object.keys(keep)
      .filter((name) => !facts.includes(name))
      .map((name) => {
        const place = placeOf('push', id, pointerTo('/keep', name));
        const known = facts.filter((each) => !Object.hasOwn(keep, each));
        const found = problem('unknown-reference', { kind: 'fact', name }, place, facts);
        return withFix(found, respelling(name, known, keyAt(place)));
      }),
  );
  return [...repeated, ...kept, ...astray];
};

function takesFromMessage(values: Readonly<Record<string, LinkValue>> = {}): boolean {
  return Object.values(values).some((value) => typeof value === 'object' && 'payload' in value);
}
