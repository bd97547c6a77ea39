import { useState, type FormEvent, type ReactNode } from 'react';
import {
  decisionsAround,
  formatNavigationResult,
  type AddressExplanation,
} from '../../../core/explanation/index.ts';
import type { Reason } from '../../../core/decision/index.ts';
import type { Portal } from '../../portal/index.ts';
import { explainOther } from '../snapshot.ts';
import { ReasonList } from './ReasonList.tsx';

interface DecisionsProps {
  portal: Portal;
  /** That of the present address. */
  explanation: AddressExplanation;
}

/** Where the address leads, and what was decided around the page; for another address, too. */
export function Decisions({ portal, explanation }: DecisionsProps): ReactNode {
  const [asked, setAsked] = useState('');
  const [wanted, setWanted] = useState('');
  const { hops, screen } = asked === '' ? explanation : explainOther(portal, asked);
  return (
    <>
      <AddressForm ask={setAsked} />
      <label>
        Find what names a banner, an item, a fact, a file …
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <section>
        <h3>Route and guards</h3>
        {hops.map(({ address, result, reasons }) => (
          <div key={address}>
            <p>
              {address} <b>{formatNavigationResult(result)}</b>
            </p>
            <ReasonList reasons={reasons.filter(naming(wanted))} />
          </div>
        ))}
      </section>
      {screen &&
        decisionsAround(screen).map(({ title, decided, reasons }) => (
          <section key={title}>
            <h3>
              {title}: <b>{decided}</b>
            </h3>
            <ReasonList reasons={reasons.filter(naming(wanted))} />
          </section>
        ))}
    </>
  );
}

function AddressForm({ ask }: { ask(address: string): void }): ReactNode {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const address = new FormData(event.currentTarget).get('address');
    ask(typeof address === 'string' ? address.trim() : '');
  }
  return (
    <form onSubmit={submit}>
      <label>
        Another address (empty: this page)
        <input name="address" placeholder="/…" autoComplete="off" spellCheck={false} />
      </label>
      <button type="submit">Explain</button>
    </form>
  );
}

/** Finds the reasons that have a text anywhere: in what was asked, in a clause, in a place. */
function naming(wanted: string): (reason: Reason) => boolean {
  const text = wanted.trim().toLowerCase();
  return (reason) => text === '' || JSON.stringify(reason).toLowerCase().includes(text);
}
