import type { ReactNode } from 'react';
import { useText } from '../../engine/index.ts';
import { Inline } from '../kit/inline/index.ts';
import { SearchBox, Select } from '../kit/select/index.ts';
import { TextButton } from '../kit/text-button/index.ts';
import { Text } from '../kit/text/index.ts';
import type { Filters } from './useFilters.ts';

/** The filters of a list, and how many are left. Where none is, it says so and offers to show all. */
export function FilterBar({ filters, count }: { filters: Filters; count: number }): ReactNode {
  const text = useText();
  const { fields, search, isNarrow } = filters;
  if (fields.length === 0 && !search) return undefined;
  return (
    <Inline gap={4}>
      {search && <SearchBox label={search.label} value={search.typed} onChange={search.type} />}
      {fields.map(({ name, label, chosen, choices }) => (
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
