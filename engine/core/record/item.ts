import { valueIn, valuesOf, type AtomValue, type Domain } from '../fact/index.ts';
import { isRecord, ownValue } from '../json/index.ts';
import type { RecordField, RecordManifest } from '../manifest/index.ts';

/** One thing of a record: field -> value. What it does not have is not there. */
export type Item = Readonly<Record<string, AtomValue>>;

/** Value of a field that a thing does not have, where conditions can ask the field. */
export const absent = 'absent';

/** The values that a field can have, as far as conditions can tell. */
export function domainOfField(field: RecordField): Domain {
  const domain = presentDomain(field);
  // A number without thresholds cannot be compared with anything.
  if (field.type === 'integer' && !field.thresholds) return { kind: 'open', format: 'number' };
  const isAskable = domain.kind === 'values' && field.mayBeAbsent !== undefined;
  return isAskable ? { ...domain, values: [...domain.values, absent] } : domain;
}

/** The values that a field can have in a thing that has it. */
function presentDomain(field: RecordField): Domain {
  switch (field.type) {
    case 'boolean':
      return { kind: 'values', values: [false, true] };
    case 'enum':
      return valuesOf(field);
    case 'integer': {
      const { minimum, maximum, thresholds = {} } = field;
      return { kind: 'thresholds', minimum, maximum, thresholds };
    }
    case 'id':
    case 'text':
      return { kind: 'open', format: 'text' };
    default:
      return { kind: 'open', format: field.type };
  }
}

/** The longest key of a thing: it stands in addresses. */
const longestId = 200;

/**
 * Validates a thing from a source against its record: exactly the declared fields, each of its type; null means absent.
 * Returns the name of a wrong field, never its value, as a string.
 */
export function readItem({ fields }: RecordManifest, given: unknown): Item | string {
  if (!isRecord(given)) return 'no object';
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) return unknown;
  const item: Record<string, AtomValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = ownValue(given, name) ?? undefined;
    if (value === undefined && field.mayBeAbsent !== undefined) continue;
    const read = readValue(field, value);
    if (read === undefined) return name;
    item[name] = read;
  }
  return item;
}

function readValue(field: RecordField, value: unknown): AtomValue | undefined {
  if (field.type === 'id') return isText(value, longestId) && value !== '' ? value : undefined;
  if (field.type === 'text') return isText(value, field.maxLength) ? value : undefined;
  return valueIn(presentDomain(field), value);
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength;
}

/** The facts about a thing while it is looked at: `<record>.<field>` -> value. Undefined: unknown. */
export function factsOfItem(
  record: string,
  { fields }: RecordManifest,
  item: Item | undefined,
): Record<string, AtomValue | undefined> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const isAskable = domainOfField(field).kind === 'values';
      return [`${record}.${name}`, item && (item[name] ?? (isAskable ? absent : undefined))];
    }),
  );
}
