import { leadsAway } from '../../core/action/index.ts';
import { durationOf } from '../../core/duration/durationOf.ts';
import type { TimerManifest } from '../../core/manifest/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';

/** Finds timers that never do anything, and pairs that lead one customer to different places at the same moment. */
export const timers: Proof = (context) => {
  const all = Object.entries(context.manifests.timer);
  return all.flatMap(([id, timer], index) => [
    ...idleProblems(context, id, timer),
    ...all
      .slice(0, index)
      .flatMap(([other, earlier]) => raceProblems(context, { id, timer }, { id: other, timer: earlier })),
  ]);
};

/** A single condition that holds for nobody is reported by `conditions`. */
function idleProblems({ isPossible, placeOf }: ProofContext, id: string, timer: TimerManifest): Problem[] {
  const { while: counting, when } = timer;
  const holds = (condition: typeof when): boolean => isPossible([{ condition, is: true }]);
  if (!holds(counting) || !holds(when)) return [];
  const runs = isPossible([
    { condition: counting, is: true },
    { condition: when, is: true },
  ]);
  return runs ? [] : [problem('timer-never-runs', undefined, placeOf('timer', id, '/when'))];
}

interface NamedTimer {
  id: string;
  timer: TimerManifest;
}

function raceProblems(context: ProofContext, one: NamedTimer, other: NamedTimer): Problem[] {
  const { manifests, find, placeOf } = context;
  if (!leadsAway(one.timer.do) || !leadsAway(other.timer.do)) return [];
  if (JSON.stringify(one.timer.do) === JSON.stringify(other.timer.do)) return [];
  if (timeOf(manifests, one.timer) !== timeOf(manifests, other.timer)) return [];
  const both = [one, other].flatMap(({ timer }) => [timer.while, timer.when]);
  const found = find(both.map((condition) => ({ condition, is: true })));
  if (!found) return [];
  return [finding('timers-race', { other: other.id }, placeOf('timer', one.id, '/do'), found)];
}

/** A key that two timers share if they start and end together. */
function timeOf(manifests: ProofContext['manifests'], { after, at, while: counting }: TimerManifest): string {
  if (at) return `${at.fact} ${at.early === undefined ? 0 : durationOf(manifests, at.early)}`;
  return `${durationOf(manifests, after ?? '')} ${JSON.stringify(counting)}`;
}
