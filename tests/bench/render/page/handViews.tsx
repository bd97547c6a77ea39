import { memo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { shelf, toggledFields } from './shelf.ts';
import type { Signal } from './signal.ts';

/** The page written by hand. */
export function ShelfPage({ rows }: { rows: number }): ReactNode {
  return (
    <>
      <h1>{shelf.pageTitle}</h1>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={`row-${index}`} index={index} />
      ))}
    </>
  );
}

const Row = memo(({ index }: { index: number }) => <p className="row">{shelf.row(index, shelf.reader)}</p>);

/** The form written by hand: a component for each field, its state inside, the toggle where it matters. */
export function OrderForm({ rows, toggle }: { rows: number; toggle: Signal<boolean> }): ReactNode {
  const usual = Array.from({ length: rows - toggledFields }, (_, index) => index + toggledFields);
  return (
    <>
      <h1>{shelf.formTitle}</h1>
      <MoreFields toggle={toggle} />
      {usual.map((index) => (
        <Field key={index} index={index} />
      ))}
    </>
  );
}

const MoreFields = memo(({ toggle }: { toggle: Signal<boolean> }) => {
  const isOn = useSyncExternalStore(toggle.subscribe, toggle.get);
  if (!isOn) return undefined;
  return Array.from({ length: toggledFields }, (_, index) => <Field key={`more-${index}`} index={index} />);
});

const Field = memo(({ index }: { index: number }) => {
  const [value, setValue] = useState('');
  const isRefused = value.length > 40;
  return (
    <label className="row">
      {shelf.field(index)} <small>{shelf.hint}</small>
      <input value={value} aria-invalid={isRefused} onChange={(event) => setValue(event.target.value)} />
    </label>
  );
});
