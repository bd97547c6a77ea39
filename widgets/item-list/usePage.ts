import { useState } from 'react';
import { useAddressValues, useServices, type Item } from '../../engine/index.ts';
import type { ListSettings } from './settings.ts';

/** The visible part of a long list. */
export interface ListPage {
  rows: readonly Item[];
  /** Shows as many again; absent where all are there. */
  showMore?: () => void;
  /** The first thing that came with the last press of "Show more", where reading continues. */
  goesOnAt: Item | undefined;
}

/** The number of shown things is in the address, so that a return to the page shows the same ones. */
export function usePage({ pageSize }: ListSettings, all: readonly Item[]): ListPage {
  const { constant } = useServices();
  const [values, setValue] = useAddressValues();
  const [from, setFrom] = useState<{ index: number; item: Item | undefined }>();
  // In another order, or among fewer, nothing has come last: its row would take the focus from what was pressed.
  if (from && all[from.index] !== from.item) setFrom(undefined);
  if (pageSize === undefined) return { rows: all, goesOnAt: undefined };
  const size = Number(constant(pageSize));
  const asked = Number(values.get(parameter));
  const count = Number.isSafeInteger(asked) && asked > size ? asked : size;
  return {
    rows: all.slice(0, count),
    goesOnAt: from?.item,
    ...(count < all.length && {
      showMore() {
        setFrom({ index: count, item: all[count] });
        setValue(parameter, String(count + size));
      },
    }),
  };
}

const parameter = 'shown';
