import { useState, type ReactNode } from 'react';
import type { FactRow } from '../origin.ts';
import type { Overrides } from '../overrides.ts';
import { shownValue } from '../personal.ts';
import { OverrideField } from './OverrideField.tsx';

/** What the part is given. */
export interface FactsProps {
  rows: readonly FactRow[];
  overrides: Overrides;
}

/** Every fact and toggle: its value, where it came from, and a way to set another one. */
export function Facts({ rows, overrides }: FactsProps): ReactNode {
  const [wanted, setWanted] = useState('');
  const [onlyOverridden, setOnlyOverridden] = useState(false);
  const count = Object.keys(overrides.values()).length;
  const shown = rows.filter(
    ({ atom, origin, overridden }) =>
      `${atom.name} ${origin}`.toLowerCase().includes(wanted.toLowerCase()) &&
      (!onlyOverridden || overridden),
  );
  return (
    <>
      <div className="tools">
        <label>
          Find
          <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={onlyOverridden}
            onChange={({ target }) => setOnlyOverridden(target.checked)}
          />
          Only overridden
        </label>
        <button type="button" disabled={count === 0} onClick={overrides.clear}>
          Reset all overrides ({count})
        </button>
      </div>
      <p className="found">
        Overrides count in this tab only, until they are reset. They change what the portal decides in the
        browser, not what the servers allow.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Name, and where it comes from</th>
            <th scope="col">Value</th>
            <th scope="col">Override</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.atom.name} className={row.overridden ? 'overridden' : undefined}>
              <th scope="row">
                <code>{row.atom.name}</code>
                <span className="found">{row.origin}</span>
              </th>
              <td>{shownValue(row.value, row.isHidden)}</td>
              <td>{row.overridable && <OverrideField atom={row.atom} overrides={overrides} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
