import type { RecordManifest } from '../manifest/index.ts';
import type { Item } from './item.ts';

/** In which order things stand. */
export interface ItemOrder {
  /** Name of a field. */
  by: string;
  descending?: boolean;
}

/** Things in an order; those that are alike, by their key; what lacks the field stands last. The same things always stand alike. */
export function orderItems<Each extends Item>(
  { key, fields }: Pick<RecordManifest, 'key' | 'fields'>,
  items: readonly Each[],
  order: ItemOrder | undefined,
): readonly Each[] {
  if (!order) return items;
  const field = fields[order.by];
  const rank = (item: Item): boolean | number | string | undefined => {
    const value = item[order.by];
    // Enum values stand in the order in which their record names them.
    return field?.type === 'enum' && typeof value === 'string' ? field.values.indexOf(value) : value;
  };
  const direction = order.descending ? -1 : 1;
  return [...items].sort((one, other) => {
    const [left, right] = [rank(one), rank(other)];
    if (left === undefined || right === undefined) {
      if (left !== right) return left === undefined ? 1 : -1;
    } else if (left !== right) return (left < right ? -1 : 1) * direction;
    return String(one[key]) < String(other[key]) ? -1 : 1;
  });
}
