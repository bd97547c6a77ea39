import { type FormEvent, type ReactNode, useState } from 'react';
import { type Atom, type AtomValue, isInDomain } from '../../../core/fact/index.ts';
import type { Overrides } from '../inspectedStore.ts';
import { type FactRow, shownValue } from '../origin.ts';

interface FactsProps {
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

interface OverrideFieldProps {
  atom: Atom;
  overrides: Overrides;
}

/** Sets another value for a fact or toggle: one of a list, or one that is typed and belongs to its domain. */
function OverrideField({ atom, overrides }: OverrideFieldProps): ReactNode {
  const value = overrides.values()[atom.name];
  return atom.domain.kind === 'values' ? (
    <ListField values={atom.domain.values} value={value} atom={atom} overrides={overrides} />
  ) : (
    <TypedField key={String(value)} value={value} atom={atom} overrides={overrides} />
  );
}

interface FieldProps extends OverrideFieldProps {
  value: AtomValue | undefined;
}

function ListField({
  values,
  value,
  atom,
  overrides,
}: FieldProps & { values: readonly AtomValue[] }): ReactNode {
  return (
    <select
      aria-label={`Override ${atom.name}`}
      value={value === undefined ? '' : String(values.indexOf(value))}
      onChange={({ target }) =>
        overrides.set(atom.name, target.value === '' ? undefined : values[Number(target.value)])
      }
    >
      <option value="">as it is</option>
      {values.map((each, index) => (
        <option key={String(each)} value={index}>
          {String(each)}
        </option>
      ))}
    </select>
  );
}

/** Empty takes the override back. What does not belong to the fact's domain is refused. */
function TypedField({ value, atom, overrides }: FieldProps): ReactNode {
  const [isRefused, setRefused] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('value');
    const next = typeof typed === 'string' && typed !== '' ? parse(atom, typed) : undefined;
    const refused = next !== undefined && !isInDomain(atom.domain, next);
    setRefused(refused);
    if (!refused) overrides.set(atom.name, next);
  }
  return (
    <form onSubmit={submit}>
      <input
        name="value"
        aria-label={`Override ${atom.name}`}
        aria-invalid={isRefused}
        title={describe(atom)}
        placeholder={describe(atom)}
        defaultValue={value === undefined ? '' : String(value)}
        autoComplete="off"
      />
      <button type="submit" aria-label={`Set ${atom.name}`}>
        Set
      </button>
    </form>
  );
}

function parse({ domain }: Atom, typed: string): AtomValue {
  const isNumber = domain.kind === 'thresholds' || (domain.kind === 'open' && isNumeric(domain.format));
  return isNumber ? Number(typed) : typed;
}

function isNumeric(format: string): boolean {
  return format === 'money' || format === 'number' || format === 'moment';
}

/** What can be typed: "0 to 120", "cents", "2026-11-21". */
function describe({ domain }: Atom): string {
  if (domain.kind === 'thresholds') return `${domain.minimum} to ${domain.maximum}`;
  if (domain.kind === 'values') return '';
  return {
    money: 'cents',
    date: '2026-11-21',
    time: '17:00',
    moment: 'milliseconds',
    number: 'number',
    text: 'text',
  }[domain.format];
}
