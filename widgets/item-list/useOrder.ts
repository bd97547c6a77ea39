import { useAddressValues, type ItemOrder } from '../../engine/index.ts';
import type { ListSettings } from './settings.ts';

/** In which order customers have a list, if they have chosen one. */
export interface ChosenOrder {
  order: ItemOrder | undefined;
  /** How the list is sorted by a field; undefined where it cannot be. */
  sortedBy(field: string): 'ascending' | 'descending' | 'none' | undefined;
  /** Sorts by a field, the other way round where that is so already. */
  sortBy(field: string): void;
}

/** The chosen order stands in the address, with a minus where it descends: `sort=-paidOn`. */
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
