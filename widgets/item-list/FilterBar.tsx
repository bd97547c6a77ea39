import type { ReactNode } from 'react';
import { useText } from '../../engine/index.ts';
import { Inline } from '../kit/inline/index.ts';
import { SearchBox, Select } from '../kit/select/index.ts';
import { TextButton } from '../kit/text-button/index.ts';
import { Text } from '../kit/text/index.ts';
import styles from './FilterBar.module.css';
import type { Filters } from './useFilters.ts';

interface FilterBarProps {
  filters: Filters;
  count: number;
  /** The text if no item is left; undefined: the usual one. */
  noMatch: string | undefined;
}

/** The filters of a list, and how many are left. Where none is, it says so and offers to show all. */
export function FilterBar({ filters, count, noMatch }: FilterBarProps): ReactNode {
  const text = useText();
  const { fields, search, isNarrow } = filters;
  if (fields.length === 0 && !search) return undefined;
  return (
    <div className={styles.bar}>
      {search && <SearchBox label={search.label} value={search.typed} onChange={search.type} />}
      {fields.map(({ name, label, all, chosen, choices }) => (
        <Select
          key={name}
          label={label}
          value={chosen}
          options={[{ value: '', label: all }, ...choices]}
          onChange={(value) => filters.choose(name, value)}
        />
      ))}
      <div className={styles.left}>
        <Inline gap={4}>
          <output>
            {isNarrow && (
              <Text as="span" tone="muted">
                {count === 0
                  ? (noMatch ?? text('list:noMatch'))
                  : text('list:count', { count: { value: count, format: 'number' } })}
              </Text>
            )}
          </output>
          {isNarrow && <TextButton onPress={filters.clear}>{text('list:showAll')}</TextButton>}
        </Inline>
      </div>
    </div>
  );
}
