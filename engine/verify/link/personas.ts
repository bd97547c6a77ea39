import { isInDomain, type Domain } from '../../core/fact/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import { problem, respelling, valueAt, withFix, type Problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** Personas know facts with values that these can have. */
export const personas: LinkCheck = (context) =>
  Object.entries(context.manifests.persona).flatMap(([id, { facts }]) =>
    Object.entries(facts).flatMap(([name, value]) =>
      valueProblems(context, name, value, context.placeOf('persona', id, pointerTo('/facts', name))),
    ),
  );

function valueProblems(
  { vocabulary }: LinkContext,
  name: string,
  value: unknown,
  place: Problem['place'],
): Problem[] {
  const domain = vocabulary.atomOf(name)?.domain;
  if (!domain || isInDomain(domain, value)) return [];
  const known = domain.kind === 'values' ? domain.values.filter((each) => typeof each === 'string') : [];
  const fix = typeof value === 'string' ? respelling(value, known, valueAt(place)) : undefined;
  const found = problem('impossible-value', { fact: name, value: String(value) }, place, knownValues(domain));
  return [withFix(found, fix)];
}

function knownValues(domain: Domain): string[] {
  if (domain.kind === 'values') return domain.values.map(String);
  return domain.kind === 'thresholds' ? [`${domain.minimum} to ${domain.maximum}`] : [domain.format];
}
