import { type Domain, isInDomain } from '../../core/fact/index.ts';
import { type Place, pointerTo } from '../../core/json/index.ts';
import type { FactClause, ToggleClause } from '../../core/manifest/index.ts';
import { constants, noVariant, unanswered } from '../../core/site/index.ts';
import { declarations, type Declaration } from './declarations.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import { mustBe, problem, type Problem, respelling, rewriting, valueAt, withFix } from '../problem/index.ts';

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
  const operator = (Object.keys(clause) as (keyof FactClause)[]).find((key) => key !== 'fact') ?? 'is';
  if (!operatorsOf(domain).includes(operator)) {
    return [problem('wrong-comparison', { fact: clause.fact, type: typeName(domain), operator }, place)];
  }
  const known = valuesOf(domain);
  const compared = clause.in ?? [clause[operator]];
  return compared.flatMap((value, index) => {
    if (known.includes(value as string | boolean)) return [];
    const pointer = pointerTo(place.pointer, operator) + (clause.in ? `/${index}` : '');
    const unquoted = unquotedValue(value, known, { ...place, pointer });
    if (unquoted) return [unquoted];
    const found = problem(
      'unknown-value',
      { fact: clause.fact, value: String(value) },
      place,
      known.map(String),
    );
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

/** The problem that a yes or no stands in quotes, where one is wanted. */
function unquotedValue(
  value: unknown,
  known: readonly (boolean | string)[],
  place: Place,
): Problem | undefined {
  const meant = known.find((each) => typeof each === 'boolean' && String(each) === value);
  if (meant === undefined) return undefined;
  const found = problem('wrong-value', { expected: `${meant} without quotes` }, place);
  return withFix(found, rewriting(`writes ${meant} instead`, valueAt(place)(meant)));
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

/** A value that a place gives to a fact which cannot have it. */
export function impossibleValue(
  { vocabulary }: LinkContext,
  fact: string,
  value: unknown,
  place: Place,
): Problem[] {
  const domain = vocabulary.atomOf(fact)?.domain;
  if (!domain || isInDomain(domain, value)) return [];
  const unquoted = unquotedValue(value, valuesOf(domain), place);
  if (unquoted) return [unquoted];
  const found = problem('impossible-value', { fact, value: String(value) }, place, knownValues(domain));
  return [withFix(found, respelledValue(value, domain.kind === 'values' ? domain.values : [], place))];
}

function knownValues(domain: Domain): string[] {
  if (domain.kind === 'values') return domain.values.map(String);
  return domain.kind === 'thresholds' ? [`${domain.minimum} to ${domain.maximum}`] : [domain.format];
}

/** Personas know facts with values that these can have. */
export const personas: LinkCheck = (context) =>
  Object.entries(context.manifests.persona).flatMap(([id, { facts }]) =>
    Object.entries(facts).flatMap(([name, value]) =>
      impossibleValue(context, name, value, context.placeOf('persona', id, pointerTo('/facts', name))),
    ),
  );

/** What facts, toggles and data can be holds together: thresholds lie in their range, and no value means two things. */
export const domains: LinkCheck = (context) => [
  ...declarations(context.manifests).flatMap((declaration) => {
    if (declaration.kind === 'facts') return rangeProblems(context, declaration);
    return declaration.kind === 'sequence' ? reservedAnswers(context, declaration) : [];
  }),
  ...uncounted(context),
  ...noCounts(context),
  ...reservedVariants(context),
];

type Declared<Kind extends Declaration['kind']> = Extract<Declaration, { kind: Kind }>;

function rangeProblems(
  { placeOf, vocabulary }: LinkContext,
  { id, name, pointer, definition }: Declared<'facts'>,
): Problem[] {
  if (definition.type !== 'integer') return [];
  const { minimum, maximum, thresholds } = definition;
  if (maximum < minimum)
    return mustBe(false, `at least ${minimum}, the minimum`, placeOf('facts', id, `${pointer}/maximum`));
  const domain = vocabulary.atomOf(name)?.domain;
  const numbers = domain?.kind === 'thresholds' ? domain.thresholds : {};
  return Object.entries(thresholds)
    .filter(([, limit]) => typeof limit === 'number' || vocabulary.slotOf(limit) !== undefined)
    .flatMap(([threshold]) => {
      const value = numbers[threshold] ?? Number.NaN;
      const place = placeOf('facts', id, pointerTo(`${pointer}/thresholds`, threshold));
      return mustBe(value >= minimum && value <= maximum, `between ${minimum} and ${maximum}`, place);
    });
}

/** What is counted or measured is a whole number, and not less than nothing. */
function uncounted({ manifests, placeOf }: LinkContext): Problem[] {
  return constants(manifests).flatMap(([name, { value, unit }]) => {
    const isNumber = [value].flat().every((each) => typeof each === 'number' && each >= 0);
    const isRight = isNumber || isInWords(unit);
    const place = placeOf('constants', 'constants', `${pointerTo('/constants', name)}/value`);
    return mustBe(isRight, `a whole number of ${unit}, 0 or more`, place);
  });
}

function isInWords(unit: string): boolean {
  return ['text', 'code', 'time'].includes(unit);
}

/** Where a setting names a constant that says how many or how long, none at all would show or take nothing. */
function noCounts({ manifests, usages }: LinkContext): Problem[] {
  const declared = new Map(constants(manifests));
  return usages.references.flatMap(({ kind, value: name, place }) => {
    if (kind !== 'constant') return [];
    const { value, unit = '' } = declared.get(name) ?? {};
    const isCount = value !== 0 && !Array.isArray(value) && !isInWords(unit);
    return mustBe(isCount, 'a constant that is a whole number, 1 or more', place);
  });
}

function reservedVariants({ manifests, placeOf }: LinkContext): Problem[] {
  return Object.entries(manifests.toggle).flatMap(([id, { variants = [] }]) =>
    variants.flatMap(({ name }, index) =>
      mustBe(
        name !== noVariant,
        `another name than "${noVariant}", which means no variant`,
        placeOf('toggle', id, `/variants/${index}/name`),
      ),
    ),
  );
}

function reservedAnswers(
  { placeOf }: LinkContext,
  { id, pointer, definition }: Declared<'sequence'>,
): Problem[] {
  const index = definition.type === 'enum' ? definition.values.indexOf(unanswered) : -1;
  const expected = `another name than "${unanswered}", which means no answer yet`;
  return mustBe(index < 0, expected, placeOf('sequence', id, `${pointer}/values/${index}`));
}
