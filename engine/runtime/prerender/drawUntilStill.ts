import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { FactStore } from '../facts/index.ts';
import type { Portal } from '../portal/index.ts';
import { sizesOf, type Notes } from './notes.ts';

/** Most drawings until nothing new comes, unless something is wrong. */
const mostRounds = 20;

/**
 * Draws with sources that answer, waits for their answers, and draws again, until two drawings in a row ask for nothing
 * new and look alike, or one asks for nothing new and nothing has come meanwhile: the next one would be the same.
 * Undefined if that never happens.
 *
 * @param between called before each drawing but the first
 */
export async function drawUntilStill(
  portal: Portal,
  notes: Notes,
  view: ReactNode,
  between?: () => void,
): Promise<string | undefined> {
  const { store, copy } = portal;
  const heard = new Map<FactStore, Set<string>>();
  const stops: (() => void)[] = [];
  let last: string | undefined;
  let metBefore = '';
  try {
    for (let round = 0; round < mostRounds; round += 1) {
      if (round > 0) between?.();
      notes.clock = false;
      let isNew = false;
      const before = store.assignment();
      const html = renderToString(view);
      for (const { store: of, facts } of [{ store, facts: notes.facts }, ...notes.scopes.values()]) {
        const known = heard.get(of) ?? new Set();
        const asked = [...facts.keys()].filter((name) => !known.has(name));
        isNew ||= asked.length > 0;
        heard.set(of, new Set(facts.keys()));
        const slots = asked.flatMap((name) => of.vocabulary.slotOf(name) ?? []);
        stops.push(of.subscribe(slots, () => undefined));
      }
      isNew ||= notes.pending.length > 0;
      notes.pending.push(copy.ensure([...notes.copy].filter((name) => name !== '')));
      await nothingPending(notes);
      // A widget that waits for its code looks like one that waits for a fact.
      const met = sizesOf(notes);
      if (!between && !isNew && met === metBefore && store.assignment() === before) return html;
      metBefore = met;
      const state = JSON.stringify([met, knownOf(heard), html]);
      if (state === last) return html;
      last = state;
    }
    return undefined;
  } finally {
    for (const stop of stops) stop();
  }
}

function knownOf(heard: ReadonlyMap<FactStore, ReadonlySet<string>>): unknown[] {
  return [...heard].flatMap(([{ vocabulary, assignment }, names]) => {
    const held = assignment();
    return [...names].map((name) => held[vocabulary.slotOf(name) ?? -1] !== undefined);
  });
}

/** An answer may cause further requests, some promises later: at the latest in the next turn of the event loop. */
async function nothingPending({ pending }: Notes): Promise<void> {
  while (pending.length > 0) {
    await Promise.allSettled(pending.splice(0));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
