import { ownValue } from '../json/index.ts';
import type { Constant, FactDefinition } from '../manifest/index.ts';

/** A value that a fact, toggle or check can have. */
export type AtomValue = boolean | string | number;

/**
 * What an atom can be, as far as conditions can tell: a closed list of values, or numbers that are told apart
 * only by named thresholds. `open` atoms can be shown but not asked.
 */
export type Domain =
  | { kind: 'values'; values: readonly (boolean | string)[] }
  | { kind: 'thresholds'; minimum: number; maximum: number; thresholds: Readonly<Record<string, number>> }
  | { kind: 'open'; format: 'money' | 'date' | 'time' | 'moment' | 'number' | 'text' };

/**
 * The domain that a definition of the fact catalogue describes.
 *
 * @param constants those that its thresholds may name; without them such a threshold is no number
 */
export function domainOf(
  definition: FactDefinition,
  constants: Readonly<Record<string, Pick<Constant, 'value'>>> = {},
): Domain {
  switch (definition.type) {
    case 'boolean':
      return { kind: 'values', values: [false, true] };
    case 'enum':
      return { kind: 'values', values: definition.values };
    case 'integer': {
      const { minimum, maximum } = definition;
      const thresholds = Object.entries(definition.thresholds).map(([name, limit]) => {
        if (typeof limit === 'number') return [name, limit] as const;
        return [name, Number(ownValue(constants, limit.replace(/^constant\./, ''))?.value)] as const;
      });
      return { kind: 'thresholds', minimum, maximum, thresholds: Object.fromEntries(thresholds) };
    }
    default:
      return { kind: 'open', format: definition.type };
  }
}

/** Whether a value, from wherever it came, belongs to the domain. */
export function isInDomain(domain: Domain, value: unknown): value is AtomValue {
  if (domain.kind === 'values') return domain.values.includes(value as boolean | string);
  if (domain.kind === 'thresholds') {
    return Number.isSafeInteger(value) && Number(value) >= domain.minimum && Number(value) <= domain.maximum;
  }
  return openFormats[domain.format](value);
}

const openFormats: Record<(Domain & { kind: 'open' })['format'], (value: unknown) => boolean> = {
  money: (value) => Number.isSafeInteger(value),
  date: isCalendarDate,
  time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  moment: (value) => typeof value === 'number' && Number.isFinite(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  text: (value) => typeof value === 'string',
};

function isCalendarDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  // A 30th of February parses, as the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** How a value of a domain is written in a sentence that does not say it. */
export function formatOf(domain: Domain | undefined): Extract<Domain, { kind: 'open' }>['format'] {
  if (domain?.kind === 'open') return domain.format;
  return domain?.kind === 'thresholds' ? 'number' : 'text';
}
