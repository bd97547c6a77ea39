import { isInDomain, type Domain } from '../../core/fact/index.ts';
import type { Place } from '../../core/json/index.ts';
import { problem, respelling, valueAt, withFix, type Problem } from '../problem/index.ts';
import type { LinkContext } from './linkContext.ts';

/** A value that a place gives to a fact which cannot have it. */
export function impossibleValue(
  { vocabulary }: LinkContext,
  fact: string,
  value: unknown,
  place: Place,
): Problem[] {
  const domain = vocabulary.atomOf(fact)?.domain;
  if (!domain || isInDomain(domain, value)) return [];
  const known = domain.kind === 'values' ? domain.values.filter((each) => typeof each === 'string') : [];
  const fix = typeof value === 'string' ? respelling(value, known, valueAt(place)) : undefined;
  return [
    withFix(problem('impossible-value', { fact, value: String(value) }, place, knownValues(domain)), fix),
  ];
}

function knownValues(domain: Domain): string[] {
  if (domain.kind === 'values') return domain.values.map(String);
  return domain.kind === 'thresholds' ? [`${domain.minimum} to ${domain.maximum}`] : [domain.format];
}
