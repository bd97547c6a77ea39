import { useState, type FormEvent, type ReactNode } from 'react';
import {
  formatArrival,
  type AddressExplanation,
  type ScreenExplanation,
} from '../../../core/explanation/index.ts';
import type { Reason } from '../../../core/decision/index.ts';
import type { Site } from '../../../core/site/index.ts';
import type { Portal } from '../../portal/index.ts';
import { explainOther } from '../snapshot.ts';
import { ReasonList } from './ReasonList.tsx';

/** What the part is given: the explanation of the present address. */
export interface DecisionsProps {
  portal: Portal;
  explanation: AddressExplanation;
}

/** Where the address leads, and what was decided around the page; for another address, too. */
export function Decisions({ portal, explanation }: DecisionsProps): ReactNode {
  const [asked, setAsked] = useState('');
  const [wanted, setWanted] = useState('');
  const { site } = portal;
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
        {hops.map(({ address, arrival, reasons }) => (
          <div key={address}>
            <p>
              {address} <b>{formatArrival(arrival)}</b>
            </p>
            <ReasonList site={site} reasons={reasons.filter(naming(wanted))} />
          </div>
        ))}
      </section>
      {screen && <Screen site={site} screen={screen} wanted={wanted} />}
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

interface ScreenProps {
  site: Site;
  screen: ScreenExplanation;
  wanted: string;
}

function Screen({ site, screen, wanted }: ScreenProps): ReactNode {
  const named = (title: string, decided: string | undefined, reasons: readonly Reason[]): ReactNode => (
    <section key={title}>
      <h3>
        {title}: <b>{decided ?? 'not known yet'}</b>
      </h3>
      <ReasonList site={site} reasons={reasons.filter(naming(wanted))} />
    </section>
  );
  return (
    <>
      {named('Header', screen.header.decided, screen.header.reasons)}
      {named('Flow', screen.flow.decided, screen.flow.reasons)}
      {Object.entries(screen.banners).map(([id, { decided, reasons }]) =>
        named(`Banners in ${id}`, listed(decided), reasons),
      )}
      {Object.entries(screen.navigation).map(([id, { decided, reasons }]) =>
        named(`Menu ${id}`, listed(decided), reasons),
      )}
      {screen.dialogs.reasons.length > 0 &&
        named('Dialogs', listed(screen.dialogs.decided), screen.dialogs.reasons)}
    </>
  );
}

/** Finds the reasons that have a text anywhere: in what was asked, in a clause, in a place. */
function naming(wanted: string): (reason: Reason) => boolean {
  const text = wanted.trim().toLowerCase();
  return (reason) => text === '' || JSON.stringify(reason).toLowerCase().includes(text);
}

function listed(ids: readonly string[]): string {
  return ids.length === 0 ? 'none' : ids.join(', ');
}
