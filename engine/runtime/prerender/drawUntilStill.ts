import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Portal } from '../portal/index.ts';
import type { Notes } from './notes.ts';

/** Drawing again brings nothing new after so many times, unless something is wrong. */
const mostRounds = 20;

/**
 * Draws with sources that answer, waits for what is on its way, and draws again, until two drawings in a row have asked for
 * nothing new and look alike. Undefined when that never comes.
 *
 * @param between what is done before each drawing but the first
 */
export async function drawUntilStill(
  portal: Portal,
  notes: Notes,
  view: ReactNode,
  between: () => void = () => undefined,
): Promise<string | undefined> {
  const { store, site, copy } = portal;
  const heard = new Set<string>();
  const stops: (() => void)[] = [];
  let before: string | undefined;
  try {
    for (let round = 0; round < mostRounds; round += 1) {
      if (round > 0) between();
      notes.clock = false;
      const html = renderToString(view);
      const asked = [...notes.facts.keys()].filter((name) => !heard.has(name));
      asked.forEach((name) => heard.add(name));
      const slots = asked.flatMap((name) => site.vocabulary.slotOf(name) ?? []);
      stops.push(store.subscribe(slots, () => undefined));
      notes.pending.push(copy.ensure([...notes.copy].filter((name) => name !== '')));
      await nothingPending(notes);
      const { modules, files, asked: addresses } = notes;
      const state = JSON.stringify([modules.size, files.size, addresses.size, known(portal, heard), html]);
      if (state === before) return html;
      before = state;
    }
    return undefined;
  } finally {
    for (const stop of stops) stop();
  }
}

function known({ store, site }: Portal, names: ReadonlySet<string>): unknown[] {
  const assignment = store.assignment();
  return [...names].map((name) => assignment[site.vocabulary.slotOf(name) ?? -1] !== undefined);
}

/** What has come may ask for something more, some promises later: at the latest in the next turn of the event loop. */
async function nothingPending({ pending }: Notes): Promise<void> {
  while (pending.length > 0) {
    await Promise.allSettled(pending.splice(0));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
