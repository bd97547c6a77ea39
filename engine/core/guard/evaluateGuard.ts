import type { Ternary } from '../condition/index.ts';
import { firstHolding, type Evaluator, type SourceLocation } from '../decision/index.ts';
import {
  manifestOf,
  type GuardManifest,
  type Refusal,
  type Verdict,
  type WhileUnknown,
} from '../manifest/index.ts';

/**
 * The result of a guard: enter, wait (at most so many milliseconds, then evaluate again with `waited`), or refuse with
 * the refusal at `pointer`.
 */
export type GuardVerdict =
  | { kind: 'enter' }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'refuse'; refusal: Refusal | undefined; pointer: string };

/**
 * Evaluates one guard. While its condition is unknown, `whileUnknown` decides; a guard that does not exist, or whose
 * condition cannot be resolved, denies.
 */
export function evaluateGuard(evaluator: Evaluator, id: string, waited: boolean): GuardVerdict {
  const guard = manifestOf(evaluator.site.manifests, 'guard', id);
  const location = { kind: 'guard', id, subject: `guard ${id}` } as const;
  if (!guard) {
    evaluator.note({ ...location, pointer: '' }, 'does not exist: denies');
    return { kind: 'refuse', refusal: undefined, pointer: '' };
  }
  const allowed = isAllowed(evaluator, guard, { ...location, pointer: '/allow' });
  if (allowed === true) return { kind: 'enter' };
  if (allowed === undefined && !evaluator.site.conditions.isSound(guard.allow)) {
    evaluator.note({ ...location, pointer: '/allow' }, 'can never be known: denies');
  } else if (allowed === undefined) {
    const meanwhile = whileUnknown(guard.whileUnknown, waited);
    evaluator.note(
      { ...location, pointer: '/whileUnknown' },
      typeof meanwhile === 'number' ? `waits ${meanwhile} ms` : meanwhile,
    );
    if (typeof meanwhile === 'number') return { kind: 'wait', milliseconds: meanwhile };
    if (meanwhile === 'allow') return { kind: 'enter' };
  }
  const otherwise = refusalsOf(guard);
  const chosen = firstHolding(evaluator, otherwise, { ...location, pointer: '/otherwise' });
  const index = chosen && 'index' in chosen ? chosen.index : otherwise.length - 1;
  return { kind: 'refuse', refusal: otherwise[index], pointer: `/otherwise/${Math.max(index, 0)}` };
}

/** A missing condition denies here, unlike elsewhere: a guard that lost its condition must not let everybody in. */
function isAllowed(
  evaluator: Evaluator,
  { allow }: Partial<GuardManifest>,
  location: SourceLocation,
): Ternary {
  return allow === undefined ? false : evaluator.evaluate(allow, location);
}

function refusalsOf({ otherwise }: Partial<GuardManifest>): readonly Refusal[] {
  if (!Array.isArray(otherwise)) return [];
  return otherwise.filter((refusal) => typeof refusal === 'object' && refusal !== null);
}

/** Reads `whileUnknown`; malformed values deny. */
function whileUnknown(rule: WhileUnknown, waited: boolean): number | Verdict {
  const waits = typeof rule === 'object' && rule !== null;
  if (waits && !waited) return Number.isFinite(rule.waitMs) ? rule.waitMs : 'deny';
  return (waits ? rule.then : rule) === 'allow' ? 'allow' : 'deny';
}
