import type { Condition } from '../../core/manifest/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import type { Used } from '../link/index.ts';
import { NodeLimitError } from '../solver/index.ts';
import { contradiction } from './contradiction.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { isSeen } from './visibility.ts';

/** Every condition holds for some customer and not for every one, also among those who come to where it stands. */
export const conditions: Proof = (context) => {
  const verdicts = new Map<string, Verdict>();
  return rootsOf(context.usages.conditions).flatMap((used) => conditionProblems(context, used, verdicts));
};

type Verdict = 'open' | 'never-holds' | 'always-holds' | 'not-decided';

function conditionProblems(
  context: ProofContext,
  { value, place, manifest }: Used<Condition>,
  verdicts: Map<string, Verdict>,
): Problem[] {
  const key = JSON.stringify(value);
  const verdict = verdicts.get(key) ?? verdictOf(context, value);
  verdicts.set(key, verdict);
  if (verdict === 'not-decided') return [problem(verdict, undefined, place)];
  if (verdict === 'never-holds') {
    return [finding(verdict, { because: contradiction(context, value) }, place, {})];
  }
  if (verdict !== 'open') return [finding(verdict, undefined, place, {})];
  if (manifest.kind === 'banner' && place.pointer === '/when') return [];
  const part = { kind: manifest.kind, id: manifest.id, pointer: place.pointer };
  if (isSeen(context, part, [{ condition: value, is: true }])) return [];
  // What nobody sees as a whole is told of as such.
  if (!isSeen(context, { ...part, pointer: '' })) return [];
  return [problem('never-holds-here', undefined, place)];
}

function verdictOf({ isPossible }: ProofContext, condition: Condition): Verdict {
  try {
    if (!isPossible([{ condition, is: true }])) return 'never-holds';
    return isPossible([{ condition, is: false }]) ? 'open' : 'always-holds';
  } catch (error) {
    if (error instanceof NodeLimitError) return 'not-decided';
    throw error;
  }
}

/** The conditions that stand in no other condition. */
function rootsOf(used: readonly Used<Condition>[]): Used<Condition>[] {
  const all = new Set(used.map(({ place }) => `${place.file} ${place.pointer}`));
  return used.filter(({ place, manifest }) => {
    if ((manifest.kind === 'facts' || manifest.kind === 'record') && place.pointer.startsWith('/always/'))
      return false;
    const keys = place.pointer.split('/');
    return !keys.some(
      (_, length) => length > 0 && all.has(`${place.file} ${keys.slice(0, length).join('/')}`),
    );
  });
}
