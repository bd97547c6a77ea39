import { pointerTo } from '../../core/json/index.ts';
import { keyAt, problem, respelling, withFix } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** Addresses outside are given for environments that exist; a misspelt one would silently get the default. */
export const environments: LinkCheck = ({ manifests, placeOf }) =>
  Object.entries(manifests.site).flatMap(([id, site]) =>
    Object.entries(site.external).flatMap(([external, urls]) =>
      Object.keys(urls)
        .filter((name) => name !== 'default' && !site.environments.includes(name))
        .map((name) => {
          const place = placeOf('site', id, pointerTo(pointerTo('/external', external), name));
          const found = problem('unknown-reference', { kind: 'environment', name }, place, site.environments);
          const known = ['default', ...site.environments].filter((each) => !Object.hasOwn(urls, each));
          return withFix(found, respelling(name, known, keyAt(place)));
        }),
    ),
  );
