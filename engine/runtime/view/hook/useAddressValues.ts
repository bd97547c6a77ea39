import { useState } from 'react';
import { usePortal } from '../../portal/index.ts';

/**
 * Values in the query of the present address, for what is shown in another way without going anywhere: filters, an order.
 * A new one takes the place of the address before, so that Back leads away. Only what is asked for is read: whoever uses
 * a value knows which there are.
 *
 * @example
 * const [values, setValue] = useAddressValues();
 * const state = values.get('state');
 */
export function useAddressValues(): [URLSearchParams, (name: string, value: string | undefined) => void] {
  const { history } = usePortal();
  const [values, setValues] = useState(() => new URLSearchParams(history.current().query));
  function change(name: string, value: string | undefined): void {
    const { path, query } = history.current();
    const next = new URLSearchParams(query);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    history.replace(next.size === 0 ? path : `${path}?${next}`);
    setValues(next);
  }
  return [values, change];
}
