import type { ReactNode } from 'react';
import {
  useAddressValues,
  useChoices,
  useText,
  type FieldChoices,
  type Item,
} from '../../../engine/index.ts';
import { Inline } from '../../kit/inline/index.ts';
import { Select } from '../../kit/select/index.ts';
import { TextButton } from '../../kit/text-button/index.ts';
import { Text } from '../../kit/text/index.ts';

/** What customers have narrowed a list down to. */
export interface Filters {
  admits(item: Item): boolean;
  /** Each field with its values and the chosen one, which is empty where all are shown. */
  fields: readonly (FieldChoices & { chosen: string })[];
  choose(name: string, value: string): void;
  clear(): void;
}

/** The chosen values stand in the address under the names of their fields; undefined while their words are on their way. */
export function useFilters(record: string, fields: readonly string[]): Filters | undefined {
  const choices = useChoices(record, fields);
  const [values, setValue] = useAddressValues();
  if (!choices) return undefined;
  const chosen = choices.map((field) => {
    const value = values.get(field.name) ?? '';
    return { ...field, chosen: field.choices.some((choice) => choice.value === value) ? value : '' };
  });
  return {
    fields: chosen,
    admits: (item) => chosen.every((field) => field.chosen === '' || item[field.name] === field.chosen),
    choose: (name, value) => setValue(name, value === '' ? undefined : value),
    clear: () => choices.forEach(({ name }) => setValue(name, undefined)),
  };
}

/** The filters of a list, and how many are left. Where none is, it says so and offers to show all. */
export function FilterBar({ filters, count }: { filters: Filters; count: number }): ReactNode {
  const text = useText();
  if (filters.fields.length === 0) return undefined;
  const isNarrow = filters.fields.some(({ chosen }) => chosen !== '');
  return (
    <Inline gap={4}>
      {filters.fields.map(({ name, label, chosen, choices }) => (
        <Select
          key={name}
          label={label}
          value={chosen}
          options={[{ value: '', label: text('list:all') }, ...choices]}
          onChange={(value) => filters.choose(name, value)}
        />
      ))}
      <output>
        {isNarrow && (
          <Text as="span" tone="muted">
            {count === 0
              ? text('list:noMatch')
              : text('list:count', { count: { value: count, format: 'number' } })}
          </Text>
        )}
      </output>
      {isNarrow && <TextButton onPress={filters.clear}>{text('list:showAll')}</TextButton>}
    </Inline>
  );
}
