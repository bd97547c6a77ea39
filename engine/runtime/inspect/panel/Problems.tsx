import type { ReactNode } from 'react';
import type { Report } from '../../ports/index.ts';
import { problemLine } from '../bugReport.ts';

/** What was reported on this page, the newest first. */
export function Problems({ reports }: { reports: readonly Report[] }): ReactNode {
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
