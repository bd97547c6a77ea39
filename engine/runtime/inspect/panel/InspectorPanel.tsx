import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Portal } from '../../portal/index.ts';
import { bugReport } from '../bugReport.ts';
import type { Inspected } from '../inspected.ts';
import { factRows } from '../origin.ts';
import { shownAtom } from '../personal.ts';
import { snapshotOf } from '../snapshot.ts';
import { CopyButton } from './CopyButton.tsx';
import { Decisions } from './Decisions.tsx';
import { Facts } from './Facts.tsx';
import { Problems } from './Problems.tsx';
import { Records } from './Records.tsx';
import { ShownContext } from './ReasonList.tsx';
import { SequenceState } from './SequenceState.tsx';
import { Tabs } from './Tabs.tsx';
import { useReleaseReason } from './useReleaseReason.ts';
import { Widgets } from './Widgets.tsx';

/** What the panel is given. */
export interface InspectorPanelProps {
  inspected: Inspected;
  portal: Portal;
  close(): void;
}

/** The panel beside the page: everything that was decided, and everything that it was decided by. */
export function InspectorPanel({ inspected, portal, close }: InspectorPanelProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const whyRelease = useReleaseReason(inspected, portal.release);
  const store = inspected.storeOf(portal.store);
  if (!store) return undefined;
  const snapshot = snapshotOf(portal);
  const rows = factRows(portal, store);
  const { site } = portal;
  const reports = inspected.reports();
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const { sequence } = snapshot;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from wherever one is in it
    <aside className="panel" aria-labelledby="inspector-title" onKeyDown={closeOnEscape}>
      <header>
        <h2 id="inspector-title" tabIndex={-1} ref={heading}>
          Inspector
        </h2>
        <CopyButton text={() => bugReport({ snapshot, whyRelease, rows, reports, site })} />
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      <p className="state">
        {snapshot.address} · {snapshot.environment} · {snapshot.language} · release{' '}
        <code>{snapshot.release ?? 'of manifests at hand'}</code>
        {snapshot.deciding && ' · a guard waits for facts'}
        {snapshot.held && ' · held: something is on its way'}
        {whyRelease !== undefined && (
          <>
            <br />
            {whyRelease}
          </>
        )}
      </p>
      <ShownContext value={(atom) => shownAtom(site, atom)}>
        <Tabs
          tabs={[
            { title: 'Decisions', content: <Decisions portal={portal} explanation={snapshot.explanation} /> },
            {
              title: 'Widgets',
              content: <Widgets places={snapshot.explanation.screen?.places ?? []} />,
            },
            ...(sequence ? [{ title: 'Sequence', content: <SequenceState sequence={sequence} /> }] : []),
            { title: 'Facts and toggles', content: <Facts rows={rows} overrides={inspected.overrides} /> },
            { title: 'Records', content: <Records portal={portal} /> },
            { title: `Problems (${reports.length})`, content: <Problems reports={reports} /> },
          ]}
        />
      </ShownContext>
    </aside>
  );
}
