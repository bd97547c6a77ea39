import { useState, type FormEvent, type ReactNode } from 'react';
import { isInDomain, type Atom, type AtomValue } from '../../../core/fact/index.ts';
import type { Overrides } from '../overrides.ts';

/** What the field is given. */
export interface OverrideFieldProps {
  atom: Atom;
  overrides: Overrides;
}

/** Sets another value for a fact or toggle: one of a list, or one that is typed and belongs to its domain. */
export function OverrideField({ atom, overrides }: OverrideFieldProps): ReactNode {
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
