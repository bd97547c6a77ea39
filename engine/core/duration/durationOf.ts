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

/** The duration that a manifest names, in milliseconds: `constant.<name>`. Undefined when it is none, as no checked one is. */
export function durationOf({ constants }: Pick<ManifestSet, 'constants'>, name: string): number | undefined {
  const constant = ownValue(constants['constants']?.constants, name.replace(/^constant\./, ''));
  const unit = constant && ownValue(unitsOfTime, constant.unit);
  return typeof constant?.value === 'number' && unit !== undefined ? constant.value * unit : undefined;
}
