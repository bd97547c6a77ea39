import { useAddressValues, type ItemOrder } from '../../engine/index.ts';
import type { ListSettings } from './settings.ts';

/** The order of a list that the customer has chosen, if any. */
export interface ChosenOrder {
  order: ItemOrder | undefined;
  /** The direction in which the list is sorted by a field; undefined if it cannot be sorted by it. */
  sortedBy(field: string): 'ascending' | 'descending' | 'none' | undefined;
  /** Sorts by a field; in the other direction if it is sorted by it already. */
  sortBy(field: string): void;
}

/** The chosen order is in the address, with a minus if it descends: `sort=-paidOn`. */
export function useOrder({ items: record, sort = [] }: ListSettings): ChosenOrder {
  const [values, setValue] = useAddressValues();
  const asked = values.get(parameter) ?? '';
  const descending = asked.startsWith('-');
  const by = descending ? asked.slice(1) : asked;
  const order = sort.includes(`${record}.${by}`) ? { by, descending } : undefined;
  const isBy = (field: string): boolean => order !== undefined && field === `${record}.${by}`;
  return {
    order,
    sortedBy(field) {
      if (!sort.includes(field)) return undefined;
      return isBy(field) ? (descending ? 'descending' : 'ascending') : 'none';
    },
    sortBy(field) {
      const name = field.slice(record.length + 1);
      setValue(parameter, isBy(field) && !descending ? `-${name}` : name);
    },
  };
}

const parameter = 'sort';
