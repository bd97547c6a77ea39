import {
  manifestOf,
  openText,
  sentenceOf,
  type SequenceManifest,
  type Transition,
  transitionLists,
} from '../../engine/build.ts';
import type { OpenPortal } from './viewer/index.ts';

/** A state of a sequence, as it is drawn. */
interface DrawnState {
  name: string;
  kind: 'step' | 'dialog' | 'operation' | 'result';
  /** The text that customers read there, or the operation that runs. */
  says: string;
  /** The step over which it shows. */
  over: string | undefined;
  ways: readonly DrawnWay[];
}

/** A transition from a state. */
interface DrawnWay {
  /** The event or outcome; for an outcome, with its description from the signature of the operation. */
  trigger: string;
  /** Fields that must be accepted first. */
  needs: readonly string[];
  to: string;
  /** Its condition in words; undefined for everybody else. */
  when: string | undefined;
  /** The effects of the transition, in words: its error, the data that it sets or clears, a settled attempt. */
  does: readonly string[];
}

/** Every state of a sequence with its transitions: the steps in their order, then dialogs, operations and results. */
export function sequenceGraph(portal: OpenPortal, manifest: SequenceManifest): DrawnState[] {
  const { steps, order, variants = [], dialogs = {}, operations = {}, results = {} } = manifest;
  const lists = transitionLists(manifest);
  const state = (
    name: string,
    kind: DrawnState['kind'],
    {
      says,
      over,
      meanings = {},
      meanwhile,
    }: {
      says: string;
      over?: string;
      meanings?: Readonly<Record<string, string>>;
      meanwhile?: string | undefined;
    },
  ): DrawnState => ({
    name,
    kind,
    says,
    over,
    ways: [
      ...lists
        .filter((list) => list.state === name)
        .flatMap(({ trigger, needs, transitions }) =>
          transitions.map((transition) => ({
            trigger: `${trigger}${meanings[trigger] === undefined ? '' : ` (${meanings[trigger]})`}`,
            needs,
            to:
              transition.to ??
              manifestOf(portal.site.manifests, 'route', transition.leave?.route)?.path ??
              '',
            when: transition.when && openText(portal.site, [], transition.when),
            does: effectsOf(transition),
          })),
        ),
      ...(meanwhile === undefined
        ? []
        : [{ trigger: 'while nobody knows', needs: [], to: meanwhile, when: undefined, does: [] }]),
    ],
  });
  const [longest = order] = [order, ...variants.map((variant) => variant.order)].toSorted(
    (a, b) => b.length - a.length,
  );
  const named = Object.keys(steps).sort((a, b) => longest.indexOf(a) - longest.indexOf(b));
  return [
    ...named.map((name) => state(name, 'step', { says: sentenceOf(portal, steps[name]?.title ?? '') })),
    ...Object.entries(dialogs).map(([name, { title, over }]) =>
      state(name, 'dialog', { says: sentenceOf(portal, title), over }),
    ),
    ...Object.entries(operations).map(([name, { run, sends, over, unknown }]) =>
      state(name, 'operation', {
        says: `${run}, sent ${sends}`,
        over,
        meanings: portal.packs.operations[run]?.outcomes ?? {},
        meanwhile: unknown?.shows,
      }),
    ),
    ...Object.entries(results).map(([name, { title, means }]) =>
      state(name, 'result', { says: `${sentenceOf(portal, title)} ${means}` }),
    ),
  ];
}

function effectsOf({ error, set = {}, clear = [], newAttempt }: Transition): string[] {
  return [
    ...(error === undefined ? [] : [`says ${error}`]),
    ...Object.entries(set).map(([name, value]) => `sets ${name} to ${value}`),
    ...(newAttempt ? ['settles the attempt'] : []),
    ...(clear.length === 0 ? [] : [`clears ${clear.join(', ')}`]),
  ];
}

/** The orders of the steps, a line each: the usual one, and each other one with its condition. */
export function ordersText({ site }: OpenPortal, { order, variants = [] }: SequenceManifest): string {
  const others = variants.map((each) => `${each.order.join(' → ')}  if ${openText(site, [], each.when)}`);
  return [order.join(' → '), ...others].join('\n  ');
}

/** A sequence as text: each state, its words, and the target of every event and outcome. */
export function sequenceText(states: readonly DrawnState[]): string {
  return states
    .map(({ kind, name, says, over, ways }) => {
      const head = `${kind} ${name}: ${says}${over === undefined ? '' : `, over ${over}`}`;
      return [head, ...ways.map((way, index) => `  ${wayText(way, ways[index - 1])}`)].join('\n');
    })
    .join('\n\n');
}

function wayText({ trigger, needs, to, when, does }: DrawnWay, before: DrawnWay | undefined): string {
  const asks = needs.length === 0 ? '' : `, needs ${needs.join(', ')}`;
  const head = before?.trigger === trigger ? '' : `${trigger}${asks}`;
  const also = does.length === 0 ? '' : `, ${does.join(', ')}`;
  return `${head.padEnd(24)} → ${to}${also}${when === undefined ? '' : `  if ${when}`}`;
}

const box = { width: 210, height: 46, across: 280, down: 78, margin: 24 };

const colours: Readonly<Record<DrawnState['kind'], string>> = {
  step: '#dbe9ff',
  dialog: '#fff3d1',
  operation: '#e9e2fb',
  result: '#dcf3e3',
};

/** A sequence as SVG: steps from left to right, states over a step below it, the results at the end. */
export function sequenceSvg(title: string, states: readonly DrawnState[]): string {
  const places = placesOf(states);
  const all = [...places.values()];
  const width = Math.max(...all.map(({ x }) => x)) + box.width + 2 * box.margin;
  const height = Math.max(...all.map(({ y }) => y)) + box.height + 2 * box.margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-box.margin} ${-box.margin * 2} ${width} ${height}" font-family="sans-serif" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    '<defs><marker id="end" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#667"/></marker></defs>',
    ...states.flatMap((state) => arrows(state, places)),
    ...states.map((state) => drawn(state, places.get(state.name))),
    '</svg>',
    '',
  ].join('\n');
}

interface Spot {
  x: number;
  y: number;
}

function placesOf(states: readonly DrawnState[]): ReadonlyMap<string, Spot> {
  const columns = states.filter(({ kind }) => kind === 'step').map(({ name }) => name);
  const filled = new Map<number, number>();
  return new Map(
    states.map(({ name, kind, over }) => {
      const column = kind === 'result' ? columns.length : Math.max(0, columns.indexOf(over ?? name));
      const row = filled.get(column) ?? 0;
      filled.set(column, row + 1);
      return [name, { x: column * box.across, y: row * box.down }];
    }),
  );
}

function drawn({ name, kind, says }: DrawnState, at: Spot = { x: 0, y: 0 }): string {
  const short = says.length > 32 ? `${says.slice(0, 31)}…` : says;
  return [
    `<g transform="translate(${at.x} ${at.y})"><title>${escaped(`${kind} ${name}: ${says}`)}</title>`,
    `<rect width="${box.width}" height="${box.height}" rx="8" fill="${colours[kind]}" stroke="#667"/>`,
    `<text x="10" y="19" font-weight="bold">${escaped(name)}</text>`,
    `<text x="10" y="37" font-size="11">${escaped(short)}</text></g>`,
  ].join('');
}

/** One arrow to each target; its triggers show as a tooltip. */
function arrows({ name, ways }: DrawnState, places: ReadonlyMap<string, Spot>): string[] {
  return [...new Set(ways.map(({ to }) => to))].flatMap((to) => {
    const [from, end] = [places.get(name), places.get(to)];
    if (!from || !end || to === name) return [];
    const [y, endY] = [from.y + box.height / 2, end.y + box.height / 2];
    const isBack = end.x < from.x || (end.x === from.x && end.y < from.y);
    const [x, endX] = isBack
      ? [from.x, end.x + (end.x < from.x ? box.width : 0)]
      : [from.x + box.width, end.x + (end.x === from.x ? box.width : 0)];
    const bend = end.x === from.x ? (isBack ? -36 : 36) : (endX - x) / 2;
    const path = `M${x} ${y}C${x + bend} ${y} ${end.x === from.x ? endX + bend : endX - bend} ${endY} ${endX} ${endY}`;
    const said = ways
      .filter((way) => way.to === to)
      .map((way) => [way.trigger, way.when && `if ${way.when}`, ...way.does].filter(Boolean).join(', '));
    const isError = ways.some((way) => way.to === to && way.does.some((does) => does.startsWith('says ')));
    return [
      `<path d="${path}" fill="none" stroke="${isError ? '#b3261e' : '#667'}" stroke-width="1.4" marker-end="url(#end)"><title>${escaped(`${name} → ${to}\n${said.join('\n')}`)}</title></path>`,
    ];
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
