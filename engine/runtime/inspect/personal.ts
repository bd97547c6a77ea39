import type { ConditionExplanation } from '../../core/condition/index.ts';
import type { Reason } from '../../core/decision/index.ts';
import type { AtomValue } from '../../core/fact/index.ts';
import { manifestOf } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';

/** What stands in the place of a value that would tell who somebody is, or that somebody has typed. */
const hidden = '•••';

/** Whether a value must not be shown: a personal fact, or a text that a sequence collects, typed or an opaque id. */
export function isPrivate({ vocabulary, manifests }: Site, name: string): boolean {
  const atom = vocabulary.atomOf(name);
  if (!atom) return false;
  const { data = {} } = manifestOf(manifests, 'sequence', atom.source) ?? {};
  return atom.personal || data[name.slice(atom.source.length + 1)]?.type === 'text';
}

/** A value as it may be shown: what is private only as being known. */
export function shownValue(value: AtomValue | undefined, isHidden: boolean): string {
  if (value === undefined) return 'not known';
  return isHidden && value !== '' ? hidden : String(value);
}

/** Reasons without the values of private facts. What was decided stays as it is. */
export function withoutPrivate(site: Site, reasons: readonly Reason[]): readonly Reason[] {
  return reasons.map((reason) =>
    reason.because ? { ...reason, because: hide(site, reason.because) } : reason,
  );
}

function hide(site: Site, clause: ConditionExplanation): ConditionExplanation {
  const { atom, parts } = clause;
  const isHidden = atom?.actual !== undefined && isPrivate(site, atom.name);
  return {
    ...clause,
    parts: parts.map((part) => hide(site, part)),
    ...(isHidden && { atom: { ...atom, actual: hidden } }),
  };
}
