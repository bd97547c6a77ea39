import { pointerTo } from '../../core/json/index.ts';
import { isExportable } from '../../core/fact/index.ts';
import { fieldsOfMoment, momentKind } from '../../core/analytics/index.ts';
import type { AnalyticsManifest } from '../../core/manifest/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import { neverSent } from './neverSent.ts';

/**
 * What is told about the use of the portal names nothing personal and nothing that customers type, takes from a moment
 * what that moment has, and happens at all.
 */
export const analytics: LinkCheck = (context) => [
  ...untellable(context),
  ...Object.entries(context.manifests.analytics).flatMap(([id, manifest]) => [
    ...strayValues(context, id, manifest),
    ...neverSent(context, id, manifest),
  ]),
];

/** Conditions count too: whether an event was sent says how they stood. */
function untellable({ usages, vocabulary }: LinkContext): Problem[] {
  return usages.references.flatMap(({ kind, value, place, manifest }) => {
    if (kind !== 'fact' || manifest.kind !== 'analytics') return [];
    const atom = vocabulary.atomOf(value);
    return atom && !isExportable(atom) ? [problem('untellable-fact', { fact: value }, place)] : [];
  });
}

/** An event takes only what its moment has; what stands in every event can take nothing of any moment. */
function strayValues(
  { placeOf }: LinkContext,
  id: string,
  { with: always = {}, events = {} }: AnalyticsManifest,
): Problem[] {
  const placed = [
    { pointer: '/with', values: always, fields: [] as readonly string[] },
    ...Object.entries(events).map(([name, event]) => ({
      pointer: pointerTo(pointerTo('/events', name), 'with'),
      values: event.with ?? {},
      fields: fieldsOfMoment[momentKind(event.on)],
    })),
  ];
  return placed.flatMap(({ pointer, values, fields }) =>
    Object.entries(values).flatMap(([name, value]) => {
      if (typeof value === 'string' || !('moment' in value) || fields.includes(value.moment)) return [];
      const expected = fields.length === 0 ? 'nothing of a moment' : `one of ${fields.join(', ')}`;
      const place = placeOf('analytics', id, `${pointerTo(pointer, name)}/moment`);
      return [problem('wrong-value', { expected }, place, fields)];
    }),
  );
}
