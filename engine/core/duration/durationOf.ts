import type { AtomValue } from '../fact/index.ts';
import type { ManifestSet } from '../manifest/index.ts';
import { ownValue } from '../json/index.ts';

/** Units of constants that are times, in milliseconds. */
export const unitsOfTime: Readonly<Record<string, number>> = {
  milliseconds: 1,
  seconds: 1_000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

/**
 * The duration that a manifest names, in milliseconds: `constant.<name>`. Undefined when it is none, as no checked one is.
 *
 * @param now what the constant is at present, where the flag service may say another value
 */
export function durationOf(
  { constants }: Pick<ManifestSet, 'constants'>,
  name: string,
  now?: AtomValue,
): number | undefined {
  const constant = ownValue(constants['constants']?.constants, name.replace(/^constant\./, ''));
  const unit = constant && ownValue(unitsOfTime, constant.unit);
  const value = now ?? constant?.value;
  return typeof value === 'number' && unit !== undefined ? value * unit : undefined;
}
