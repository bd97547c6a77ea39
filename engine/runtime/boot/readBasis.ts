import type { ScreenBasis } from '../view/index.ts';

/** Reads a basis that came with the page; undefined when it is none. */
export function readBasis(value: unknown): ScreenBasis | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { release, language, address, facts, copy, widgets } = value as Partial<ScreenBasis>;
  const isWhole =
    [release, language, address].every((each) => typeof each === 'string') &&
    typeof facts === 'object' &&
    [copy, widgets].every((each) => Array.isArray(each));
  return isWhole ? (value as ScreenBasis) : undefined;
}
