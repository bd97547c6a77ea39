import type { Domain } from '../../core/fact/index.ts';
import type { FactClause, ToggleClause } from '../../core/manifest/index.ts';
import { pointerTo, type Place } from '../../core/json/index.ts';
import { problem, respelling, valueAt, withFix, type Problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** Facts are compared only with values of their domain, in the way that fits their type; variants exist. */
export const comparisons: LinkCheck = (context) =>
  context.usages.conditions.flatMap(({ value, place }) => {
    if ('fact' in value) return factProblems(context, value, place);
    if ('toggle' in value) return variantProblems(context, value, place);
    return [];
  });

function factProblems({ vocabulary }: LinkContext, clause: FactClause, place: Place): Problem[] {
  const domain = vocabulary.atomOf(clause.fact)?.domain;
  if (!domain) return [];
  const operator =
    (['is', 'in', 'atLeast', 'atMost'] as const).find((key) => clause[key] !== undefined) ?? 'is';
  if (!operatorsOf(domain).includes(operator)) {
    return [problem('wrong-comparison', { fact: clause.fact, type: typeName(domain), operator }, place)];
  }
  const known = valuesOf(domain);
  const compared = clause.in ?? [clause[operator]];
  return compared.flatMap((value, index) => {
    if (known.includes(value as string | boolean)) return [];
    const found = problem(
      'unknown-value',
      { fact: clause.fact, value: String(value) },
      place,
      known.map(String),
    );
    const pointer = pointerTo(place.pointer, operator) + (clause.in ? `/${index}` : '');
    return [withFix(found, respelledValue(value, known, { ...place, pointer }))];
  });
}

function variantProblems(
  { manifests }: LinkContext,
  { toggle, variant }: ToggleClause,
  place: Place,
): Problem[] {
  if (variant === undefined) return [];
  const known = (manifests.toggle[toggle]?.variants ?? []).map(({ name }) => name);
  if (known.includes(variant)) return [];
  const found = problem('unknown-value', { fact: `toggle ${toggle}`, value: variant }, place, known);
  return [withFix(found, respelledValue(variant, known, { ...place, pointer: `${place.pointer}/variant` }))];
}

function respelledValue(
  value: unknown,
  known: readonly (boolean | string)[],
  place: Place,
): ReturnType<typeof respelling> {
  const names = known.filter((each) => typeof each === 'string');
  return typeof value === 'string' ? respelling(value, names, valueAt(place)) : undefined;
}

function operatorsOf(domain: Domain): readonly string[] {
  if (domain.kind === 'open') return [];
  return domain.kind === 'values' ? ['is', 'in'] : ['atLeast', 'atMost'];
}

function valuesOf(domain: Domain): readonly (boolean | string)[] {
  if (domain.kind === 'values') return domain.values;
  return domain.kind === 'thresholds' ? Object.keys(domain.thresholds) : [];
}

function typeName(domain: Domain): string {
  if (domain.kind === 'open') return `${domain.format}, for showing only`;
  return domain.kind === 'values' ? 'one of several values' : 'a number with thresholds';
}
