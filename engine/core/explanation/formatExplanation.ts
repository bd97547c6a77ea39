import type { NavigationResult } from '../navigation/index.ts';
import type { ConditionExplanation, ExplainedAtom, Ternary } from '../condition/index.ts';
import type { Reason } from '../decision/index.ts';
import { ownValue, type Place } from '../json/index.ts';
import type { AddressExplanation, Explained, ScreenExplanation } from './explainAddress.ts';
import type { ExplainedWidget } from './explainPlaces.ts';
import { formatAnalytics } from './explainAnalytics.ts';

/** How an explanation is written. */
export interface Telling {
  /** Adds to a place what the reader needs to find it: the folder, the line. */
  locate(place: Place): Place;
  /** The value of a fact at that time, in words. */
  shown(atom: ExplainedAtom): string;
}

const plainly: Telling = {
  locate: (place) => place,
  shown: ({ actual }) => (actual === undefined ? 'not known' : String(actual)),
};

/** The parts of an explanation. */
export const explainedParts = [
  'guards',
  'header',
  'flow',
  'banners',
  'menus',
  'dialogs',
  'timers',
  'widgets',
  'analytics',
] as const;

/**
 * An explanation as text: each decision with its reasons, and the place of each clause.
 *
 * @param only the parts that are written; where the address leads is always written
 */
export function formatExplanation(
  { hops, screen }: AddressExplanation,
  { locate = plainly.locate, shown = plainly.shown }: Partial<Telling> = {},
  only: readonly string[] = explainedParts,
): string {
  const telling = { locate, shown };
  const lines = hops.flatMap(({ address, result, reasons }) => [
    `${address} ${formatNavigationResult(result)}`,
    ...(only.includes('guards') ? reasonLines(reasons, telling) : []),
  ]);
  if (!screen) return lines.join('\n');
  const around = decisionsAround(screen).filter(({ part }) => only.includes(part));
  const places = only.includes('widgets') ? screen.places : [];
  const analytics = only.includes('analytics') ? screen.analytics : [];
  return [
    ...lines,
    ...around.flatMap(({ title, decided, reasons }) => [
      '',
      `${title}: ${decided}`,
      ...reasonLines(reasons, telling),
    ]),
    ...places.flatMap(({ title, widgets }) =>
      widgets.length === 0 ? [] : ['', title, ...widgetLines(widgets, 1, telling)],
    ),
    ...(analytics.length === 0 ? [] : ['', 'told to analytics', ...formatAnalytics(analytics)]),
  ].join('\n');
}

/** Something that was decided about a page around its content, in words: "menu main", "loans, rules". */
export interface DecisionSummary extends Pick<Explained<string>, 'decided' | 'reasons'> {
  part: (typeof explainedParts)[number];
  title: string;
}

/** Everything that was decided about a page around its content, one after the other. */
export function decisionsAround(screen: ScreenExplanation): readonly DecisionSummary[] {
  const { header, flow, banners, navigation, dialogs, timers, order } = screen;
  return [
    summaryOf('header', 'header', header),
    summaryOf('flow', 'flow', flow),
    ...Object.entries(banners).map(([id, each]) => summaryOf('banners', `placement ${id}`, each)),
    ...Object.entries(navigation).map(([id, each]) => summaryOf('menus', `menu ${id}`, each)),
    ...(dialogs.reasons.length === 0 ? [] : [summaryOf('dialogs', 'dialogs', dialogs)]),
    ...Object.entries(timers).map(([id, each]) => summaryOf('timers', `timer ${id}`, each)),
    ...(order && order.reasons.length > 0 ? [summaryOf('widgets', 'order of the steps', order)] : []),
  ];
}

function summaryOf(
  part: DecisionSummary['part'],
  title: string,
  { decided, reasons }: Explained<string | undefined | readonly string[]>,
): DecisionSummary {
  const words = typeof decided === 'object' ? decided.join(', ') || 'none' : (decided ?? 'not known yet');
  return { part, title, decided: words, reasons };
}

/** Says in words where one address leads. */
export function formatNavigationResult(result: NavigationResult): string {
  switch (result.kind) {
    case 'show':
      return `shows ${result.page === undefined ? `sequence ${result.sequence ?? ''}` : `page ${result.page}`}`;
    case 'redirect':
      return `→ ${result.orFact === undefined ? '' : `where ${result.orFact} says, or `}${result.address}${formatSaid(result)}`;
    case 'leave':
      return `leaves for ${result.url}`;
    case 'language':
      return `switches to ${result.language}, then → ${result.address}`;
    case 'wait':
      return `waits ${result.milliseconds} ms`;
  }
}

/** The error and dialog that show over the target of a redirect: ` (says not-lent, opens rules)`, or nothing. */
export function formatSaid({ error, open }: { error?: string; open?: string }): string {
  const said = [
    ...(error === undefined ? [] : [`says ${error}`]),
    ...(open === undefined ? [] : [`opens ${open}`]),
  ];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

function widgetLines(widgets: readonly ExplainedWidget[], depth: number, telling: Telling): string[] {
  return widgets.flatMap(({ reason, shows, missing, parts, inside }) => {
    const waits = missing.length === 0 ? '' : ` waits for ${missing.join(', ')}`;
    const place = reason ? `  ${written(telling.locate(reason.place))}` : '';
    return [
      `${'  '.repeat(depth)}${mark(shows)} ${reason?.subject ?? ''}${waits}${place}`,
      ...(reason ? whyNot(reason, depth + 1, telling) : []),
      ...parts.flatMap((part) => partLines(part, depth + 1, telling)),
      ...widgetLines(inside, depth + 1, telling),
    ];
  });
}

/** A part of a widget's settings with a condition of its own: what decides it where it is not there. */
function partLines(part: Reason, depth: number, telling: Telling): string[] {
  const { subject, place, because } = part;
  const line = `${'  '.repeat(depth)}${mark(because?.value)} ${subject}  ${written(telling.locate(place))}`;
  return [line, ...whyNot(part, depth + 1, telling)];
}

/** The clauses of a condition that does not hold. */
function whyNot({ place, because }: Reason, depth: number, telling: Telling): string[] {
  return !because || because.value === true
    ? []
    : clauseLines(because, depth, telling.locate(place).file, telling);
}

function reasonLines(reasons: readonly Reason[], telling: Telling): string[] {
  return reasons.flatMap(({ subject, outcome, place, because }) => [
    `  ${subject}${alternative(place)}: ${worded(outcome)}  ${written(telling.locate(place))}`,
    ...(because ? clauseLines(because, 2, telling.locate(place).file, telling) : []),
  ]);
}

/** The number of the choice, for one of several. */
function alternative({ pointer }: Place): string {
  const [, list, index] = /^\/(\w+)\/(\d+)/.exec(pointer) ?? [];
  return list === undefined || list === 'items' ? '' : `, ${list} ${Number(index) + 1}`;
}

/** One line a clause. The file is named again only where a clause stands in another one. */
function clauseLines(clause: ConditionExplanation, depth: number, file: string, telling: Telling): string[] {
  const { text, value, place, parts, atom } = clause;
  const actual = atom ? ` (is ${telling.shown(atom)}, from ${atom.source})` : '';
  const decides = atom?.decisive ? '  ◀ decides' : '';
  const here = telling.locate(place);
  const where = written(here, here.file === file ? '' : undefined);
  return [
    `${'  '.repeat(depth)}${mark(value)} ${text}${actual}${decides}  ${where}`,
    ...parts.flatMap((part) => clauseLines(part, depth + 1, here.file, telling)),
  ];
}

function written({ file, line, pointer }: Place, name: string = file): string {
  return line === undefined ? `${name}${pointer === '' ? '' : ` ${pointer}`}`.trim() : `${name}:${line}`;
}

/** An answer of a condition -> its sign, and how people say it. */
const answers: Readonly<Record<string, { sign: string; words: string }>> = {
  true: { sign: '✓', words: 'yes' },
  false: { sign: '✗', words: 'no' },
  unknown: { sign: '?', words: 'not known' },
};

/** The outcome of a reason as people say it. */
export function worded(outcome: string): string {
  return ownValue(answers, outcome)?.words ?? outcome;
}

/** The sign of an answer; undefined of what is none. */
export function signOf(outcome: string): string | undefined {
  return ownValue(answers, outcome)?.sign;
}

function mark(value: Ternary): string {
  return signOf(String(value ?? 'unknown')) ?? '';
}
