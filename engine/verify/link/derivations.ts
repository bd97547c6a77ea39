import { problem } from '../problem/index.ts';
import { sameNames } from './sentences.ts';
import type { LinkCheck } from './linkContext.ts';

/** Every derived fact has its function, and both name the same facts that it is computed from. */
export const derivations: LinkCheck = ({ manifests, packs, placeOf }) =>
  Object.entries(manifests.facts).flatMap(([source, { facts }]) =>
    Object.entries(facts).flatMap(([name, { derivedFrom }]) => {
      if (!derivedFrom) return [];
      const fact = `${source}.${name}`;
      const place = placeOf('facts', source, `/facts/${name}/derivedFrom`);
      const registered = Object.hasOwn(packs.derivations, fact) ? packs.derivations[fact] : undefined;
      if (!registered)
        return [problem('missing-derivation', { fact }, place, Object.keys(packs.derivations))];
      if (sameNames(derivedFrom, registered)) return [];
      const context = { fact, declared: derivedFrom.join(', '), registered: registered.join(', ') };
      return [problem('derivation-mismatch', context, place)];
    }),
  );
