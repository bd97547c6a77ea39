import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { bugReport, problemLine } from '../bugReport.ts';
import type { Inspected } from '../inspectedStore.ts';
import { factRows, shownAtom } from '../origin.ts';
import { Decisions } from './Decisions.tsx';
import { Facts } from './Facts.tsx';
import { ShownContext, Widgets } from './ReasonList.tsx';
import { Records } from './Records.tsx';
import { SequenceState } from './SequenceState.tsx';
import { Tabs } from './Tabs.tsx';
import { snapshotOf } from '../snapshot.ts';
import { whyRelease } from '../whyRelease.ts';
import type { Portal } from '../../portal/index.ts';
import type { Report } from '../../ports/index.ts';
import type { LoadedPointer } from '../../release/index.ts';

interface InspectorPanelProps {
  inspected: Inspected;
  portal: Portal;
  close(): void;
}

/** The panel beside the page: everything that was decided, and everything that it was decided by. */
export function InspectorPanel({ inspected, portal, close }: InspectorPanelProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reason = useReleaseReason(inspected, portal.release);
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
        <CopyButton text={() => bugReport({ snapshot, whyRelease: reason, rows, reports, site })} />
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      <p className="state">
        {snapshot.address} · {snapshot.environment} · {snapshot.language} · release{' '}
        <code>{snapshot.release ?? 'of manifests at hand'}</code>
        {snapshot.deciding && ' · a guard waits for facts'}
        {snapshot.navigationBlocked && ' · navigation blocked: something is on its way'}
        {reason !== undefined && (
          <>
            <br />
            {reason}
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

/**
 * Why this browser gets its release, as the pointer says when the panel is opened. Undefined until that is known, and
 * where the pointer cannot be had.
 *
 * @param shown path of the bundle that is shown
 */
function useReleaseReason({ release }: Inspected, shown: string | undefined): string | undefined {
  const [said, setSaid] = useState<LoadedPointer>();
  useEffect(() => {
    let isGone = false;
    release.ask().then(
      (answer) => isGone || setSaid(answer),
      () => isGone || setSaid(undefined),
    );
    return () => {
      isGone = true;
    };
  }, [release]);
  return said && whyRelease({ said, bucket: release.bucket, shown });
}

/** Copies a text. Where the browser refuses, the text is shown to be copied by hand. */
function CopyButton({ text }: { text(): string }): ReactNode {
  const [state, setState] = useState<{ said: string; shown?: string }>({ said: '' });
  const copy = async (): Promise<void> => {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setState({ said: 'Copied.' });
    } catch {
      setState({ said: 'Copy it by hand:', shown: copied });
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Copy for a bug report
      </button>
      <output>{state.said}</output>
      {state.shown !== undefined && (
        <textarea readOnly aria-label="Bug report" value={state.shown} rows={8} />
      )}
    </>
  );
}

/** What was reported on this page, the newest first. */
function Problems({ reports }: { reports: readonly Report[] }): ReactNode {
  if (reports.length === 0) return <p>Nothing was reported on this page.</p>;
  return (
    <ol reversed className="reasons">
      {reports
        .map((report, index) => ({ line: problemLine(report), index }))
        .toReversed()
        .map(({ line, index }) => (
          <li key={index}>{line}</li>
        ))}
    </ol>
  );
}
