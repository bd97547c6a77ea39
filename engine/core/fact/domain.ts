import { ownValue } from '../json/index.ts';
import type { Constant, EnumFact, FactDefinition } from '../manifest/index.ts';

/** A value that a fact or toggle can have. */
export type AtomValue = boolean | string | number;

/**
 * The values that an atom can have, as far as conditions can tell: a closed list, or numbers that only named thresholds
 * tell apart. `open` atoms can be shown but not asked.
 */
export type Domain =
  | { kind: 'values'; values: readonly (boolean | string)[]; otherwise?: string }
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
      return valuesOf(definition);
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

/** The closed list of an enum, with what any other text is taken for, where it says that. */
export function valuesOf({ values, otherwise }: Pick<EnumFact, 'values' | 'otherwise'>): Domain {
  return { kind: 'values', values, ...(otherwise !== undefined && { otherwise }) };
}

/** A value as the domain has it; undefined where the domain has nothing for it. */
export function valueIn(domain: Domain, value: unknown): AtomValue | undefined {
  if (isInDomain(domain, value)) return value;
  return domain.kind === 'values' && typeof value === 'string' ? domain.otherwise : undefined;
}

/** What was computed, as its fact has it: of a list what it takes other values for, where it says that. */
export function derivedValue(
  domain: Domain | undefined,
  value: AtomValue | undefined,
): AtomValue | undefined {
  return (domain && valueIn(domain, value)) ?? value;
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

/** The type of a value, in the words of fact catalogues. */
export type AtomType = FactDefinition['type'];

export function typeOf(domain: Domain): AtomType {
  if (domain.kind === 'open') return domain.format;
  if (domain.kind === 'thresholds') return 'integer';
  return domain.values.every((value) => typeof value === 'boolean') ? 'boolean' : 'enum';
}

/** The format of a value in a sentence that names none. */
export function formatOf(domain: Domain | undefined): Extract<Domain, { kind: 'open' }>['format'] {
  if (domain?.kind === 'open') return domain.format;
  return domain?.kind === 'thresholds' ? 'number' : 'text';
}
