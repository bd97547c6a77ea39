import type { RecordManifest } from '../manifest/index.ts';
import type { Item } from './item.ts';

/** The order of things. */
export interface ItemOrder {
  /** Name of a field. */
  by: string;
  descending?: boolean;
}

/**
 * Sorts things by a field, then by the fallback order, then by their key; things without the field come last. The result
 * does not depend on the given order.
 */
export function orderItems<Each extends Item>(
  { key, fields }: Pick<RecordManifest, 'key' | 'fields'>,
  items: readonly Each[],
  ...orders: readonly (ItemOrder | undefined)[]
): readonly Each[] {
  const said = orders.filter((order) => order !== undefined);
  if (said.length === 0) return items;
  const places = [...said.map((order) => placeIn(fields, order)), byKey(key)];
  return [...items].sort((one, other) => {
    for (const place of places) {
      const difference = place(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

type Comparison = (one: Item, other: Item) => number;

function placeIn(fields: RecordManifest['fields'], { by, descending }: ItemOrder): Comparison {
  const field = fields[by];
  const rank = (item: Item): boolean | number | string | undefined => {
    const value = item[by];
    // Enum values stand in the order in which their record names them.
    return field?.type === 'enum' && typeof value === 'string' ? field.values.indexOf(value) : value;
  };
  const direction = descending ? -1 : 1;
  return (one, other) => {
    const [left, right] = [rank(one), rank(other)];
    if (left === right) return 0;
    if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
    return left < right ? -direction : direction;
  };
}

function byKey(key: string): Comparison {
  return (one, other) => (String(one[key]) < String(other[key]) ? -1 : 1);
}
