import type { DrawnState } from './sequenceGraph.ts';

const box = { width: 210, height: 46, across: 280, down: 78, margin: 24 };

const colours: Readonly<Record<DrawnState['kind'], string>> = {
  step: '#dbe9ff',
  dialog: '#fff3d1',
  operation: '#e9e2fb',
  result: '#dcf3e3',
};

/** A sequence as a picture: steps from left to right, what stands over a step below it, the results at the end. */
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

/** One arrow to each state; what leads there is said where the pointer rests. */
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
