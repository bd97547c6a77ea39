import { isRecord, jsonOf } from '../../core/json/index.ts';
import type { ToggleSnapshot, ToggleState } from './toggleSource.ts';

/** Longest answer of the flag service that is read, in characters. */
export const longestAnswer = 500_000;

/** One toggle in an answer of the flag service's frontend API. */
export interface AnsweredToggle {
  name: string;
  enabled: boolean;
  variant?: { name: string; enabled?: boolean };
}

/** Reads an answer of the frontend API. Undefined for anything that is not exactly one: HTML, `{}`, `[null]`, … */
export function parseToggles(text: string): readonly AnsweredToggle[] | undefined {
  if (text.length > longestAnswer) return undefined;
  const answer = jsonOf(text);
  const toggles = isRecord(answer) ? answer['toggles'] : undefined;
  return Array.isArray(toggles) && toggles.every(isToggle) ? toggles : undefined;
}

/** What the answer says of each toggle. */
export function snapshotOf(toggles: readonly AnsweredToggle[]): ToggleSnapshot {
  return Object.fromEntries(
    toggles.map(({ name, enabled, variant }): [string, ToggleState] => {
      const active = variant && variant.enabled !== false && variant.name !== 'disabled';
      return [name, active ? { enabled, variant: variant.name } : { enabled }];
    }),
  );
}

function isToggle(value: unknown): value is AnsweredToggle {
  if (!isRecord(value)) return false;
  const { name, enabled, variant } = value;
  const variantFits = variant === undefined || (isRecord(variant) && typeof variant['name'] === 'string');
  return typeof name === 'string' && typeof enabled === 'boolean' && variantFits;
}
