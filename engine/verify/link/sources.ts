import { isInDomain } from '../../core/fact/index.ts';
import { keyAt, problem, respelling, valueAt, withFix } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** What the facts of a source are while it is not asked fits their domains; it is asked under a condition then. */
export const sources: LinkCheck = ({ manifests, vocabulary, placeOf }) =>
  Object.entries(manifests.facts).flatMap(([source, { when, otherwise, facts }]) => {
    if (otherwise && !when)
      return [problem('missing-property', { name: 'when' }, placeOf('facts', source, '/otherwise'))];
    return Object.entries(otherwise ?? {}).flatMap(([name, value]) => {
      const place = placeOf('facts', source, `/otherwise/${name}`);
      if (!Object.hasOwn(facts, name)) {
        const known = Object.keys(facts).filter((each) => !Object.hasOwn(otherwise ?? {}, each));
        const found = problem('unknown-property', { name }, place, Object.keys(facts));
        return [withFix(found, respelling(name, known, keyAt(place)))];
      }
      const fact = `${source}.${name}`;
      const domain = vocabulary.atomOf(fact)?.domain;
      if (!domain || isInDomain(domain, value)) return [];
      const known = domain.kind === 'values' ? domain.values.map(String) : [];
      const fix = typeof value === 'string' ? respelling(value, known, valueAt(place)) : undefined;
      return [withFix(problem('impossible-value', { fact, value: String(value) }, place, known), fix)];
    });
  });
