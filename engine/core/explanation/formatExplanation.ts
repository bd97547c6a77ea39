import type { NavigationResult } from '../navigation/index.ts';
import type { ConditionExplanation, Ternary } from '../condition/index.ts';
import type { Reason } from '../decision/index.ts';
import type { Place } from '../json/index.ts';
import type { AddressExplanation, Explained } from './explainAddress.ts';
import type { ExplainedWidget } from './explainPlaces.ts';

/** Adds to a place what the reader needs to find it: the folder, the line. */
export type Locate = (place: Place) => Place;

/** The parts of an explanation. */
export const explainedParts = ['guards', 'header', 'flow', 'banners', 'menus', 'dialogs', 'widgets'] as const;

/**
 * An explanation as text: what was decided, under it why, and for each clause where it stands.
 *
 * @param only the parts that are told; where the address leads is told always
 */
export function formatExplanation(
  { hops, screen }: AddressExplanation,
  locate: Locate = (place) => place,
  only: readonly string[] = explainedParts,
): string {
  const lines = hops.flatMap(({ address, arrival, reasons }) => [
    `${address} ${formatArrival(arrival)}`,
    ...(only.includes('guards') ? reasonLines(reasons, locate) : []),
  ]);
  if (!screen) return lines.join('\n');
  const named = (what: string, id: string | undefined, { reasons }: Explained<unknown>): string[] => [
    '',
    `${what} ${id ?? 'not known yet'}`,
    ...reasonLines(reasons, locate),
  ];
  const listOf = (what: string, all: Readonly<Record<string, Explained<readonly string[]>>>): string[] =>
    Object.entries(all).flatMap(([id, each]) => named(`${what} ${id}:`, listed(each.decided), each));
  const { header, flow, dialogs } = screen;
  const parts: Record<(typeof explainedParts)[number], readonly string[]> = {
    guards: [],
    header: named('header', header.decided, header),
    flow: named('flow', flow.decided, flow),
    banners: listOf('placement', screen.banners),
    menus: listOf('menu', screen.navigation),
    dialogs: dialogs.reasons.length === 0 ? [] : named('dialogs:', listed(dialogs.decided), dialogs),
    widgets: screen.places.flatMap(({ title, widgets }) =>
      widgets.length === 0 ? [] : ['', title, ...widgetLines(widgets, 1, locate)],
    ),
  };
  return [...lines, ...explainedParts.flatMap((part) => (only.includes(part) ? parts[part] : []))].join('\n');
}

/** What came of arriving at one address. */
export function formatArrival(arrival: NavigationResult): string {
  switch (arrival.kind) {
    case 'show':
      return `shows ${arrival.page === undefined ? `sequence ${arrival.sequence ?? ''}` : `page ${arrival.page}`}`;
    case 'redirect':
      return `→ ${arrival.address}${formatSaid(arrival)}`;
    case 'leave':
      return `leaves for ${arrival.url}`;
    case 'language':
      return `switches to ${arrival.language}, then → ${arrival.address}`;
    case 'wait':
      return `waits ${arrival.milliseconds} ms`;
  }
}

/** What is shown over the page to which somebody is sent: ` (says not-lent, opens rules)`, or nothing. */
export function formatSaid({ error, open }: { error?: string; open?: string }): string {
  const said = [
    ...(error === undefined ? [] : [`says ${error}`]),
    ...(open === undefined ? [] : [`opens ${open}`]),
  ];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

function widgetLines(widgets: readonly ExplainedWidget[], depth: number, locate: Locate): string[] {
  return widgets.flatMap(({ reason, shows, missing, parts, inside }) => {
    const waits = missing.length === 0 ? '' : ` waits for ${missing.join(', ')}`;
    const place = reason ? `  ${written(locate(reason.place))}` : '';
    return [
      `${'  '.repeat(depth)}${mark(shows)} ${reason?.subject ?? ''}${waits}${place}`,
      ...parts.flatMap((part) => partLines(part, depth + 1, locate)),
      ...widgetLines(inside, depth + 1, locate),
    ];
  });
}

/** A part of a widget's settings with a condition of its own: what decides it where it is not there. */
function partLines({ subject, place, because }: Reason, depth: number, locate: Locate): string[] {
  const line = `${'  '.repeat(depth)}${mark(because?.value)} ${subject}  ${written(locate(place))}`;
  if (!because || because.value === true) return [line];
  return [line, ...clauseLines(because, depth + 1, place.file, locate)];
}

function listed(ids: readonly string[]): string {
  return ids.length === 0 ? 'none' : ids.join(', ');
}

function reasonLines(reasons: readonly Reason[], locate: Locate): string[] {
  return reasons.flatMap(({ subject, outcome, place, because }) => [
    `  ${subject}${alternative(place)}: ${worded(outcome)}  ${written(locate(place))}`,
    ...(because ? clauseLines(because, 2, place.file, locate) : []),
  ]);
}

/** Of several choices of one thing: which. */
function alternative({ pointer }: Place): string {
  const [, list, index] = /^\/(\w+)\/(\d+)/.exec(pointer) ?? [];
  return list === undefined || list === 'items' ? '' : `, ${list} ${Number(index) + 1}`;
}

/** One line a clause. The file is named again only where a clause stands in another one. */
function clauseLines(clause: ConditionExplanation, depth: number, file: string, locate: Locate): string[] {
  const { text, value, place, parts, atom } = clause;
  const actual = atom
    ? ` (is ${atom.actual === undefined ? 'not known' : String(atom.actual)}, from ${atom.source})`
    : '';
  const decides = atom?.decisive ? '  ◀ decides' : '';
  const where = written(locate(place), place.file === file ? '' : undefined);
  return [
    `${'  '.repeat(depth)}${mark(value)} ${text}${actual}${decides}  ${where}`,
    ...parts.flatMap((part) => clauseLines(part, depth + 1, place.file, locate)),
  ];
}

function written({ file, line, pointer }: Place, name: string = file): string {
  return line === undefined ? `${name}${pointer === '' ? '' : ` ${pointer}`}`.trim() : `${name}:${line}`;
}

function worded(outcome: string): string {
  return outcome === 'true'
    ? 'yes'
    : outcome === 'false'
      ? 'no'
      : outcome === 'unknown'
        ? 'not known'
        : outcome;
}

function mark(value: Ternary): string {
  return value === undefined ? '?' : value ? '✓' : '✗';
}
