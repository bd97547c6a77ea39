import { isRecord, jsonOf } from '../../core/json/index.ts';
import type { ToggleSnapshot, ToggleState } from './toggleSource.ts';

/** Longest answer of the flag service that is read, in characters. */
export const longestAnswer = 500_000;

/** One toggle in an answer of the flag service's frontend API. */
export interface AnsweredToggle {
  name: string;
  enabled: boolean;
  variant?: { name: string; enabled?: boolean; payload?: { type: string; value: string } };
}

/** Reads an answer of the frontend API. Undefined for anything that is not exactly one: HTML, `{}`, `[null]`, … */
export function parseToggles(text: string): readonly AnsweredToggle[] | undefined {
  if (text.length > longestAnswer) return undefined;
  const answer = jsonOf(text);
  const toggles = isRecord(answer) ? answer['toggles'] : undefined;
  return Array.isArray(toggles) && toggles.every(isToggle) ? toggles : undefined;
}

/** The value of each toggle in the answer. */
export function snapshotOf(toggles: readonly AnsweredToggle[]): ToggleSnapshot {
  return Object.fromEntries(
    toggles.map(({ name, enabled, variant }): [string, ToggleState] => {
      const active = variant && variant.enabled !== false && variant.name !== 'disabled';
      if (!active) return [name, { enabled }];
      const payload = payloadOf(variant);
      return [name, { enabled, variant: variant.name, ...(payload && { payload }) }];
    }),
  );
}

function payloadOf({ payload }: NonNullable<AnsweredToggle['variant']>): ToggleState['payload'] {
  const said = payload?.type === 'json' ? jsonOf(payload.value) : undefined;
  return isRecord(said) ? said : undefined;
}

function isToggle(value: unknown): value is AnsweredToggle {
  if (!isRecord(value)) return false;
  const { name, enabled, variant } = value;
  return (
    typeof name === 'string' && typeof enabled === 'boolean' && (variant === undefined || isVariant(variant))
  );
}

function isVariant(value: unknown): boolean {
  if (!isRecord(value) || typeof value['name'] !== 'string') return false;
  const { payload } = value;
  return payload === undefined || (isRecord(payload) && typeof payload['value'] === 'string');
}
