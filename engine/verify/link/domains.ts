import type { FactDefinition } from '../../core/manifest/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import { constants, noVariant, unanswered } from '../../core/site/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** What facts, toggles and data can be holds together: thresholds lie in their range, and no value means two things. */
export const domains: LinkCheck = (context) => [
  ...Object.entries(context.manifests.facts).flatMap(([source, { facts }]) =>
    Object.entries(facts).flatMap(([name, fact]) => rangeProblems(context, source, name, fact)),
  ),
  ...uncounted(context),
  ...reservedVariants(context),
  ...reservedAnswers(context),
];

function rangeProblems(
  { placeOf, vocabulary }: LinkContext,
  source: string,
  name: string,
  fact: FactDefinition,
): Problem[] {
  if (fact.type !== 'integer') return [];
  const { minimum, maximum, thresholds } = fact;
  const pointer = pointerTo('/facts', name);
  if (maximum < minimum) {
    const expected = `at least ${minimum}, the minimum`;
    return [problem('wrong-value', { expected }, placeOf('facts', source, `${pointer}/maximum`))];
  }
  const { domain } = vocabulary.atoms[vocabulary.slotOf(`${source}.${name}`) ?? -1] ?? {};
  const numbers = domain?.kind === 'thresholds' ? domain.thresholds : {};
  return Object.entries(thresholds)
    .filter(([, limit]) => typeof limit === 'number' || vocabulary.slotOf(limit) !== undefined)
    .filter(([threshold]) => {
      const value = numbers[threshold] ?? Number.NaN;
      return !(value >= minimum && value <= maximum);
    })
    .map(([threshold]) => {
      const place = placeOf('facts', source, pointerTo(`${pointer}/thresholds`, threshold));
      return problem('wrong-value', { expected: `between ${minimum} and ${maximum}` }, place);
    });
}

/** What is counted or measured is a whole number, and not less than nothing. */
function uncounted({ manifests, placeOf }: LinkContext): Problem[] {
  return constants(manifests).flatMap(([name, { value, unit }]) => {
    const isNumber = [value].flat().every((each) => typeof each === 'number' && each >= 0);
    if (isNumber || ['text', 'code', 'time'].includes(unit)) return [];
    const place = placeOf('constants', 'constants', `${pointerTo('/constants', name)}/value`);
    return [problem('wrong-value', { expected: `a whole number of ${unit}, 0 or more` }, place)];
  });
}

function reservedVariants({ manifests, placeOf }: LinkContext): Problem[] {
  return Object.entries(manifests.toggle).flatMap(([id, { variants = [] }]) =>
    variants.flatMap(({ name }, index) =>
      name === noVariant
        ? [reserved(name, 'no variant', placeOf('toggle', id, `/variants/${index}/name`))]
        : [],
    ),
  );
}

function reservedAnswers({ manifests, placeOf }: LinkContext): Problem[] {
  return Object.entries(manifests.sequence).flatMap(([id, { data }]) =>
    Object.entries(data).flatMap(([name, definition]) => {
      const index = definition.type === 'enum' ? definition.values.indexOf(unanswered) : -1;
      const place = placeOf('sequence', id, `${pointerTo('/data', name)}/values/${index}`);
      return index < 0 ? [] : [reserved(unanswered, 'no answer yet', place)];
    }),
  );
}

function reserved(name: string, meaning: string, place: Problem['place']): Problem {
  return problem('wrong-value', { expected: `another name than "${name}", which means ${meaning}` }, place);
}
