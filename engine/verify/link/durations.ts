import { durationOf, unitsOfTime } from '../../core/duration/durationOf.ts';
import type { TogglePayload } from '../../core/manifest/index.ts';
import { constants } from '../../core/site/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** Shortest pause between two runs of what repeats, in milliseconds. */
const shortestPause = 1_000;

/** A duration is a constant whose unit is a time, a moment is a fact that is one, and what repeats leaves time between. */
export const durations: LinkCheck = (context) => [
  ...context.usages.durations
    .filter(({ value }) => isConstant(context, value) && durationOf(context.manifests, value) === undefined)
    .map(({ place }) => {
      const expected = `a constant that is a whole number of ${Object.keys(unitsOfTime).join(', ')}`;
      return problem('wrong-value', { expected }, place);
    }),
  ...context.usages.durations
    .filter(({ value, manifest }) => manifest.kind !== 'timer' && payloadOf(context, value) !== undefined)
    .map(({ place }) => {
      const expected = 'a constant without a payload: only timers follow what the flag service says';
      return problem('wrong-value', { expected }, place);
    }),
  ...constantsWithPayload(context),
  ...Object.keys(context.manifests.timer).flatMap((id) => timerProblems(context, id)),
];

function payloadOf({ manifests }: LinkContext, name: string): TogglePayload | undefined {
  const own = name.replace(/^constant\./, '');
  return constants(manifests).find(([constant]) => constant === own)?.[1].payload;
}

/** What the flag service may set is a time, and lies within its own limits. */
function constantsWithPayload({ manifests, placeOf }: LinkContext): Problem[] {
  return constants(manifests).flatMap(([name, { value, unit, payload }]) => {
    if (!payload) return [];
    const { minimum, maximum } = payload;
    const isTime = Object.hasOwn(unitsOfTime, unit);
    if (isTime && typeof value === 'number' && value >= minimum && value <= maximum) return [];
    const expected = `a whole number of ${Object.keys(unitsOfTime).join(', ')} between ${minimum} and ${maximum}`;
    return [
      problem('wrong-value', { expected }, placeOf('constants', 'constants', `/constants/${name}/value`)),
    ];
  });
}

function isConstant({ vocabulary }: LinkContext, name: string): boolean {
  return vocabulary.slotOf(name) !== undefined;
}

function timerProblems({ manifests, vocabulary, placeOf }: LinkContext, id: string): Problem[] {
  const { at, after, repeats } = manifests.timer[id] ?? {};
  const domain = vocabulary.atomOf(at?.fact ?? '')?.domain;
  const problems: Problem[] = [];
  if (domain && (domain.kind !== 'open' || domain.format !== 'moment')) {
    const expected = 'a fact of the type moment';
    problems.push(problem('wrong-value', { expected }, placeOf('timer', id, '/at/fact')));
  }
  if (repeats === true && (durationOf(manifests, after ?? '') ?? shortestPause) < shortestPause) {
    const expected = 'at least a second long, since it repeats';
    problems.push(problem('wrong-value', { expected }, placeOf('timer', id, '/after')));
  }
  return problems;
}
