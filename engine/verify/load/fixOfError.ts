import type { ErrorObject } from 'ajv';
import { keyAt, removal, respelling, rewriting, suggest, valueAt, type Fix } from '../problem/index.ts';
import type { Place } from '../../core/json/index.ts';
import type { Schema } from '../schema/index.ts';

/** Gives a property that is not known the name that is meant; takes it out where it is like none. */
export function fixOfProperty(
  name: string,
  known: readonly string[],
  owner: object,
  place: Place,
): Fix | undefined {
  const open = known.filter((each) => !Object.hasOwn(owner, each));
  const respelt = respelling(name, open, keyAt(place));
  // What may have been meant for something that is known is not taken away.
  return respelt ?? (suggest(name, known) === undefined ? removal(place, `"${name}"`) : undefined);
}

/** Writes a value that breaks a keyword as the keyword wants it, where that says the very same. */
export function fixOfValue(
  { keyword, params, data, parentSchema }: ErrorObject,
  place: Place,
): Fix | undefined {
  const { allowedValues, type, i, j } = params as Partial<Params>;
  if (keyword === 'enum' && typeof data === 'string')
    return respelling(data, (allowedValues ?? []).filter(isText), valueAt(place));
  if (keyword === 'uniqueItems' && i !== undefined && j !== undefined) {
    const { file, pointer } = place;
    return rewriting('takes out what is there twice', {
      file,
      pointer: `${pointer}/${Math.max(i, j)}`,
      remove: true,
    });
  }
  if (keyword !== 'type') return undefined;
  const same = [type].flat().flatMap((wanted) => inForm(data, wanted, parentSchema as Schema));
  const [value] = same;
  return value === undefined
    ? undefined
    : rewriting(`writes ${JSON.stringify(value)} instead`, valueAt(place)(value));
}

interface Params {
  allowedValues: readonly unknown[];
  type: string | readonly string[];
  i: number;
  j: number;
}

/** The same value in a JSON type: a number or yes and no without quotes, one thing as a list of one. */
function inForm(data: unknown, type: string | undefined, { items }: Schema): unknown[] {
  if (type === 'array') return typeof data === 'string' && items !== undefined ? [[data]] : [];
  if (typeof data !== 'string') return [];
  if (type === 'boolean') return data === 'true' ? [true] : data === 'false' ? [false] : [];
  const isNumber = type === 'integer' ? /^-?(0|[1-9]\d{0,14})$/ : /^-?(0|[1-9]\d{0,14})(\.\d+)?$/;
  return (type === 'integer' || type === 'number') && isNumber.test(data) ? [Number(data)] : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
