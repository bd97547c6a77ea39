import { useState } from 'react';
import { useAddressValues, useServices, type Item } from '../../engine/index.ts';
import type { ListSettings } from './settings.ts';

/** As much of a long list as stands there. */
export interface ListPage {
  rows: readonly Item[];
  /** Shows as many again; absent where all are there. */
  showMore?: () => void;
  /** The first thing that came with the last press of "Show more": whoever reads goes on there. */
  goesOnAt: Item | undefined;
}

/** How many there are stands in the address, so that whoever comes back finds what was there. */
export function usePage({ pageSize }: ListSettings, all: readonly Item[]): ListPage {
  const { constant } = useServices();
  const [values, setValue] = useAddressValues();
  const [from, setFrom] = useState<number>();
  if (pageSize === undefined) return { rows: all, goesOnAt: undefined };
  const size = Number(constant(pageSize));
  const asked = Number(values.get(parameter));
  const count = Number.isSafeInteger(asked) && asked > size ? asked : size;
  return {
    rows: all.slice(0, count),
    goesOnAt: from === undefined ? undefined : all[from],
    ...(count < all.length && {
      showMore() {
        setFrom(count);
        setValue(parameter, String(count + size));
      },
    }),
  };
}

const parameter = 'shown';
