import { pointerTo } from '../../core/json/index.ts';
import type { CookieManifest } from '../../core/manifest/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import { impossibleValue } from './impossibleValue.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** The portal knows what it sets, and what is read is a value that the fact can have. */
export const cookies: LinkCheck = (context) =>
  Object.entries(context.manifests.cookie).flatMap(([id, cookie]) => [
    ...readingProblems(context, id, cookie),
    ...setterProblems(context, id, cookie),
  ]);

function setterProblems({ placeOf }: LinkContext, id: string, cookie: CookieManifest): Problem[] {
  if (cookie.setBy === 'portal') {
    if (cookie.value !== undefined) return [];
    return [
      problem(
        'missing-property',
        { name: 'value', meaning: 'What the portal sets it to' },
        placeOf('cookie', id, ''),
      ),
    ];
  }
  return (['value', 'when', 'lasts'] as const)
    .filter((name) => cookie[name] !== undefined)
    .map((name) => problem('unknown-property', { name }, placeOf('cookie', id, `/${name}`)));
}

function readingProblems(context: LinkContext, id: string, { reads }: CookieManifest): Problem[] {
  if (!reads) return [];
  const given = [
    ...Object.entries(reads.values).map(
      ([name, value]) => [pointerTo('/reads/values', name), value] as const,
    ),
    ['/reads/otherwise', reads.otherwise] as const,
  ];
  return given.flatMap(([pointer, value]) =>
    impossibleValue(context, reads.fact, value, context.placeOf('cookie', id, pointer)),
  );
}
