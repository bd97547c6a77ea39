import type { ExplainedAtom } from '../../core/condition/index.ts';
import { formatExplanation } from '../../core/explanation/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Report } from '../ports/index.ts';
import { type FactRow, shownAtom, shownValue } from './origin.ts';
import type { Snapshot } from './snapshot.ts';

/** Everything that a report about a wrong page needs. */
export interface BugReportParts {
  snapshot: Snapshot;
  /** Why this browser gets the release; undefined where that is not known. */
  whyRelease: string | undefined;
  rows: readonly FactRow[];
  reports: readonly Report[];
  site: Site;
}

/** What the inspector shows, as text for a bug report. Personal facts are left out. */
export function bugReport({ snapshot, whyRelease, rows, reports, site }: BugReportParts): string {
  const { release, environment, language, address, sequence } = snapshot;
  const shown = (atom: ExplainedAtom): string => shownAtom(site, atom);
  const told = rows.filter(
    ({ atom, value, isHidden }) => atom.fixed === undefined && value !== undefined && !isHidden,
  );
  return [
    `release ${release ?? 'none'} · ${environment} · ${language}`,
    ...(whyRelease === undefined ? [] : [whyRelease]),
    `address ${address}${snapshot.navigationBlocked ? ' · navigation blocked' : ''}${snapshot.deciding ? ' · waits' : ''}`,
    ...part('overrides', rows.filter(({ overridden }) => overridden).map(factLine)),
    ...part('decisions', [formatExplanation(snapshot.explanation, { shown })]),
    ...part('sequence', sequence ? sequenceLines(sequence) : []),
    ...part('facts', told.map(factLine)),
    ...part('problems', reports.map(problemLine)),
  ].join('\n');
}

/** A problem in one line. */
export function problemLine({ what, detail }: Report): string {
  const text = detailText(detail);
  return text === '' ? what : `${what}: ${text}`;
}

function detailText(detail: unknown): string {
  if (detail === undefined) return '';
  if (detail instanceof Error) return `${detail.name}: ${detail.message}`;
  if (typeof detail !== 'object' || detail === null) return String(detail);
  return Object.entries(detail)
    .map(([name, value]) => `${name} ${value instanceof Error ? detailText(value) : JSON.stringify(value)}`)
    .join(', ');
}

function part(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, ...lines];
}

function factLine({ atom, value, origin, isHidden }: FactRow): string {
  return `${atom.name} = ${shownValue(value, isHidden)} (${origin})`;
}

function sequenceLines({
  id,
  at,
  order,
  data,
  fields,
  transitions,
}: NonNullable<Snapshot['sequence']>): string[] {
  return [
    `${id} at ${at} · ${order.steps.join(' → ')}`,
    ...data.map(({ name, value, isHidden }) => `  ${name} = ${shownValue(value, isHidden)}`),
    ...[...fields, ...transitions].map(({ subject, outcome }) => `  ${subject}: ${outcome}`),
  ];
}
