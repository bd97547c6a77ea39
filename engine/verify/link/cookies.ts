import { isInDomain } from '../../core/fact/index.ts';
import { ownValue, pointerTo } from '../../core/json/index.ts';
import type { CookieManifest } from '../../core/manifest/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** Each cookie has one manifest; the portal knows what it sets; and what is read is a value that the fact can have. */
export const cookies: LinkCheck = (context) => {
  const { manifests, placeOf } = context;
  const seen = new Set<string>();
  return Object.entries(manifests.cookie).flatMap(([id, cookie]) => {
    const problems = readingProblems(context, id, cookie);
    if (seen.has(cookie.name)) {
      problems.push(
        problem('duplicate-name', { kind: 'cookie', name: cookie.name }, placeOf('cookie', id, '/name')),
      );
    }
    seen.add(cookie.name);
    return [...problems, ...setterProblems(context, id, cookie)];
  });
};

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

function readingProblems(
  { vocabulary, placeOf }: LinkContext,
  id: string,
  { reads }: CookieManifest,
): Problem[] {
  const domain = vocabulary.atomOf(reads?.fact ?? '')?.domain;
  if (!reads || !domain) return [];
  const given = [
    ...Object.keys(reads.values).map(
      (name) => [pointerTo('/reads/values', name), ownValue(reads.values, name)] as const,
    ),
    ['/reads/otherwise', reads.otherwise] as const,
  ];
  const known = domain.kind === 'values' ? domain.values.map(String) : [];
  return given
    .filter(([, value]) => !isInDomain(domain, value))
    .map(([pointer, value]) =>
      problem(
        'impossible-value',
        { fact: reads.fact, value: String(value) },
        placeOf('cookie', id, pointer),
        known,
      ),
    );
}
