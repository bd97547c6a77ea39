import { pointerTo } from '../../core/json/index.ts';
import { problem } from '../../core/problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** Addresses outside are given for environments that exist; a misspelt one would silently get the default. */
export const environments: LinkCheck = ({ manifests, placeOf }) =>
  Object.entries(manifests.site).flatMap(([id, site]) =>
    Object.entries(site.external).flatMap(([external, urls]) =>
      Object.keys(urls)
        .filter((name) => name !== 'default' && !site.environments.includes(name))
        .map((name) => {
          const place = placeOf('site', id, pointerTo(pointerTo('/external', external), name));
          return problem('unknown-reference', { kind: 'environment', name }, place, site.environments);
        }),
    ),
  );
