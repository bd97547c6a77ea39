import type { BenchLine } from '../line.ts';
import { usualCost } from '../statistics.ts';
import type { Landing } from './landingOf.ts';

/** A measured hard load. */
export interface Load {
  name: string;
  path: string;
  keeps: 'nothing' | 'what was loaded';
}

/** The portal, and the same pages by hand: React, react-router, Apollo and i18next, with their needs preloaded. */
export interface Pair<Value> {
  ours: Value;
  hand: Value;
}

/** A ratio of times that were measured in turns. */
function ratioLine(section: string, name: string, times: readonly Pair<number>[]): BenchLine {
  const [ours, hand] = [usualCost(times.map((each) => each.ours)), usualCost(times.map((each) => each.hand))];
  return {
    section,
    name,
    ours: ours / hand,
    unit: 'times',
    note: `${ours.toFixed(0)} ms / ${hand.toFixed(0)} ms`,
  };
}

/** The lines of a hard load, of the portal and of the pages by hand. */
export function landingLines({ name, keeps }: Load, landings: readonly Pair<Landing>[]): BenchLine[] {
  const section = `Landing, signed in, on ${name} (slow phone, ${keeps} kept)`;
  const isCold = keeps === 'nothing';
  const usual = (read: (landing: Landing) => number): Pair<number> => ({
    ours: usualCost(landings.map(({ ours }) => read(ours))),
    hand: usualCost(landings.map(({ hand }) => read(hand))),
  });
  const times = landings.map(({ ours, hand }) => ({ ours: ours.amount, hand: hand.amount }));
  const lives = landings.map(({ ours, hand }) => ({ ours: ours.live, hand: hand.live }));
  const chains = usual(({ chain }) => chain.length);
  const chain = landings.find(({ ours }) => ours.chain.length === chains.ours)?.ours.chain ?? [];
  const count = usual(({ requests }) => requests);
  const bytes = usual(({ kilobytes }) => kilobytes);
  const shift = usual((landing) => landing.shift);
  return [
    { ...ratioLine(section, 'until the amount is there / by hand', times), limit: 1, goal: 0.85 },
    { ...ratioLine(section, 'until a press is answered / by hand', lives), limit: 1.5, goal: 1 },
    {
      section,
      name: 'longest chain of requests',
      ours: chains.ours,
      unit: 'count',
      limit: 3,
      note: `by hand ${chains.hand}; ${chain.join(' → ')}`,
    },
    {
      section,
      name: 'requests',
      ours: count.ours,
      unit: 'count',
      note: `by hand ${count.hand}`,
      ...(isCold && { limit: 16 }),
    },
    {
      section,
      name: 'bytes',
      ours: bytes.ours,
      unit: 'kB',
      note: `by hand ${bytes.hand.toFixed(1)} kB`,
      ...(isCold && { limit: 155 }),
    },
    {
      section,
      name: 'layout shift',
      ours: shift.ours,
      unit: 'shift',
      limit: 0.02,
      note: `by hand ${shift.hand.toFixed(3)}`,
    },
  ];
}

/** The lines of walking from one page to another within the loaded portal. */
export function walkLines(walks: readonly Pair<number>[]): BenchLine[] {
  const section = 'Walking from the account page to billing (slow phone)';
  return [
    { ...ratioLine(section, 'from the press until all is there / by hand', walks), limit: 1.15, goal: 1 },
  ];
}
