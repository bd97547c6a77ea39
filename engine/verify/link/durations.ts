import { durationOf, unitsOfTime } from '../../core/duration/durationOf.ts';
import type { TogglePayload } from '../../core/manifest/index.ts';
import { constants } from '../../core/site/index.ts';
import { mustBe, type Problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** Shortest interval of a repeating timer, in milliseconds. */
const shortestPause = 1_000;

/** A duration is a constant with a unit of time, a moment is a fact of that type, and intervals are not too short. */
export const durations: LinkCheck = (context) => [
  ...context.usages.durations.flatMap(({ value, place, manifest }) => [
    ...mustBe(
      context.vocabulary.slotOf(value) === undefined || durationOf(context.manifests, value) !== undefined,
      `a constant that is a whole number of ${Object.keys(unitsOfTime).join(', ')}`,
      place,
    ),
    ...mustBe(
      manifest.kind === 'timer' || payloadOf(context, value) === undefined,
      'a constant without a payload: only timers follow what the flag service says',
      place,
    ),
  ]),
  ...constantsWithPayload(context),
  ...Object.keys(context.manifests.timer).flatMap((id) => timerProblems(context, id)),
];

function payloadOf({ manifests }: LinkContext, name: string): TogglePayload | undefined {
  const own = name.replace(/^constant\./, '');
  return constants(manifests).find(([constant]) => constant === own)?.[1].payload;
}

/** A constant that the flag service may set is a time, and its default lies within its own limits. */
function constantsWithPayload({ manifests, placeOf }: LinkContext): Problem[] {
  return constants(manifests).flatMap(([name, { value, unit, payload }]) => {
    if (!payload) return [];
    const { minimum, maximum } = payload;
    const isTime = Object.hasOwn(unitsOfTime, unit);
    return mustBe(
      isTime && typeof value === 'number' && value >= minimum && value <= maximum,
      `a whole number of ${Object.keys(unitsOfTime).join(', ')} between ${minimum} and ${maximum}`,
      placeOf('constants', 'constants', `/constants/${name}/value`),
    );
  });
}

function timerProblems({ manifests, vocabulary, placeOf }: LinkContext, id: string): Problem[] {
  const { at, after, repeats } = manifests.timer[id] ?? {};
  const domain = vocabulary.atomOf(at?.fact ?? '')?.domain;
  const isMoment = !domain || (domain.kind === 'open' && domain.format === 'moment');
  const pause = durationOf(manifests, after ?? '') ?? shortestPause;
  return [
    ...mustBe(isMoment, 'a fact of the type moment', placeOf('timer', id, '/at/fact')),
    ...mustBe(
      repeats !== true || pause >= shortestPause,
      'at least a second long, since it repeats',
      placeOf('timer', id, '/after'),
    ),
  ];
}
