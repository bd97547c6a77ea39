import type { DrawnState, DrawnWay } from './sequenceGraph.ts';

/** A sequence as text: each state, what it says, and where every event and every end leads. */
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
