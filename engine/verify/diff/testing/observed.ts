import { decideNavigation, resolveNavigation } from '../../../core/navigation/index.ts';
import { decideBanners } from '../../../core/banner/decideBanners.ts';
import { createEvaluator, type Evaluator } from '../../../core/decision/index.ts';
import { openDialogs } from '../../../core/dialog/decideDialog.ts';
import { followAddress, formatNavigationResult, formatSaid } from '../../../core/explanation/index.ts';
import { assignmentOf, type AtomValue } from '../../../core/fact/index.ts';
import { decideFlow } from '../../../core/flow/decideFlow.ts';
import { decideHeader } from '../../../core/header/decideHeader.ts';
import { decidePush, type PushMessage } from '../../../core/push/decidePush.ts';
import type { ReadablePortal } from '../../outline/index.ts';

/** Atom -> its value in one assignment. */
export type Known = Readonly<Record<string, AtomValue>>;

/** Differences of the running code in one assignment at one address. */
export function observed(
  left: ReadablePortal,
  right: ReadablePortal,
  known: Known,
  address: string,
): string[] {
  const [one, other] = [seenBy(left, known, address), seenBy(right, known, address)];
  // A page that shows on one side only is one change: nobody would read its lines.
  if (one.way !== other.way) return [`- ${one.way}`, `+ ${other.way}`].sort();
  return [
    ...differing(one.lines, other.lines),
    ...dialogChanges(one.dialogs, other.dialogs),
    ...otherOrder(one.order, other.order),
    ...otherOrder(one.banners, other.banners),
  ].sort();
}

/** Differences of push messages in one assignment, of those that their manifests expect and of empty ones. */
export function observedMessages(left: ReadablePortal, right: ReadablePortal, known: Known): string[] {
  return ['BOOK', 'NEWS']
    .flatMap((category) => {
      const ends = [{ title: 'title' }, {}].map((payload) =>
        [left, right].map((portal) => endOf(portal, known, { category, payload })),
      );
      const [one, other] = [left, right].map((portal) => openedBy(portal, known, category));
      const opened = [one, other].map((dialogs) =>
        Object.keys(dialogs ?? {}).map((id) => `opens: dialog ${id}`),
      );
      const isOpen = opened.every(({ length }) => length > 0);
      const parts = isOpen
        ? dialogChanges(one ?? {}, other ?? {})
        : differing(opened[0] ?? [], opened[1] ?? []);
      const index = ends.findIndex(([from, to]) => from !== to);
      const [from, to] = ends[index] ?? [];
      const lacks = index === 1 && category === 'BOOK' ? ' without its fields' : '';
      const led = index < 0 ? [] : [`- ${from}`, `+ message ${category}${lacks} ${to}`];
      return [...led, ...parts];
    })
    .sort();
}

interface Seen {
  way: string;
  lines: readonly string[];
  dialogs: Dialogs;
  /** The dialogs that are open, the most urgent first. */
  order: readonly string[];
  /** The banners, the most urgent first. */
  banners: readonly string[];
}

/** Dialog -> its words: its own, then those of its parts. */
type Dialogs = Readonly<Record<string, readonly string[]>>;

function differing(before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((text) => !after.includes(text)).map((text) => `- ${text}`);
  return [...gone, ...after.filter((text) => !before.includes(text)).map((text) => `+ ${text}`)];
}

/** Changed lines of dialogs; without the parts of a dialog that is added or removed as a whole. */
function dialogChanges(before: Dialogs, after: Dialogs): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const [was, is] = [before[id] ?? [], after[id] ?? []];
    const isWhole = was.length === 0 || is.length === 0;
    return isWhole ? differing(was.slice(0, 1), is.slice(0, 1)) : differing(was, is);
  });
}

/** Pairs of dialogs or banners that show on both sides in a different order. */
function otherOrder(before: readonly string[], after: readonly string[]): string[] {
  return after.flatMap((first, index) =>
    after.slice(index + 1).flatMap((second) => {
      const was = [before.indexOf(first), before.indexOf(second)] as const;
      if (was.includes(-1) || was[0] < was[1]) return [];
      return ['- the other way round', `+ ${first} shows before ${second}`];
    }),
  );
}

function seenBy(portal: ReadablePortal, known: Known, path: string): Seen {
  const { site } = portal;
  const result = resolveNavigation(
    createEvaluator(site, assignmentOf(site.vocabulary, known)),
    { path, query: '' },
    true,
  );
  const opened = result.kind === 'redirect' ? result.open : undefined;
  if (result.kind !== 'show') {
    const evaluator = createEvaluator(site, assignmentOf(site.vocabulary, known));
    return {
      way: formatNavigationResult(result),
      lines: [],
      dialogs: dialogLines(evaluator, opened ? [opened] : []),
      order: [],
      banners: [],
    };
  }
  const { route } = result;
  const evaluator = createEvaluator(site, assignmentOf(site.vocabulary, { ...known, 'route.id': route }));
  const flow = decideFlow(evaluator, route);
  const regions = flow?.flow.regions ?? [];
  const options = { route, isDismissed: () => false };
  const layout = site.manifest.layout.regions;
  const isThere = (region: string): boolean =>
    regions.includes(region) &&
    evaluator.evaluate(layout[region]?.when, { kind: 'site', id: 'site', pointer: '', subject: '' }) === true;
  const banners = isThere('alerts')
    ? decideBanners(evaluator, 'top', options).map(({ id }) => `banner ${id}`)
    : [];
  const items = isThere('side')
    ? decideNavigation(evaluator, 'main', route).map(
        ({ item }) => `id ${item.id} “library:${item.id}” → /room`,
      )
    : [];
  const around = [
    ...(isThere('alerts') ? ['region alerts', 'library/banners placement top'] : []),
    ...(isThere('side') ? ['region side', 'library/menu navigation main'] : []),
  ];
  const onPage = wordsOf(evaluator, result.page);
  const open = openDialogs(evaluator, { isOpened: (id) => id === 'rules', isDismissed: () => false }).map(
    ({ id }) => id,
  );
  const lines = [
    `header ${decideHeader(evaluator, route)}`,
    `flow ${flow?.id}`,
    ...banners.map((each) => `${each}: placement top tone warning “library:${each.slice(7)}”`),
    ...items,
    ...around,
    ...onPage,
  ];
  const seen = open.filter((id) => id !== 'rules' || onPage.some((line) => line.includes('opens rules')));
  const order = open.map((id) => `dialog ${id}`);
  return { way: 'shown', lines, dialogs: dialogLines(evaluator, seen), order, banners };
}

function wordsOf({ site, evaluate }: Evaluator, page = ''): string[] {
  const body = site.manifests.page[page]?.body ?? [];
  return body
    .filter(({ when }) => evaluate(when, { kind: 'page', id: page, pointer: '', subject: '' }) === true)
    .map(({ widget, settings = {} }) => `${widget} ${Object.entries(settings).flat().join(' ')}`);
}

function dialogLines({ site, evaluate }: Evaluator, ids: readonly string[]): Dialogs {
  return Object.fromEntries(
    ids.map((id) => {
      const { title = '', actions = [], closableWhen } = site.manifests.dialog[id] ?? {};
      const location = { kind: 'dialog', id, pointer: '', subject: '' } as const;
      const buttons = actions
        .filter(({ when }) => evaluate(when, location) === true)
        .map(() => `“library:go” → /room style link in dialog ${id}`);
      const isShut = evaluate(closableWhen, location) !== true;
      return [
        id,
        [
          `dialog ${id}: “${String(title)}” “library:text”`,
          ...buttons,
          ...(isShut ? [`cannot be closed without an answer in dialog ${id}`] : []),
        ],
      ];
    }),
  );
}

/** The final address of a message. */
function endOf({ site }: ReadablePortal, known: Known, message: PushMessage): string {
  const assignment = assignmentOf(site.vocabulary, known);
  const target = decidePush(createEvaluator(site, assignment), message)?.destination;
  if (target?.kind !== 'inside') throw new Error('In this portal every message leads somewhere.');
  const hops = followAddress(site, assignment, target.address);
  const last = hops.at(-1);
  if (last?.result.kind !== 'show') return 'goes round in a circle';
  return `→ ${last.address}${hops.map(({ result }) => (result.kind === 'redirect' ? formatSaid(result) : '')).join('')}`;
}

function openedBy({ site }: ReadablePortal, known: Known, category: string): Dialogs {
  const evaluator = createEvaluator(site, assignmentOf(site.vocabulary, known));
  const open = decidePush(evaluator, { category, payload: {} })?.open;
  const location = { kind: 'push', id: category, pointer: '', subject: '' } as const;
  return open && evaluator.evaluate(open.when, location) === true
    ? dialogLines(evaluator, [open.dialog])
    : {};
}
