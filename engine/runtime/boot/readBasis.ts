import { isRecord } from '../../core/json/index.ts';
import type { ScreenBasis } from '../view/index.ts';

/** Reads the basis of a screen that came with the page; undefined if it is malformed. */
export function readBasis(value: unknown): ScreenBasis | undefined {
  return isBasis(value) ? value : undefined;
}

function isBasis(value: unknown): value is ScreenBasis {
  if (!isRecord(value)) return false;
  const { release, language, address, facts, copy, widgets, components } = value;
  return (
    [release, language, address].every((each) => typeof each === 'string') &&
    isRecord(facts) &&
    [copy, widgets, components].every((each) => Array.isArray(each))
  );
}
