import { useState } from 'react';
import {
  useAddressValues,
  useChoices,
  useFacts,
  useNeeds,
  useSentence,
  useSentences,
  useServices,
  useText,
  type FieldChoices,
  type Item,
} from '../../engine/index.ts';
import { periodOf } from './periods.ts';
import type { ListSettings, PeriodFilter } from './settings.ts';

/** The filters that the customer has set. */
export interface Filters {
  admits(item: Item): boolean;
  isNarrow: boolean;
  /** Each field with its values and the chosen one, which is empty where all are shown. */
  fields: readonly (Narrowing & { chosen: string })[];
  choose(name: string, value: string): void;
  search?: { label: string; typed: string; type(words: string): void };
  clear(): void;
}

/** A field that can be narrowed down, and whether a thing is what was chosen. */
interface Narrowing extends FieldChoices {
  /** The text while nothing is chosen. */
  all: string;
  admits(value: Item[string] | undefined, chosen: string): boolean;
}

/**
 * The chosen values are in the address under the names of their fields. The searched text is not: addresses are kept in
 * logs. Undefined while the words are loading.
 */
export function useFilters({ items: record, filter = [], search }: ListSettings): Filters | undefined {
  const [values, setValue] = useAddressValues();
  const [typed, setTyped] = useState('');
  const text = useText();
  const enums = useChoices(
    record,
    filter.filter((each) => typeof each === 'string'),
  );
  const periods = usePeriods(
    record,
    filter.filter((each) => typeof each !== 'string'),
  );
  const label = useSentence(search?.label);
  if (!enums || !periods || (search && label === undefined)) return undefined;
  const all: Narrowing[] = [
    ...enums.map((field) => ({
      ...field,
      all: text('list:all'),
      admits: (value: unknown, chosen: string) => value === chosen,
    })),
    ...periods,
  ];
  const fields = all.map((field) => {
    const value = values.get(field.name) ?? '';
    return { ...field, chosen: field.choices.some((choice) => choice.value === value) ? value : '' };
  });
  const searched = (search?.fields ?? []).map((field) => field.slice(record.length + 1));
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return {
    fields,
    isNarrow: words.length > 0 || fields.some(({ chosen }) => chosen !== ''),
    admits: (item) =>
      fields.every(({ name, chosen, admits }) => chosen === '' || admits(item[name], chosen)) &&
      words.every((word) => searched.some((name) => plain(String(item[name] ?? '')).includes(word))),
    choose: (name, value) => setValue(name, value === '' ? undefined : value),
    ...(search && label !== undefined && { search: { label, typed, type: setTyped } }),
    clear() {
      setTyped('');
      for (const { name } of all) setValue(name, undefined);
    },
  };
}

/**
 * Dates with the periods that can be chosen; a date of which nobody can find out what day it is cannot be narrowed down.
 * Nothing shows while that is being found out: a filter that came later would push the list away.
 */
function usePeriods(record: string, filters: readonly PeriodFilter[]): readonly Narrowing[] | undefined {
  const text = useText();
  const { constant } = useServices();
  const days = useFacts(filters.map(({ today }) => today));
  const labels = useChoices(
    record,
    filters.map(({ field }) => field),
  );
  const { state } = useNeeds(filters.map(({ today }) => today));
  // Words of their own: their plural forms need a library, which a list without periods does without.
  const [all] = useSentences(filters.length > 0 ? ['list-periods:all'] : []);
  if (filters.length === 0) return [];
  if (state === 'loading' || all === undefined) return undefined;
  return labels?.flatMap((field, index): Narrowing[] => {
    const today = days[index];
    if (typeof today !== 'string') return [];
    const known = (filters[index]?.periods ?? []).map((period) => {
      if (typeof period === 'string')
        return { value: period, label: text(`list-periods:${period}`), period: periodOf(period, today) };
      const value = period.last.replace(/^constant\./, '');
      const count = Number(constant(value));
      const label = text('list-periods:days', { count: { value: count, format: 'number' } });
      return { value, label, period: periodOf(count, today) };
    });
    return [
      {
        ...field,
        all,
        choices: known,
        admits(value, chosen) {
          const period = known.find((each) => each.value === chosen)?.period;
          return period !== undefined && String(value) >= period.from && String(value) <= period.to;
        },
      },
    ];
  });
}

/** Words without accents and hyphens, and without regard to capitals. */
function plain(words: string): string {
  return words
    .trim()
    .normalize('NFD')
    .replaceAll(/[\p{M}-]/gu, '')
    .toLowerCase();
}
